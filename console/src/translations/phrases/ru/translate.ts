import type { Translated } from '../../../platform/phrases/translated.ts';
import type { phrases as english } from '../en/translate.ts';

/** Russian phrases of the page of the translations. */
export const phrases = {
  translate: {
    title: 'Переводы',
    tree: 'Что можно перевести',
    choose: 'Выбрать, что перевести',
    items: 'Блюда раздела «{{title}}»',
    languages: 'Языки этого меню для гостей',
    main: 'Основной язык есть всегда: {{language}}. Отмеченные языки гости увидят после публикации.',
    complete: 'Всё переведено',
    missing_one: 'Не хватает {{count}} текста',
    missing_few: 'Не хватает {{count}} текстов',
    missing_many: 'Не хватает {{count}} текстов',
    missing_other: 'Не хватает {{count}} текста',
    missingIn: 'Нет перевода: {{language}}',
    outdated_one: 'Устарел {{count}} текст',
    outdated_few: 'Устарели {{count}} текста',
    outdated_many: 'Устарело {{count}} текстов',
    outdated_other: 'Устарело {{count}} текста',
    outdatedIn: 'Перевод устарел: {{language}}',
    changed: 'Изменено после перевода',
    stillRight: 'Перевод верен',
    unsaved: 'Ещё не сохранено',
    noText: 'Нет текста',
    extra: 'Добавка «{{title}}»',
    lacking: 'Нет перевода',
    lackingText:
      'Здесь ещё нет текста на основном языке заведения: {{language}}. Гости видят вместо него другой язык.',
    tick: 'Отметьте язык, на который хотите перевести.',
    oneLanguage: 'У заведения только один язык. Добавьте ещё один, и меню можно будет переводить здесь.',
    gone: 'Этого больше нет в меню. Выберите что-нибудь другое.',
    notices: {
      saved: 'Перевод «{{title}}» сохранён',
      accepted: 'Перевод «{{title}}» по-прежнему верен',
      shown: 'Языки «{{title}}» изменены',
    },
  },
} satisfies Translated<'ru', typeof english>;
