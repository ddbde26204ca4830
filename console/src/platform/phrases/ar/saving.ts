import type { saving as english } from '../en/saving.ts';
import type { Translated } from '../translated.ts';

/** What is said in Arabic where something was saved by two, or was typed and not saved. */
export const saving = {
  saving: {
    clash: {
      title: 'عُدِّل «{{title}}» في هذه الأثناء',
      text: 'حفظه شخص آخر بعد أن فتحته. اختر ما يبقى.',
      mine: 'ما كتبته',
      theirs: 'ما حفظه الآخر',
      all: { mine: 'إبقاء كل ما كتبته', theirs: 'أخذ كل ما حفظه الآخر' },
      save: 'حفظ ما اخترته',
      nothing: 'لا شيء',
      yes: 'نعم',
      no: 'لا',
    },
    kept: {
      offer: 'لديك تعديلات لم تُحفظ من {{when}}.',
      photo: 'يجب اختيار الصورة من جديد.',
      restore: 'استعادة',
      discard: 'تجاهل',
    },
  },
} satisfies Translated<'ar', typeof english>;
