import type { Translated } from '../../../platform/phrases/translated.ts';

/** Russian phrases of writing to support. */
export const phrases = {
  contact: {
    open: 'Написать в поддержку',
    title: 'Чем помочь?',
    text: 'Напишите нам, и мы ответим письмом.',
    message: 'Ваше сообщение',
    replyTo: 'Ваш адрес электронной почты',
    send: 'Отправить сообщение',
    kept: 'Всё, что вы написали, осталось здесь.',
    sentTitle: 'Сообщение отправлено',
    sent: 'Мы ответим на {{email}}.',
    another: 'Написать ещё одно',
  },
} satisfies Translated<'ru', 'contact'>;
