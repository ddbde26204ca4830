import type { picture as english } from '../en/picture.ts';
import type { Translated } from '../translated.ts';

/** What the picture picker says in Arabic. */
export const picture = {
  picture: {
    choose: 'اختر صورة',
    drop: 'أو أفلتها هنا',
    replace: 'استبدل الصورة',
    remove: 'احذف الصورة',
    hint: 'JPEG أو PNG، والأفضل ⁦{{width}}x{{height}}⁩ بكسل، وبحد أقصى ⁦{{max}}⁩',
    uploading: 'جارٍ رفع الصورة',
    shrink: 'صغّر الصورة واستخدمها',
    crop: 'اختر الجزء الظاهر',
    cropHint: 'اسحب الصورة داخل الإطار، أو حرّكها بمفاتيح الأسهم.',
    part: 'الجزء الظاهر من الصورة',
    zoom: 'التقريب',
    usePart: 'استخدم هذا الجزء',
  },
} satisfies Translated<'ar', typeof english>;
