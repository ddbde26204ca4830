import type { Translated } from '../../../platform/phrases/translated.ts';

/** Russian phrases of the picture picker. */
export const phrases = {
  picture: {
    choose: 'Выберите фото',
    drop: 'или перетащите его сюда',
    replace: 'Заменить фото',
    remove: 'Удалить фото',
    hint: 'JPEG или PNG, лучше всего {{width}} × {{height}} пикселей; больше {{max}} будет уменьшено',
    uploading: 'Фото загружается',
    made: '{{before}}, уменьшено до {{after}}',
    crop: 'Выбрать видимую часть',
    cropHint: 'Перетащите фото в рамке или подвиньте его стрелками.',
    part: 'Видимая часть фото',
    zoom: 'Масштаб',
    usePart: 'Использовать эту часть',
  },
} satisfies Translated<'ru', 'picture'>;
