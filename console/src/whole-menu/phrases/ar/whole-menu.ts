import type { Translated } from '../../../platform/phrases/translated.ts';

/** Arabic phrases of a menu that is shown whole. */
export const phrases = {
  wholeMenu: {
    title: 'القائمة كاملة',
    pages: 'على صفحات',
    foldAll: 'طيّ الكل',
    openAll: 'فتح الكل',
    hint: 'اسحب الأصناف من مقابضها، وإلى أقسام أخرى أيضًا. ولسحب الأقسام اطوِها كلها.',
    chooseAll: 'اختيار كل ما في {{title}}',
    add: 'صنف جديد في «{{title}}»',
    lifted: 'تم رفع «{{title}}»: «{{section}}»، الموضع {{position}} من {{total}}.',
    over: '«{{title}}»: «{{section}}»، الموضع {{position}} من {{total}}.',
    dropped: '«{{title}}» الآن في «{{section}}»، الموضع {{position}} من {{total}}.',
    moved: 'تم نقل «{{title}}» إلى «{{section}}»، الموضع {{position}} من {{total}}',
  },
} satisfies Translated<'ar', 'whole-menu'>;
