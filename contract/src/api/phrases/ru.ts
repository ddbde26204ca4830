import { roomWords } from '../../catalogue/room.ts';
import { SCHEDULE } from '../../limits.ts';
import { fileSize } from '../../pictures/file-size.ts';
import type { Phrases } from './en.ts';

const rules = new Intl.PluralRules('ru');
/** After «не меньше» and «не больше» Russian asks for the genitive: «1 символа», «3 символов». */
const count = (n: number | string | undefined) =>
  `${n} ${rules.select(Number(n)) === 'one' ? 'символа' : 'символов'}`;

const HOLDERS = { venues: 'В заведении', menus: 'В меню', sections: 'В разделе', items: 'У блюда' };
/** In the genitive plural, which every limit asks for. */
const HELD = { menus: 'меню', sections: 'разделов', items: 'блюд', extras: 'добавок' };

/** Russian. */
export const ru = {
  problems: {
    malformed_json: () => 'Тело запроса — не корректный JSON.',
    malformed_request: () => 'Запрос составлен неверно.',
    unknown_parameter: ({ value }) => `Параметр запроса «${value}» здесь неизвестен.`,
    invalid_parameter: ({ value }) => `Недопустимое значение параметра запроса «${value}».`,
    token_empty: () => 'Токен не передан.',
    token_expired: () => 'Срок действия токена истёк.',
    token_invalid: () => 'Токен недействителен.',
    invalid_credentials: () => 'Неверный адрес или пароль.',
    pending_invitation: () => 'У вас есть приглашение: примите его, чтобы завершить создание учётной записи.',
    support_ended: () => 'У поддержки больше нет доступа к этой учётной записи.',
    email_not_confirmed: () => 'Подтвердите адрес электронной почты, чтобы снова вносить изменения.',
    suggestions_off: () => 'Сервис перевода здесь не настроен.',
    no_site: () => 'Сначала выберите учётную запись, которой помогаете.',
    forbidden: () => 'У вас нет прав на это действие.',
    theme_is_default: () => 'Тему по умолчанию изменить нельзя.',
    not_found: () => 'Здесь ничего нет.',
    method_not_allowed: () => 'Этот метод здесь не разрешён.',
    not_acceptable: () => 'Ответ недоступен в запрошенном виде.',
    type_mismatch: ({ value }) => `Тип здесь должен быть «${value}».`,
    client_id: () => 'Идентификатор новой записи назначает сервер; присылать его нельзя.',
    id_mismatch: () => 'Идентификатор в теле не совпадает с идентификатором в адресе.',
    last_venue: () => 'Последнее заведение удалить нельзя.',
    translation_exists: () => 'У этой записи уже есть перевод на этот язык.',
    request_in_progress: () => 'Такой же запрос ещё выполняется.',
    not_undoable: () => 'Это нельзя отменить.',
    already_undone: () => 'Это уже отменено.',
    undo_expired: ({ max }) => `Прошло больше ${max} дней: отменить это уже нельзя.`,
    changed_since: ({ value }) =>
      value ? `Позже это изменили: ${value}. Ничего не отменено.` : 'Позже это изменили. Ничего не отменено.',
    not_kept: () => 'Эта публикация слишком старая или слишком большая, её нельзя восстановить.',
    parent_gone: () => 'Удалено то, в чём это находилось. Сначала восстановите его.',
    in_another_venue: ({ value }) => `Меню теперь в заведении «${value}», поэтому отменить это здесь нельзя.`,
    gone: () => 'Этого здесь больше нет.',
    version_stale: () => 'Кто-то изменил запись после того, как вы её открыли.',
    body_too_large: () => 'Запрос слишком большой.',
    file_too_large: ({ max }) =>
      `Файл слишком большой. Максимальный размер файла — ${fileSize(Number(max), 'ru')}`,
    unsupported_media_type: () => 'Тип содержимого должен быть application/vnd.api+json.',
    required: () => 'Заполните это поле.',
    invalid_type: ({ value }) => `Значение должно быть другого типа (${value}).`,
    invalid_format: () => 'Неверный формат.',
    invalid_amount: () => 'Введите сумму, например 12.50.',
    invalid_characters: () => 'Есть символы, которые нельзя сохранить.',
    too_short: ({ min }) => `Не меньше ${count(min)}.`,
    too_long: ({ max }) => `Не больше ${count(max)}.`,
    too_small: ({ min }) => `Значение должно быть не меньше ${min}.`,
    too_big: ({ max }) => `Значение должно быть не больше ${max}.`,
    not_positive: () => 'Значение должно быть больше 0.',
    too_many: ({ max }) => `Элементов должно быть не больше ${max}.`,
    no_room: ({ max, value }) => {
      const { holder, held } = roomWords(value, HOLDERS, HELD);
      return `${holder} может быть не больше ${max} ${held}.`;
    },
    too_many_previews: ({ max }) =>
      `Ссылок на черновик уже ${max}. Чтобы создать новую, отзовите одну из них.`,
    too_few: ({ min }) => `Элементов должно быть не меньше ${min}.`,
    unknown_value: ({ value }) =>
      value ? `Допустимые значения: ${value}.` : 'Такого значения здесь быть не может.',
    unknown_field: ({ value }) => `Поле «${value}» неизвестно или недоступно для записи.`,
    unknown_record: () => 'Такой записи нет.',
    duplicate_value: () => 'Встречается здесь больше одного раза.',
    email_taken: () => 'Учётная запись с таким адресом уже есть.',
    slug_taken: () => 'Этот адрес занят.',
    slug_reserved: () => 'Этот адрес зарезервирован.',
    venue_not_available: () => 'Это заведение выбрать нельзя.',
    position_taken: () => 'Две записи не могут стоять на одном месте.',
    default_locale_required: () => 'Текст на основном языке удалить нельзя.',
    menu_theme_is_default: () => 'Оформление остальных меню удалить нельзя.',
    several_themes_enabled: () => 'Включить можно только одну тему.',
    image_unreadable: () => 'Не удалось прочитать фото. Подойдут JPEG и PNG.',
    image_too_many_pixels: ({ max }) => `Слишком большое фото: допускается не больше ${max} млн пикселей.`,
    upload_unknown: () => 'Загруженный файл неизвестен или уже удалён.',
    upload_used: () => 'Загруженный файл уже использован.',
    date_in_past: () => 'Это время уже прошло.',
    publish_before_sync: () => 'Публикация не может быть раньше синхронизации.',
    schedule_date_invalid: () => 'Такой даты нет.',
    schedule_time_invalid: () => 'Такого времени нет.',
    schedule_year_too_early: () => `Год должен быть не раньше ${SCHEDULE.firstYear}.`,
    schedule_end_not_after_start: () => 'Окончание должно быть позже начала.',
    schedule_overnight_too_long: () =>
      'С отметкой «До следующего дня» окончание должно быть не позже начала.',
    schedule_type_not_allowed: () => 'Такой вид расписания здесь не предлагается.',
    phone_extension: () => 'Укажите номер без добавочного.',
    confirmation_invalid: () => 'Ссылка для подтверждения недействительна.',
    confirmation_of_another: () =>
      'Эта ссылка относится к другой учётной записи. Выйдите здесь и откройте её ещё раз.',
    password_mismatch: () => 'Пароли не совпадают.',
    current_password_wrong: () => 'Текущий пароль указан неверно.',
    reset_invalid: () => 'Ссылка для смены пароля больше не действует. Запросите новую.',
    rate_limited: () => 'Слишком много запросов. Попробуйте чуть позже.',
    internal: () => 'На сервере произошла ошибка.',
    translator_away: () => 'Сервис перевода не отвечает. Попробуйте позже.',
    database_unavailable: () => 'Сервис сейчас недоступен. Попробуйте через минуту.',
    shutting_down: () => 'Сервис перезапускается. Попробуйте через минуту.',
  },
} satisfies Phrases;
