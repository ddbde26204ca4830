import type { Translated } from '../../../platform/phrases/translated.ts';

/** Russian phrases of the dialog of the menu’s address: links for guests, and links to the draft for colleagues. */
export const phrases = {
  address: {
    text: 'Гости наводят камеру телефона на код или открывают ссылку.',
    newTab: '{{address}} (откроется в новой вкладке)',
    neverTitle: 'Ещё ничего не опубликовано',
    neverText: 'По этому адресу гости найдут ваше меню, как только вы опубликуете его впервые.',
    noDishes: 'Ни в одном меню, видимом гостям, пока нет блюд: они увидят пустую страницу.',
    publishEmpty: 'Опубликовать пустым',
  },
  menuLinks: {
    title: 'Ссылки на каждое меню',
    text: 'Ссылка сразу открывает меню: на языке гостя или на том, который вы выберете. Новые меню появятся там после публикации.',
    guests: 'Язык гостя',
    copy: 'Скопировать ссылку на {{title}}: {{language}}',
  },
  previews: {
    title: 'Предпросмотр для коллег',
    text: 'Каждый, у кого есть такая ссылка, 7 дней видит черновик так, как его увидят гости, на всех языках и без учётной записи.',
    make: 'Создать ссылку',
    made: 'Ссылка создана и скопирована',
    notCopied: 'Ссылка создана. Скопируйте её из списка.',
    list: 'Ссылки на черновик',
    link: 'Ссылка на черновик до {{until}}',
    facts: '{{name}} · до {{until}}',
    copy: 'Скопировать ссылку, которая действует до {{until}}',
    revoke: 'Отозвать',
    revokeOf: 'Отозвать ссылку, которая действует до {{until}}',
    revoked: 'Ссылка больше ничего не показывает',
  },
} satisfies Translated<'ru', 'menu-address'>;
