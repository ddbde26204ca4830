import { n, type Random, shade } from './random.ts';
import type { Drink } from './recipe.ts';

/** The outline of each glass about its foot at the origin, the line its drink reaches, and where a handle sits. */
const GLASSES: {
  [G in Drink['glass']]: {
    outline: string;
    inner: string;
    top: number;
    half: number;
    handle?: string;
    stem?: string;
  };
} = {
  tumbler: {
    outline: 'M-84 -330L-66 -8Q-64 0 -54 0H54Q64 0 66 -8L84 -330Z',
    inner: 'M-74 -290L-58 -16Q-57 -10 -50 -10H50Q57 -10 58 -16L74 -290Z',
    top: -290,
    half: 73,
  },
  tulip: {
    outline:
      'M-72 -250C-84 -180 -36 -150 -36 -110C-36 -70 -74 -70 -72 -22Q-72 0 -50 0H50Q72 0 72 -22C74 -70 36 -70 36 -110C36 -150 84 -180 72 -250Z',
    inner:
      'M-68 -214C-72 -170 -30 -146 -30 -108C-30 -64 -66 -62 -64 -26Q-64 -10 -46 -10H46Q64 -10 64 -26C66 -62 30 -64 30 -108C30 -146 72 -170 68 -214Z',
    top: -214,
    half: 68,
  },
  goblet: {
    outline: 'M-96 -330C-104 -220 -70 -150 0 -140C70 -150 104 -220 96 -330Z',
    inner: 'M-88 -286C-88 -210 -58 -156 0 -150C58 -156 88 -210 88 -286Z',
    top: -286,
    half: 88,
    stem: 'M-6 -142V-18Q-60 -14 -64 0H64Q60 -14 6 -18V-142Z',
  },
  cup: {
    outline: 'M-118 -170C-118 -70 -84 -14 -50 0H50C84 -14 118 -70 118 -170Z',
    inner: 'M-108 -164C-108 -160 108 -160 108 -164Z',
    top: -164,
    half: 108,
    handle: 'M112 -140C190 -150 184 -50 92 -56',
  },
  mug: {
    outline: 'M-100 -230L-92 -14Q-90 0 -76 0H76Q90 0 92 -14L100 -230Z',
    inner: 'M-90 -206L-83 -20Q-82 -10 -72 -10H72Q82 -10 83 -20L90 -206Z',
    top: -206,
    half: 90,
    handle: 'M98 -190C184 -190 176 -50 90 -56',
  },
};

/** A glass or cup with its drink, about its foot at the origin, 330 pixels high at most. */
export function drawDrink({ glass, colours, ice, foam }: Drink, random: Random): string {
  const form = GLASSES[glass];
  const solid = glass === 'cup';
  const liquid = `<linearGradient id="liquid" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${colours[0]}"/><stop offset="1" stop-color="${colours[1]}"/></linearGradient>`;
  const body = `<linearGradient id="body"><stop offset="0" stop-color="#fff" stop-opacity="${solid ? 1 : 0.4}"/><stop offset=".3" stop-color="#fff" stop-opacity="${solid ? 1 : 0.06}"/><stop offset="1" stop-color="${solid ? '#b9b3c9' : '#fff'}" stop-opacity="${solid ? 1 : 0.26}"/></linearGradient>`;
  const handle = form.handle
    ? `<path d="${form.handle}" fill="none" stroke="${solid ? '#d9d4e4' : '#ffffff'}" stroke-opacity="${solid ? 1 : 0.6}" stroke-width="20" stroke-linecap="round"/>`
    : '';
  const stem = form.stem
    ? `<path d="${form.stem}" fill="#fff" fill-opacity=".5" stroke="#fff" stroke-opacity=".6" stroke-width="2"/>`
    : '';
  const surface = `<ellipse cy="${form.top}" rx="${form.half}" ry="${solid ? 26 : 13}" fill="${foam ?? shade(colours[0], 0.25)}"/><ellipse cx="${n(-form.half * 0.3)}" cy="${form.top - 2}" rx="${n(form.half * 0.4)}" ry="4" fill="#fff" opacity=".4"/>`;
  const head =
    foam && !solid
      ? `<rect x="${-form.half}" y="${form.top}" width="${form.half * 2}" height="26" rx="12" fill="${foam}"/>`
      : '';
  const rim = solid
    ? `<ellipse cy="-170" rx="118" ry="32" fill="#fff"/><ellipse cy="-168" rx="110" ry="27" fill="#cfc8dc"/>`
    : '';
  const shine = `<path d="M${n(-form.half * 0.72)} ${form.top + 26}L${n(-form.half * 0.62)} ${n(form.top * 0.3)}" stroke="#fff" stroke-width="9" stroke-linecap="round" opacity="${form.stem || solid ? 0 : 0.5}"/>`;
  const foot = `<ellipse cx="24" cy="4" rx="${glass === 'cup' ? 190 : 120}" ry="26" fill="#000" opacity=".5" filter="url(#near)"/>`;
  const saucer = solid
    ? '<ellipse cy="6" rx="180" ry="34" fill="#e9e5f1"/><ellipse cy="1" rx="176" ry="30" fill="#fff"/><ellipse cy="0" rx="96" ry="14" fill="#d6d0e2"/>'
    : '';
  return `<defs>${liquid}${body}</defs>${foot}${saucer}${handle}${stem}${solid ? '' : `<path d="${form.inner}" fill="url(#liquid)"/>`}${ice ? cubes(form, random) : ''}${solid ? '' : surface + head}<path d="${form.outline}" fill="url(#body)" stroke="#fff" stroke-opacity="${solid ? 0 : 0.75}" stroke-width="3"/>${rim}${solid ? surface : ''}${shine}`;
}

function cubes({ top, half }: { top: number; half: number }, random: Random): string {
  return [0, 1, 2, 3]
    .map((at) => {
      const x = (at % 2 ? 0.34 : -0.34) * half + random.between(-6, 6);
      const y = top + 34 + Math.floor(at / 2) * 50 + random.between(-6, 6);
      return `<rect x="-21" y="-21" width="42" height="42" rx="9" fill="#fff" fill-opacity=".38" stroke="#fff" stroke-opacity=".75" stroke-width="2" transform="translate(${n(x)} ${n(y)}) rotate(${Math.round(random.between(-30, 30))})"/>`;
    })
    .join('');
}
