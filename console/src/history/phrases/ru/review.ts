import type { Translated } from '../../../platform/phrases/translated.ts';
import type { phrases as english } from '../en/review.ts';

/** Russian phrases of the review before a publication. */
export const phrases = {
  review: {
    title: 'Что увидят гости',
    text_one: '{{count}} изменение с последней публикации.',
    text_few: '{{count}} изменения с последней публикации.',
    text_many: '{{count}} изменений с последней публикации.',
    text_other: '{{count}} изменения с последней публикации.',
    nothing: 'Гости видят всё, что здесь есть сейчас.',
    leftOut_one: 'и ещё {{count}} изменение',
    leftOut_few: 'и ещё {{count}} изменения',
    leftOut_many: 'и ещё {{count}} изменений',
    leftOut_other: 'и ещё {{count}} изменения',
    ofVenue: 'Заведение и оформление',
    in: 'раздел {{place}}',
    beneath_one: 'вместе с {{count}} позицией',
    beneath_few: 'вместе с {{count}} позициями',
    beneath_many: 'вместе с {{count}} позициями',
    beneath_other: 'вместе с {{count}} позициями',
    doubts_one: 'В {{count}} изменении может быть ошибка.',
    doubts_few: 'В {{count}} изменениях может быть ошибка.',
    doubts_many: 'В {{count}} изменениях может быть ошибка.',
    doubts_other: 'В {{count}} изменениях может быть ошибка.',
    doubt: {
      price_far: 'Цена сильно отличается от прежней. Всё верно?',
      section_empty: 'В этом разделе гости ничего не найдут.',
    },
    venue: 'Заведение: {{fields}}',
    venueField: '{{field}}: {{before}} → {{after}}',
    fields: {
      name: 'название',
      branch: 'филиал',
      slug: 'адрес меню',
      time_zone: 'часовой пояс',
      phone: 'телефон',
      cuisine: 'кухня',
      default_locale: 'основной язык',
      extra_locales: 'языки',
      map: 'место',
      external_profiles: 'профили',
    },
  },
} satisfies Translated<'ru', typeof english>;
