import type { picture as english } from '../en/picture.ts';
import type { Translated } from '../translated.ts';

/** What the picture picker says in Russian. */
export const picture = {
  picture: {
    choose: 'Выберите фото',
    drop: 'или перетащите его сюда',
    replace: 'Заменить фото',
    remove: 'Удалить фото',
    hint: 'JPEG или PNG, лучше всего {{width}} × {{height}} пикселей, не больше {{max}}',
    uploading: 'Фото загружается',
    shrink: 'Уменьшить и использовать',
    crop: 'Выбрать видимую часть',
    cropHint: 'Перетащите фото в рамке или подвиньте его стрелками.',
    part: 'Видимая часть фото',
    zoom: 'Масштаб',
    usePart: 'Использовать эту часть',
  },
} satisfies Translated<'ru', typeof english>;
