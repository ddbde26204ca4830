import type { Translated } from '../../../platform/phrases/translated.ts';
import type { phrases as english } from '../en/frame.ts';

/** Russian phrases of the frame around every screen behind the login: navigation, top bar, publishing. */
export const phrases = {
  frame: {
    skip: 'Перейти к содержимому',
    main: 'Основное',
    openNavigation: 'Открыть навигацию',
    closeNavigation: 'Закрыть навигацию',
    look: 'Оформление',
    looks: { light: 'Светлое', dark: 'Тёмное', auto: 'Как на устройстве' },
    account: 'Учётная запись: {{name}}',
    welcome: 'Здравствуйте, {{name}}',
    profile: 'Профиль и настройки',
    newPassword: 'Сменить пароль',
    signOut: 'Выйти',
    venue: 'Заведение: {{name}}',
    roles: { master: 'Главное заведение', slave: 'Филиал' },
    venues: 'Заведения',
    addVenue: 'Добавить заведение',
    findVenue: 'Найти заведение',
    noVenue: 'Заведения «{{words}}» нет.',
    leaveVenue: 'Сменить заведение без сохранения?',
    leaveVenueText: 'То, что вы здесь изменили, ещё не сохранено.',
    leaveVenueNow: 'Сменить заведение',
    stayInVenue: 'Продолжить правку',
    soon: 'Скоро',
    stub: 'Это блюдо ещё готовится.',
    switching: 'Переход в другое заведение',
    working: 'Выполняется…',
    lost: 'Sofra сейчас недоступна. Пробуем снова…',
    lostText: 'Всё, что на экране, остаётся; сохранить изменения можно будет, когда связь вернётся.',
    back: 'Связь восстановлена',
  },
} satisfies Translated<'ru', typeof english>;
