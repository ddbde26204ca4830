import { n, type Random, shade } from './random.ts';
import type { Surface } from './recipe.ts';

/** The size of every picture in pixels. */
export const FRAME = { width: 824, height: 464 } as const;

const WHOLE = `width="${FRAME.width}" height="${FRAME.height}"`;

/** The table under the dish, filling the frame, with light from the upper left. */
export function drawSurface(surface: Surface, cloth: string, random: Random): string {
  const glow = `<radialGradient id="glow" cx=".3" cy=".12" r="1"><stop offset="0" stop-color="#fff" stop-opacity=".5"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".42"/></radialGradient>`;
  return `<defs>${glow}</defs><rect ${WHOLE} fill="${cloth}"/>${DRAW[surface](cloth, random)}<rect ${WHOLE} fill="url(#glow)"/>`;
}

const DRAW: { [S in Surface]: (cloth: string, random: Random) => string } = {
  linen,
  wood,
  tiles,
  stone,
  plain,
};

function linen(cloth: string, random: Random): string {
  const stripe = shade(cloth, random.pick([0.45, -0.3]));
  const turn = Math.round(random.between(-18, 18));
  const weave = `<pattern id="weave" width="6" height="6" patternUnits="userSpaceOnUse"><path d="M0 1.5H6M0 4.5H6" stroke="#fff" stroke-opacity=".10"/><path d="M1.5 0V6M4.5 0V6" stroke="#000" stroke-opacity=".07"/></pattern>`;
  const bands = [-40, 60, 78, 96, 690, 708, 726, 830];
  const lines = bands.map(
    (x) => `<rect x="${x}" y="-300" width="9" height="1100" fill="${stripe}" opacity=".55"/>`,
  );
  return `<defs>${weave}</defs><g transform="rotate(${turn} 412 232)">${lines.join('')}<rect x="-200" y="-300" width="1300" height="1100" fill="url(#weave)"/></g>`;
}

function wood(cloth: string, random: Random): string {
  const height = 116;
  return [0, 1, 2, 3]
    .map((plank) => {
      const tone = shade(cloth, random.between(-0.12, 0.12));
      const y = plank * height;
      const grain = Array.from({ length: 7 }, () => {
        const at = y + random.between(8, height - 8);
        const bend = random.between(-12, 12);
        return `<path d="M-10 ${n(at)}Q${n(random.between(150, 380))} ${n(at + bend)} 430 ${n(at)}T840 ${n(at + bend / 2)}" fill="none" stroke="${shade(cloth, -0.45)}" stroke-width="${n(random.between(0.8, 2.4))}" opacity=".28"/>`;
      });
      return `<rect y="${y}" width="824" height="${height}" fill="${tone}"/>${grain.join('')}<rect y="${y}" width="824" height="2.5" fill="#000" opacity=".35"/><rect y="${y + 2.5}" width="824" height="2" fill="#fff" opacity=".18"/>`;
    })
    .join('');
}

function tiles(cloth: string, random: Random): string {
  const light = shade(cloth, 0.62);
  const dark = shade(cloth, -0.4);
  const star = `<g transform="translate(52 52)"><rect x="-34" y="-34" width="68" height="68" fill="${dark}"/><rect x="-34" y="-34" width="68" height="68" fill="${dark}" transform="rotate(45)"/><rect x="-26" y="-26" width="52" height="52" fill="${light}"/><rect x="-26" y="-26" width="52" height="52" fill="${light}" transform="rotate(45)"/><circle r="17" fill="${cloth}"/><circle r="8" fill="${light}"/></g>`;
  const corners = [0, 104].flatMap((x) =>
    [0, 104].map((y) => `<circle cx="${x}" cy="${y}" r="14" fill="${light}"/>`),
  );
  const pattern = `<pattern id="tile" width="104" height="104" patternUnits="userSpaceOnUse" patternTransform="rotate(${random.pick([0, 45])}) scale(${random.pick([0.8, 1])})">${corners.join('')}${star}<path d="M0 0H104V104H0Z" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="2"/></pattern>`;
  return `<defs>${pattern}</defs><rect ${WHOLE} fill="url(#tile)" opacity=".42"/>`;
}

function stone(cloth: string, random: Random): string {
  const tones = [shade(cloth, 0.35), shade(cloth, 0.6), shade(cloth, -0.3), '#c98a62', '#d9cbb8'];
  return Array.from({ length: 150 }, () => {
    const size = random.between(3, 15);
    const corners = [0, 1, 2, 3, 4].map((corner) => {
      const reach = size * random.between(0.5, 1);
      const angle = corner * 1.26;
      return `${n(Math.cos(angle) * reach)},${n(Math.sin(angle) * reach)}`;
    });
    const at = `translate(${n(random.between(0, 824))} ${n(random.between(0, 464))})`;
    return `<polygon points="${corners.join(' ')}" transform="${at} rotate(${Math.round(random.between(0, 360))})" fill="${random.pick(tones)}" opacity=".7"/>`;
  }).join('');
}

function plain(cloth: string, random: Random): string {
  const edge = Math.round(random.between(220, 420));
  return `<path d="M${edge} 0L${edge - 190} 464H824V0Z" fill="${shade(cloth, -0.16)}"/>`;
}
