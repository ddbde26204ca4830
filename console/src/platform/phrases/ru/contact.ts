import type { contact as english } from '../en/contact.ts';
import type { Translated } from '../translated.ts';

/** What writing to support says in Russian. */
export const contact = {
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
} satisfies Translated<'ru', typeof english>;
