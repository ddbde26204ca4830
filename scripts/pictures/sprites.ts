import sharp from 'sharp';
import { assetPath } from '../../server/src/platform/files/assets.ts';

/** The ready-made pictures in `server/assets/pictures`, 256 pixels square. */
export const SPRITES = [
  'apple',
  'avocado',
  'bagel',
  'baguette',
  'banana',
  'beans',
  'beer',
  'bell-pepper',
  'blossom',
  'blueberries',
  'bread',
  'broccoli',
  'burger',
  'butter',
  'cake',
  'carrot',
  'champagne',
  'cheese',
  'cherries',
  'chestnut',
  'chocolate',
  'cocktail',
  'coconut',
  'coffee',
  'cookie',
  'corn',
  'crab',
  'croissant',
  'cucumber',
  'cupcake',
  'curry',
  'custard',
  'daisy',
  'doughnut',
  'drumstick',
  'dumpling',
  'egg',
  'eggplant',
  'falafel',
  'fish',
  'flatbread',
  'fried-egg',
  'fried-shrimp',
  'fries',
  'garlic',
  'ginger',
  'grapes',
  'green-apple',
  'green-salad',
  'herb',
  'hibiscus',
  'honey',
  'hot-dog',
  'hot-pepper',
  'ice-cream',
  'ice',
  'kiwi',
  'leaves',
  'lemon',
  'lettuce',
  'lobster',
  'mango',
  'meat',
  'melon',
  'olive',
  'onion',
  'orange',
  'oyster',
  'paella',
  'pancakes',
  'peach',
  'peanuts',
  'pear',
  'peas',
  'pie',
  'pineapple',
  'pita',
  'pizza',
  'potato',
  'rice',
  'rose',
  'sandwich',
  'shaved-ice',
  'shrimp',
  'soft-ice',
  'spaghetti',
  'squid',
  'steak',
  'stew',
  'strawberry',
  'sweet-potato',
  'taco',
  'teapot',
  'tomato',
  'tropical',
  'waffle',
  'watermelon',
  'wine',
  'wrap',
] as const;

type SpriteName = (typeof SPRITES)[number];

/** A ready-made food picture, as it is or with another hue (degrees), brightness or saturation (factors). */
export type Sprite = SpriteName | { name: SpriteName; hue?: number; light?: number; saturation?: number };

const made = new Map<string, Promise<string>>();

/** A ready-made picture as a data URL of a PNG, in the wanted tint. */
export function spriteUrl(sprite: Sprite): Promise<string> {
  const key = JSON.stringify(sprite);
  const url = made.get(key) ?? read(sprite);
  made.set(key, url);
  return url;
}

async function read(sprite: Sprite): Promise<string> {
  const { name, hue, light, saturation }: Exclude<Sprite, string> =
    typeof sprite === 'string' ? { name: sprite } : sprite;
  const png = await sharp(assetPath(`pictures/${name}.webp`))
    .modulate({ hue: hue ?? 0, brightness: light ?? 1, saturation: saturation ?? 1 })
    .png()
    .toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
}
