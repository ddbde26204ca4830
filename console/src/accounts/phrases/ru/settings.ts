import type { Translated } from '../../../platform/phrases/translated.ts';

/** Russian phrases of the pages of settings: the person, their address and their password. */
export const phrases = {
  settings: {
    title: 'Настройки',
    tabs: { profile: 'Профиль', password: 'Пароль', support: 'Поддержка' },
    photo: 'Фото',
    language: 'Язык',
    languageHint: 'На этом языке Sofra говорит с вами и пишет письма.',
    save: 'Сохранить',
    saved: 'Сохранено',
    cityLeftOut: 'Для «{{name}}» город не выбран: при сохранении ваш город не изменится.',
    changed: 'Изменено',
  },
  emailChange: {
    change: 'Сменить адрес',
    title: 'Сменить адрес электронной почты',
    text: 'Мы отправим ссылку на новый адрес. Он начнёт действовать, как только вы её откроете.',
    textAtOnce: 'Новый адрес заменит нынешний сразу, и мы отправим на него ссылку для подтверждения.',
    address: 'Новый адрес электронной почты',
    submit: 'Сменить адрес',
    pending: 'Ссылку, отправленную на {{email}}, ещё не открыли. До тех пор для входа действует адрес выше.',
    ownerOnly: 'Сменить адрес может только владелец.',
  },
  passwordChange: {
    current: 'Текущий пароль',
    submit: 'Сменить пароль',
    forgotten: 'Забыли текущий?',
    ownerOnly: 'Сменить пароль этой учётной записи может только владелец.',
  },
} satisfies Translated<'ru', 'settings'>;
