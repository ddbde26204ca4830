import type { Translated } from '../../../platform/phrases/translated.ts';
import type { phrases as english } from '../en/syncing.ts';

/** Russian phrases of a sync in the top bar and in lists. */
export const phrases = {
  syncing: {
    open: 'Синхронизация',
    branches: 'Филиалы',
    branchesText: 'Эти заведения получают меню отсюда.',
    noBranches: 'Другие ваши заведения могут получать меню отсюда.',
    label: 'Запланированная синхронизация',
    scheduled: 'Синхронизация филиалов: {{date}}',
    publishing: 'Публикация филиалов: {{date}}',
    failed: 'Синхронизация, запланированная на {{date}}, выполнена не полностью. {{reason}}',
    reasons: {
      disconnected: 'Ваш адрес электронной почты не подтверждён.',
      no_branches: 'Ни один филиал больше не выбран.',
      failed: 'Не удалось синхронизировать или опубликовать филиал. Запустите синхронизацию ещё раз.',
    },
    failures: {
      gone: 'Это заведение больше не филиал. В нём ничего не изменено.',
      internal:
        'Не удалось синхронизировать или опубликовать этот филиал. Его меню целы; попробуйте ещё раз.',
    },
    tryingAgain: 'Новая попытка: {{date}}.',
    succeeded: 'Запланированная на {{date}} синхронизация выполнена полностью.',
    again: 'Синхронизировать снова',
    change: 'Изменить',
    count_one: '{{count}} филиал',
    count_few: '{{count}} филиала',
    count_many: '{{count}} филиалов',
    count_other: '{{count}} филиала',
    synced: 'Синхронизация уже прошла',
    following: {
      now: 'Публикация сразу после неё',
      specific: 'Публикация: {{date}}',
      manually: 'Публикация вручную',
    },
    clock: 'Время: {{zone}}',
    dismiss: 'Скрыть',
    questions: {
      sync: {
        title: 'Отменить запланированную синхронизацию?',
        text: 'В филиалах останутся нынешние меню. Новую синхронизацию можно запланировать в любое время.',
        action: 'Отменить синхронизацию',
        keep: 'Оставить',
      },
      publish: {
        title: 'Отменить запланированную публикацию?',
        text: 'Филиалы уже синхронизированы. Гости увидят новые меню, когда каждый филиал будет опубликован.',
        action: 'Отменить публикацию',
        keep: 'Оставить',
      },
    },
  },
} satisfies Translated<'ru', typeof english>;
