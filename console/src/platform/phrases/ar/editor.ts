import type { editor as english } from '../en/editor.ts';
import type { Translated } from '../translated.ts';

/** What the editors of menus, sections and items say in Arabic. */
export const editor = {
  editor: {
    title: 'العنوان',
    currency: 'العملة',
    nothingFound: 'لا توجد عملة كهذه',
    price: 'السعر، {{currency}}',
    description: 'الوصف',
    note: 'ملاحظة',
    noteHint: 'ملاحظة بارزة يراها الضيوف.',
    flags: 'العلامات',
    ingredient_warnings: 'تحذيرات المكونات',
    food_speciality: 'نوع الطعام',
    extras: 'الإضافات',
    extraTitle: 'الإضافة',
    addExtra: 'أضف إضافة',
    removeExtra: 'إزالة {{title}}',
    photo: 'الصورة',
    edit: 'تعديل «{{title}}»',
    save: 'حفظ',
    create: 'إنشاء',
  },
  form: {
    leaveTitle: 'المغادرة دون حفظ؟',
    leaveText: 'ستفقد ما غيّرته هنا.',
    leave: 'مغادرة',
    stay: 'متابعة التعديل',
  },
} satisfies Translated<'ar', typeof english>;
