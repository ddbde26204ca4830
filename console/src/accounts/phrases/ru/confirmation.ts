import type { Translated } from '../../../platform/phrases/translated.ts';
import type { phrases as english } from '../en/confirmation.ts';

/** Russian phrases of confirming an e-mail address: its page, its dialog, and the reminder. */
export const phrases = {
  confirmation: {
    title: 'Подтвердите адрес электронной почты',
    text: 'Откройте ссылку из нашего письма или введите код из неё здесь.',
    checking: 'Проверяем ссылку…',
    token: 'Код из письма',
    submit: 'Подтвердить',
    needsSignIn: 'Нет письма? Войдите, и мы отправим его ещё раз.',
    signIn: 'Войти',
    doneTitle: 'Адрес подтверждён',
    doneText: 'Спасибо! Теперь вам доступно всё.',
    failedTitle: 'Не удалось подтвердить адрес',
    sendAgain: 'Отправить ещё раз',
    sent: 'Письмо уже в пути',
    wait_one: 'Ещё раз через {{count}} секунду',
    wait_few: 'Ещё раз через {{count}} секунды',
    wait_many: 'Ещё раз через {{count}} секунд',
    wait_other: 'Ещё раз через {{count}} секунды',
    reminder: 'Подтвердите адрес электронной почты: ссылка отправлена на {{email}}.',
    short_one: 'Подтвердите почту: остался {{count}}\u00a0день',
    short_few: 'Подтвердите почту: осталось {{count}}\u00a0дня',
    short_many: 'Подтвердите почту: осталось {{count}}\u00a0дней',
    short_other: 'Подтвердите почту: осталось {{count}}\u00a0дня',
    left_one: 'Остался {{count}} день, потом учётную запись можно будет только просматривать.',
    left_few: 'Осталось {{count}} дня, потом учётную запись можно будет только просматривать.',
    left_many: 'Осталось {{count}} дней, потом учётную запись можно будет только просматривать.',
    left_other: 'Осталось {{count}} дня, потом учётную запись можно будет только просматривать.',
    disconnected: 'Адрес электронной почты не подтверждён! Ваша учётная запись сейчас активна не полностью',
    disconnectedText:
      'Гости по-прежнему видят ваши меню. Чтобы снова вносить изменения, откройте ссылку из письма на {{email}}.',
    readOnly: 'Подтвердите адрес электронной почты, чтобы снова вносить изменения.',
    alert: 'Подтверждение электронной почты',
  },
} satisfies Translated<'ru', typeof english>;
