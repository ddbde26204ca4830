import type { recovery as english } from '../en/recovery.ts';
import type { Translated } from '../translated.ts';

/** What the ways to a new password say in Russian. */
export const recovery = {
  recovery: {
    title: 'Забыли пароль?',
    text: 'Укажите адрес эл. почты, и мы пришлём ссылку для нового пароля.',
    send: 'Отправить ссылку',
    sentTitle: 'Проверьте почту',
    sent: 'Если для {{email}} есть учётная запись, ссылка для нового пароля уже в пути.',
    sentHint: 'Письма нет? Загляните в спам или проверьте адрес.',
    otherAddress: 'Указать другой адрес',
    newTitle: 'Придумайте новый пароль',
    newText: 'После сохранения на всех других устройствах вход завершится.',
    newPassword: 'Новый пароль',
    confirmation: 'Повторите новый пароль',
    save: 'Сохранить пароль',
    done: 'Пароль изменён',
    toLogin: 'Вернуться ко входу',
  },
} satisfies Translated<'ru', typeof english>;
