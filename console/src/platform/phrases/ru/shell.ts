import type { shell as english } from '../en/shell.ts';
import type { Translated } from '../translated.ts';

/** What every screen of the console says in Russian: its pages, its failures, and the login. */
export const shell = {
  product: {
    line: 'Меню готово раньше, чем гости сядут за стол.',
    text: 'Соберите его один раз. Гости читают его на своём телефоне и на своём языке.',
    trial_one: '{{count}} день бесплатно',
    trial_few: '{{count}} дня бесплатно',
    trial_many: '{{count}} дней бесплатно',
    trial_other: '{{count}} дня бесплатно',
  },
  pages: {
    login: 'Вход',
    menus: 'Мои меню',
    'error-page': 'Страница не найдена',
    dashboard: 'Обзор',
    orders: 'Заказы',
    reports: 'Отчёты',
    campaigns: 'Кампании',
    integrations: 'Интеграции',
  },
  interface: {
    breadcrumbs: 'Вы здесь',
    language: 'Язык',
    close: 'Закрыть',
    cancel: 'Отмена',
    loading: 'Загрузка',
    tryAgain: 'Повторить',
    notices: 'Уведомления',
  },
  failures: {
    title: 'Ошибка!',
    unknown: 'На сервере произошла ошибка',
    connection: 'Sofra недоступна. Проверьте соединение и попробуйте ещё раз.',
    load: 'Не удалось загрузить',
    crash: 'На этой странице что-то пошло не так',
    forbidden: 'У вас нет доступа',
  },
  errorPage: {
    title: 'Упс. Эта страница потерялась.',
    text: 'Возможно, в адресе опечатка или страница переехала.',
    home: 'На главную',
  },
  login: {
    title: 'С возвращением',
    text: 'Войдите, чтобы накрыть на стол.',
    email: 'Эл. почта',
    password: 'Пароль',
    showPassword: 'Показать пароль',
    hidePassword: 'Скрыть пароль',
    remember: 'Запомнить меня',
    submit: 'Войти',
    rules: {
      emailRequired: 'Введите адрес эл. почты.',
      emailInvalid: 'Это не адрес эл. почты.',
      emailShort_one: 'В адресе не меньше {{count}} символа.',
      emailShort_few: 'В адресе не меньше {{count}} символов.',
      emailShort_many: 'В адресе не меньше {{count}} символов.',
      emailShort_other: 'В адресе не меньше {{count}} символов.',
      passwordRequired: 'Введите пароль.',
      passwordShort_one: 'В пароле не меньше {{count}} символа.',
      passwordShort_few: 'В пароле не меньше {{count}} символов.',
      passwordShort_many: 'В пароле не меньше {{count}} символов.',
      passwordShort_other: 'В пароле не меньше {{count}} символов.',
    },
  },
} satisfies Translated<'ru', typeof english>;
