import { composePicture } from '../pictures/compose.ts';
import type { Recipe } from '../pictures/recipe.ts';
import type { Api } from './api.ts';
import type { PictureOf } from './build.ts';
import type { LargeItem, LargeSection } from './menu.ts';

/** The dishes of a section that have a picture of their own: drawing and storing one takes most of a second. */
const OWN = 2;

/**
 * Answers the pictures of a menu's items. Some dishes of each section have one of their own, and the others that of the one that
 * looks most like them. A picture is drawn and uploaded when an item first needs it.
 */
export function sharedPictures(api: Api, sections: readonly LargeSection[]): PictureOf {
  const uploads = new Map<LargeItem, Promise<string>>();
  return (item) => {
    const { items = [] } = sections.find((section) => section.items.includes(item)) ?? {};
    const every = Math.ceil(items.length / OWN);
    const model = mostAlike(
      item,
      items.filter((_, place) => place % every === 0),
    );
    const upload = uploads.get(model) ?? drawAndUpload(api, model);
    uploads.set(model, upload);
    return upload;
  };
}

async function drawAndUpload(api: Api, { key, recipe }: LargeItem): Promise<string> {
  return uploadPicture(api, `${key}.jpg`, await composePicture(recipe));
}

/** Uploads a picture; answers the signed id under which a record may use it. */
export async function uploadPicture(api: Api, filename: string, picture: Buffer): Promise<string> {
  const attributes = { data: picture.toString('base64'), filename };
  const { data } = await api.send('POST', '/direct_uploads', { type: 'blobs', attributes });
  return String(data.attributes.signed_id);
}

function mostAlike(item: LargeItem, models: readonly LargeItem[]): LargeItem {
  const looks = partsOf(item.recipe);
  const shared = ({ recipe }: LargeItem) => partsOf(recipe).filter((part) => looks.includes(part)).length;
  return models.reduce((best, model) => (shared(model) > shared(best) ? model : best), models[0] ?? item);
}

/** What is to be seen in a picture: the vessel, what fills it, and all that lies on it and beside it. */
function partsOf({ vessel, filling, drink, bits = [], on = [], beside = [] }: Recipe): unknown[] {
  const sprites = [...on, ...beside].map((sprite) => (typeof sprite === 'string' ? sprite : sprite.name));
  return [vessel?.shape, filling?.kind, drink?.glass, ...bits, ...sprites].filter(
    (part) => part !== undefined,
  );
}
