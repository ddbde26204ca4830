import type { Translated } from '../../../platform/phrases/translated.ts';

/** Russian phrases of the ways to a new password. */
export const phrases = {
  recovery: {
    title: 'Забыли пароль?',
    text: 'Укажите адрес электронной почты, и мы пришлём ссылку для смены пароля.',
    send: 'Отправить ссылку',
    sentTitle: 'Проверьте почту',
    sent: 'Если на {{email}} зарегистрирована учётная запись, ссылка для смены пароля уже в пути.',
    sentHint: 'Письма нет? Загляните в спам или проверьте адрес.',
    otherAddress: 'Указать другой адрес',
    newTitle: 'Придумайте новый пароль',
    newText: 'После сохранения на всех других устройствах будет выполнен выход.',
    newPassword: 'Новый пароль',
    confirmation: 'Повторите новый пароль',
    save: 'Сохранить пароль',
    done: 'Пароль изменён',
    toLogin: 'Вернуться ко входу',
  },
} satisfies Translated<'ru', 'recovery'>;
