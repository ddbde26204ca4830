import type { Translated } from '../../../platform/phrases/translated.ts';

/** Arabic phrases of a conflict of two saves and of kept input. */
export const phrases = {
  saving: {
    conflict: {
      title: 'تم تعديل «{{title}}» في هذه الأثناء',
      text: 'حفظ شخص آخر تعديلاته بعد أن بدأت. اختر ما يبقى.',
      mine: 'نسختك',
      theirs: 'النسخة الأخرى',
      all: { mine: 'إبقاء نسختي كلها', theirs: 'اعتماد الأخرى كلها' },
      save: 'حفظ ما اخترته',
      nothing: 'لا شيء',
      yes: 'نعم',
      no: 'لا',
    },
    kept: {
      offer: 'لديك تعديلات غير محفوظة منذ {{when}}.',
      photo: 'يجب اختيار الصورة من جديد.',
      restore: 'استعادة',
      discard: 'تجاهل',
    },
  },
} satisfies Translated<'ar', 'saving'>;
