import { roomWords } from '../../catalogue/room.ts';
import { SCHEDULE } from '../../limits.ts';
import { fileSize } from '../../pictures/file-size.ts';
import type { Phrases } from './en.ts';

const rules = new Intl.PluralRules('ar');
const FORMS = {
  zero: () => 'صفر من الأحرف',
  one: () => 'حرف واحد',
  two: () => 'حرفان',
  few: (n: unknown) => `${n} أحرف`,
  many: (n: unknown) => `${n} حرفًا`,
  other: (n: unknown) => `${n} حرف`,
} satisfies Record<Intl.LDMLPluralRule, (n: unknown) => string>;
const count = (n: number | string | undefined) => FORMS[rules.select(Number(n))](n);

const HOLDERS = { venues: 'المنشأة', menus: 'القائمة', sections: 'القسم', items: 'الصنف' };
const HELD = { menus: 'القوائم', sections: 'الأقسام', items: 'الأصناف', extras: 'الإضافات' };

/** Arabic. */
export const ar = {
  problems: {
    malformed_json: () => 'محتوى الطلب ليس JSON صالحًا.',
    malformed_request: () => 'صيغة الطلب غير صحيحة.',
    unknown_parameter: ({ value }) => `معامل الاستعلام «${value}» غير معروف هنا.`,
    invalid_parameter: ({ value }) => `قيمة معامل الاستعلام «${value}» غير مسموح بها.`,
    token_empty: () => 'رمز الدخول فارغ.',
    token_expired: () => 'انتهت صلاحية رمز الدخول.',
    token_invalid: () => 'رمز الدخول غير صالح.',
    invalid_credentials: () => 'البريد الإلكتروني أو كلمة المرور غير صحيحة.',
    pending_invitation: () => 'لديك دعوة معلّقة، اقبلها لإكمال إنشاء حسابك.',
    support_ended: () => 'لم تعد للدعم صلاحية الدخول إلى هذا الحساب.',
    email_not_confirmed: () => 'أكّد بريدك الإلكتروني لتتمكن من التعديل من جديد.',
    suggestions_off: () => 'لم تُضبط هنا خدمة ترجمة.',
    no_site: () => 'اختر أولًا حسابًا لدعمه.',
    forbidden: () => 'ليست لديك صلاحية لهذا الإجراء.',
    theme_is_default: () => 'لا يمكن تغيير السمة الافتراضية.',
    not_found: () => 'لا يوجد شيء هنا.',
    method_not_allowed: () => 'هذه الطريقة غير مسموح بها هنا.',
    not_acceptable: () => 'الاستجابة غير متاحة بالصيغة المطلوبة.',
    type_mismatch: ({ value }) => `يجب أن يكون النوع هنا «${value}».`,
    client_id: () => 'الخادم هو من يعطي السجل الجديد معرّفه؛ لا ترسل معرّفًا.',
    id_mismatch: () => 'المعرّف في المحتوى لا يطابق المعرّف في العنوان.',
    last_venue: () => 'لا يمكن حذف المنشأة الأخيرة.',
    translation_exists: () => 'توجد بالفعل ترجمة لهذا السجل بهذه اللغة.',
    request_in_progress: () => 'الطلب نفسه ما زال قيد التنفيذ.',
    not_undoable: () => 'لا يمكن التراجع عن هذا.',
    already_undone: () => 'سبق التراجع عن هذا.',
    undo_expired: ({ max }) => `مضى على هذا أكثر من ${max} يومًا ولم يعد التراجع عنه ممكنًا.`,
    changed_since: ({ value }) =>
      value
        ? `جرى تغيير هذا بعد ذلك من قِبل ${value}. لم يتم التراجع عن شيء.`
        : 'جرى تغيير هذا بعد ذلك. لم يتم التراجع عن شيء.',
    not_kept: () => 'هذا المنشور قديم جدًا أو كبير جدًا ولا يمكن استعادته.',
    parent_gone: () => 'حُذف ما كان هذا بداخله. استعِده أولًا.',
    in_another_venue: ({ value }) => `القائمة الآن في «${value}»، فلا يمكن التراجع عن هذا هنا.`,
    gone: () => 'لم يعد هذا موجودًا.',
    version_stale: () => 'عدّل شخص آخر هذا السجل بعد أن فتحته.',
    body_too_large: () => 'الطلب كبير جدًا.',
    file_too_large: ({ max }) => `الملف كبير جدًا. الحد الأقصى لحجم الملف هو ${fileSize(Number(max), 'ar')}`,
    unsupported_media_type: () => 'يجب أن يكون نوع المحتوى application/vnd.api+json.',
    required: () => 'يُرجى ملء هذا الحقل.',
    invalid_type: ({ value }) => `يجب أن تكون القيمة من نوع آخر (${value}).`,
    invalid_format: () => 'الصيغة غير صحيحة.',
    invalid_amount: () => 'أدخل مبلغًا مثل 12.50.',
    invalid_characters: () => 'يحتوي على رموز لا يمكن حفظها.',
    too_short: ({ min }) => `الحد الأدنى للطول: ${count(min)}.`,
    too_long: ({ max }) => `الحد الأقصى للطول: ${count(max)}.`,
    too_small: ({ min }) => `يجب ألا تقل القيمة عن ${min}.`,
    too_big: ({ max }) => `يجب ألا تزيد القيمة على ${max}.`,
    not_positive: () => 'يجب أن تكون القيمة أكبر من 0.',
    too_many: ({ max }) => `الحد الأقصى لعدد العناصر: ${max}.`,
    no_room: ({ max, value }) => {
      const { holder, held } = roomWords(value, HOLDERS, HELD);
      return `الحد الأقصى لعدد ${held} في ${holder}: ${max}.`;
    },
    too_many_previews: ({ max }) => `بلغ عدد روابط المسودة حده الأقصى (${max}). ألغِ أحدها لإنشاء رابط جديد.`,
    too_few: ({ min }) => `الحد الأدنى لعدد العناصر: ${min}.`,
    unknown_value: ({ value }) =>
      value ? `القيم المسموح بها هنا: ${value}.` : 'ليست من القيم المسموح بها هنا.',
    unknown_field: ({ value }) => `الحقل «${value}» غير معروف أو لا يمكن كتابته.`,
    unknown_record: () => 'لا يوجد سجل كهذا.',
    duplicate_value: () => 'مكرّر هنا أكثر من مرة.',
    email_taken: () => 'يوجد بالفعل حساب بهذا البريد الإلكتروني.',
    slug_taken: () => 'هذا العنوان مستخدم.',
    slug_reserved: () => 'هذا العنوان محجوز.',
    venue_not_available: () => 'لا يمكن اختيار هذه المنشأة.',
    position_taken: () => 'لا يمكن أن يكون لسجلين الموضع نفسه.',
    default_locale_required: () => 'لا يمكن حذف النص باللغة الرئيسية.',
    menu_theme_is_default: () => 'لا يمكن إزالة مظهر سائر القوائم.',
    several_themes_enabled: () => 'لا يمكن تفعيل أكثر من سمة واحدة.',
    image_unreadable: () => 'تعذّرت قراءة الصورة. استخدم JPEG أو PNG.',
    image_too_many_pixels: ({ max }) => `أبعاد الصورة كبيرة جدًا؛ الحد الأقصى ${max} مليون بكسل.`,
    upload_unknown: () => 'هذا الملف المرفوع غير معروف أو لم يعد موجودًا.',
    upload_used: () => 'سبق استخدام هذا الملف المرفوع.',
    date_in_past: () => 'هذا الوقت مضى.',
    publish_before_sync: () => 'لا يمكن أن يسبق النشرُ المزامنة.',
    schedule_date_invalid: () => 'هذا التاريخ غير موجود.',
    schedule_time_invalid: () => 'هذا الوقت غير موجود.',
    schedule_year_too_early: () => `يجب أن تكون السنة ${SCHEDULE.firstYear} أو بعدها.`,
    schedule_end_not_after_start: () => 'يجب أن تكون النهاية بعد البداية.',
    schedule_overnight_too_long: () => 'خيار «حتى اليوم التالي» يحتاج إلى نهاية لا تتأخر عن البداية.',
    schedule_type_not_allowed: () => 'هذا النوع من أوقات العرض غير متاح هنا.',
    phone_extension: () => 'اكتب الرقم من دون رقم داخلي.',
    confirmation_invalid: () => 'رابط التأكيد غير صالح.',
    confirmation_of_another: () => 'هذا الرابط يخص حسابًا آخر. سجّل خروجك هنا ثم افتح الرابط من جديد.',
    password_mismatch: () => 'كلمتا المرور غير متطابقتين.',
    current_password_wrong: () => 'كلمة المرور الحالية غير صحيحة.',
    reset_invalid: () => 'لم يعد رابط تعيين كلمة المرور صالحًا. اطلب رابطًا جديدًا.',
    rate_limited: () => 'طلبات كثيرة جدًا. حاول مرة أخرى بعد قليل.',
    internal: () => 'حدث خطأ في الخادم.',
    translator_away: () => 'خدمة الترجمة لا تستجيب. حاول مرة أخرى لاحقًا.',
    database_unavailable: () => 'الخدمة غير متاحة الآن. حاول مرة أخرى بعد لحظات.',
    shutting_down: () => 'يُعاد تشغيل الخدمة. حاول مرة أخرى بعد لحظات.',
  },
} satisfies Phrases;
