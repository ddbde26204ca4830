import type { Translated } from '../../../platform/phrases/translated.ts';

/** Russian phrases of the publish button and the dialog of the menu’s address. */
export const phrases = {
  publishing: {
    publish: 'Опубликовать',
    published: 'Опубликовано',
    waiting_one: '{{count}} изменение гости ещё не видят',
    waiting_few: '{{count}} изменения гости ещё не видят',
    waiting_many: '{{count}} изменений гости ещё не видят',
    waiting_other: '{{count}} изменения гости ещё не видят',
    nothingWaiting: 'Гости видят всё',
    more: 'Другие действия',
    atOnce: 'Опубликовать без просмотра',
    publications: 'Публикации',
    most: '{{count}}+',
    open: 'Открыть меню',
    title: 'Ваше меню на столе',
    code: 'QR-код, который ведёт на {{address}}',
    copy: 'Скопировать ссылку',
    print: 'Распечатать код',
    copied: 'Ссылка скопирована',
    copyFailed: 'Браузер не дал скопировать. Выделите ссылку и скопируйте её вручную.',
    since: 'Гости видят то, что опубликовано {{date}}.',
  },
} satisfies Translated<'ru', 'publishing'>;
