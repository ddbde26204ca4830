import { composePicture } from '../pictures/compose.ts';
import type { Recipe } from '../pictures/recipe.ts';
import type { Api } from './api.ts';
import type { PictureOf } from './build.ts';
import type { LargeItem, LargeSection } from './menu.ts';

/** The dishes of a section that have a picture of their own: with ten sections, as many as may be uploaded in a minute. */
const OWN = 3;
/** The least that two dishes have in common to share a picture: a vessel, what fills it, and two things more. */
const ALIKE = 4;

/**
 * Answers the pictures of a menu's items. Some dishes of each section have one of their own, those that look like one of these
 * share it, and the others have none. A picture is drawn and uploaded when an item first needs it.
 */
export function sharedPictures(api: Api, sections: readonly LargeSection[]): PictureOf {
  const uploads = new Map<LargeItem, Promise<string>>();
  return async (item) => {
    const { items = [] } = sections.find((section) => section.items.includes(item)) ?? {};
    const every = Math.ceil(items.length / OWN);
    const models = items.filter((_, place) => place % every === 0);
    const model = models.includes(item) ? item : mostAlike(item, models);
    if (!model) return undefined;
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

/** The dish that looks most like another; undefined when none does. */
function mostAlike(item: LargeItem, models: readonly LargeItem[]): LargeItem | undefined {
  const look = partsOf(item.recipe);
  const shared = ({ recipe }: LargeItem) => partsOf(recipe).filter((part) => look.includes(part)).length;
  const [best] = models.toSorted((a, b) => shared(b) - shared(a));
  return best && shared(best) >= ALIKE ? best : undefined;
}

/** The parts of a picture: the vessel, what fills it, and all that lies on it and beside it. */
function partsOf({ vessel, filling, drink, bits = [], on = [], beside = [] }: Recipe): unknown[] {
  const sprites = [...on, ...beside].map((sprite) => (typeof sprite === 'string' ? sprite : sprite.name));
  return [vessel?.shape, filling?.kind, drink?.glass, ...bits, ...sprites].filter(
    (part) => part !== undefined,
  );
}
