import type { Translated } from '../../../platform/phrases/translated.ts';
import type { phrases as english } from '../en/ingredients.ts';

/** Arabic phrases of what dishes state of ingredients. */
export const phrases = {
  states: {
    label: 'المكونات',
    ofDish: 'مكونات هذا الصنف',
    ofExtra: 'مكونات {{title}}',
    ofUntitled: 'مكونات هذه الإضافة',
    ingredient_warnings: 'موجود',
    may_contain: 'قد يوجد',
    free_of: 'غير موجود',
    of: '{{name}}: {{state}}',
    line: '{{state}}: {{list}}',
    nothing: 'لم يُذكر شيء بعد',
    open_zero: 'لم يبقَ شيء غير مذكور',
    open_one: 'مكوّن واحد غير مذكور',
    open_two: 'مكوّنان غير مذكورين',
    open_few: '{{count}} مكونات غير مذكورة',
    open_many: '{{count}} مكوّنًا غير مذكور',
    open_other: '{{count}} مكوّن غير مذكور',
    change: 'تغيير',
    close: 'إغلاق',
    rest: 'كل ما عدا ذلك غير موجود…',
    restText:
      'غير مذكور: {{list}}. سيقرأ الضيوف الذين لديهم حساسية أن كل ذلك غير موجود هنا. لا يُذكر هذا إلا بعد التحقق من الوصفة والمطبخ والمورّدين.',
    restYes: 'نعم، كل ذلك غير موجود',
    checked: 'آخر تحقق: {{name}}، {{date}}',
    unchecked: 'لم يتحقق أحد من ذلك بعد.',
    signs: 'عند الحفظ يُسجَّل التغيير باسمك.',
    check: 'تحققتُ من هذه المكونات',
  },
} satisfies Translated<'ar', typeof english>;
