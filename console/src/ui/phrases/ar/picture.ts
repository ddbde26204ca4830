import type { Translated } from '../../../platform/phrases/translated.ts';

/** Arabic phrases of the picture picker. */
export const phrases = {
  picture: {
    choose: 'اختر صورة',
    drop: 'أو أفلتها هنا',
    replace: 'استبدال الصورة',
    remove: 'حذف الصورة',
    hint: 'JPEG أو PNG، والأفضل ⁦{{width}} × {{height}}⁩ بكسل، وما يتجاوز {{max}} يُصغَّر',
    uploading: 'جارٍ رفع الصورة',
    made: '{{before}}، صُغّرت إلى {{after}}',
    crop: 'اختيار الجزء الظاهر',
    cropHint: 'اسحب الصورة داخل الإطار، أو حرّكها بمفاتيح الأسهم.',
    part: 'الجزء الظاهر من الصورة',
    zoom: 'التقريب',
    usePart: 'استخدام هذا الجزء',
  },
} satisfies Translated<'ar', 'picture'>;
