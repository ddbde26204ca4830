/**
 * Draws `docs/themes-en.webp` and `docs/themes-ar.webp`: the four starting themes side by side, each by its welcome page, its menu
 * and an open dish. Run it after a change of the public pages' look.
 */
import { DEFAULT_THEME, READY_MADE_THEMES } from '@sofra/contract/branding/themes';
import sharp, { type OverlayOptions } from 'sharp';
import { openSite } from './themes/site.ts';
import { venueIn } from './themes/venue.ts';

const PHONE = { width: 390, height: 780 };
const SHOWN = { width: 312, height: 624, gap: 24 };
const PATHS = ['', '/menu', '/menu#item-103'];
const GROUND = '#8a8f94';
const QUALITY = 72;

const site = await openSite();
const themes = [DEFAULT_THEME, ...READY_MADE_THEMES];
const step = (place: number, length: number) => SHOWN.gap + place * (length + SHOWN.gap);

for (const locale of ['en', 'ar'] as const) {
  const layers: OverlayOptions[] = [];
  for (const [column, theme] of themes.entries())
    for (const [row, path] of PATHS.entries()) {
      const shot = { publication: venueIn(theme), path, locale, browser: { viewport: PHONE } };
      const png = await site.show(shot, (page) => page.screenshot());
      layers.push({
        input: await sharp(png).resize(SHOWN.width, SHOWN.height).toBuffer(),
        left: step(column, SHOWN.width),
        top: step(row, SHOWN.height),
      });
    }
  const size = { width: step(themes.length, SHOWN.width), height: step(PATHS.length, SHOWN.height) };
  await sharp({ create: { ...size, channels: 3, background: GROUND } })
    .composite(layers)
    .webp({ quality: QUALITY })
    .toFile(`docs/themes-${locale}.webp`);
}
await site.close();
