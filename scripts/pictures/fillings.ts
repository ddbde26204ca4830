import { strew } from './bits.ts';
import { n, type Random, shade } from './random.ts';
import type { Filling } from './recipe.ts';

type Of<K extends Filling['kind']> = Extract<Filling, { kind: K }>;

/** Draws a vessel's filling, centred on the origin, within `reach`. */
export function drawFilling(filling: Filling, reach: number, random: Random): string {
  switch (filling.kind) {
    case 'smooth':
      return smooth(filling, reach);
    case 'mound':
      return mound(filling, reach, random);
    case 'flat':
      return flat(filling, reach, random);
    case 'rods':
      return rods(filling, reach, random);
    case 'balls':
      return balls(filling, reach, random);
    case 'pieces':
      return pieces(filling, reach, random);
  }
}

function bulge(id: string, colour: string): string {
  return `<radialGradient id="${id}" cx=".36" cy=".3" r=".8"><stop offset="0" stop-color="${shade(colour, 0.38)}"/><stop offset=".55" stop-color="${colour}"/><stop offset="1" stop-color="${shade(colour, -0.34)}"/></radialGradient>`;
}

function smooth({ colour, swirl, oil }: Of<'smooth'>, reach: number): string {
  const grooves = swirl
    ? [0.82, 0.62, 0.42].map((part) => {
        const r = reach * part;
        return `<circle r="${n(r)}" fill="none" stroke="${shade(colour, -0.24)}" stroke-width="9" opacity=".55" transform="translate(2 4)"/><circle r="${n(r)}" fill="none" stroke="${shade(colour, 0.45)}" stroke-width="5" opacity=".75" stroke-dasharray="${n(r * 4.6)} ${n(r * 1.7)}" transform="rotate(${Math.round(part * 300)})"/>`;
      })
    : [
        `<path d="M${n(-reach * 0.7)} ${n(-reach * 0.3)}A${n(reach * 0.78)} ${n(reach * 0.78)} 0 0 1 ${n(-reach * 0.1)} ${n(-reach * 0.78)}" fill="none" stroke="#fff" stroke-width="11" stroke-linecap="round" opacity=".4"/>`,
      ];
  const pool = oil
    ? `<path d="M-58 6C-62 -40 -20 -58 14 -50S66 -12 50 24 -4 60 -30 48 -56 34 -58 6Z" fill="${oil}" opacity=".85"/><path d="M-40 -8C-36 -34 -10 -40 10 -36" fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round" opacity=".7"/>`
    : '';
  return `<defs>${bulge('food', colour)}</defs><circle r="${reach}" fill="#000" opacity=".28" transform="translate(3 5)"/><circle r="${reach}" fill="url(#food)"/>${grooves.join('')}${pool}`;
}

function mound({ colour, bits }: Of<'mound'>, reach: number, random: Random): string {
  const layers = [0.92, 0.72, 0.5].map((part) =>
    bits.map((name) => strew(name, reach * part, random, 1.15 * part)).join(''),
  );
  return `<defs>${bulge('food', colour)}</defs><circle r="${n(reach * 0.98)}" fill="#000" opacity=".3" filter="url(#near)" transform="translate(5 9)"/><circle r="${n(reach * 0.95)}" fill="url(#food)"/>${layers.join('')}`;
}

function flat({ dough, topping }: Of<'flat'>, reach: number, random: Random): string {
  const blisters = Array.from({ length: 26 }, () => {
    const angle = random.between(0, 6.28);
    return `<ellipse cx="${n(Math.cos(angle) * reach * 1.02)}" cy="${n(Math.sin(angle) * reach * 1.02)}" rx="${n(random.between(5, 13))}" ry="${n(random.between(4, 8))}" fill="${shade(dough, -0.45)}" opacity="${n(random.between(0.2, 0.6))}"/>`;
  });
  return `<defs>${bulge('crust', dough)}${bulge('food', topping)}</defs><circle r="${n(reach * 1.12)}" fill="#000" opacity=".4" filter="url(#near)" transform="translate(5 9)"/><circle r="${n(reach * 1.1)}" fill="url(#crust)"/>${blisters.join('')}<circle r="${n(reach * 0.9)}" fill="${shade(topping, -0.35)}" opacity=".6"/><circle r="${n(reach * 0.88)}" fill="url(#food)"/>`;
}

function rods({ colour, count, stick, marks }: Of<'rods'>, reach: number, random: Random): string {
  const gap = (reach * 1.66) / count;
  const thick = Math.min(52, gap * 0.86);
  const body = `<linearGradient id="food" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${shade(colour, 0.34)}"/><stop offset=".45" stop-color="${colour}"/><stop offset="1" stop-color="${shade(colour, -0.42)}"/></linearGradient>`;
  const rows = Array.from({ length: count }, (_, at) => {
    const y = (at - (count - 1) / 2) * gap;
    const half = Math.sqrt(Math.max(0, reach * reach - y * y)) * (stick ? 0.86 : 0.8);
    const box = `x="${n(-half)}" width="${n(half * 2)}" height="${n(thick)}" rx="${n(thick / 2)}"`;
    const pole = stick
      ? `<rect x="${n(-half - 62)}" y="-3.5" width="${n(half * 2 + 124)}" height="7" rx="3.5" fill="#d8b98a" stroke="#8a6a3c" stroke-width="1"/>`
      : '';
    const bars = marks
      ? Array.from(
          { length: Math.floor(half / 15) },
          (_, bar) =>
            `<rect x="${n(-half + 18 + bar * 30)}" y="${n(-thick / 2 + 4)}" width="8" height="${n(thick - 8)}" rx="4" fill="${shade(colour, -0.7)}" opacity=".5" transform="skewX(-18)"/>`,
        )
      : [];
    const shine = `<rect x="${n(-half + thick * 0.4)}" y="${n(-thick * 0.34)}" width="${n(half * 2 - thick * 0.8)}" height="${n(thick * 0.16)}" rx="${n(thick * 0.08)}" fill="#fff" opacity=".34"/>`;
    return `<g transform="translate(${n(random.between(-7, 7))} ${n(y)}) rotate(${n(random.between(-2, 2))})">${pole}<rect y="${n(-thick / 2 + 7)}" ${box} fill="#000" opacity=".32"/><rect y="${n(-thick / 2)}" ${box} fill="url(#food)"/>${bars.join('')}${shine}</g>`;
  });
  return `<defs>${body}</defs><g transform="rotate(-16)">${rows.join('')}</g>`;
}

function balls({ colour, count }: Of<'balls'>, reach: number, random: Random): string {
  const size = Math.min(54, (reach * 1.05) / Math.sqrt(count));
  const spots = Array.from({ length: count }, (_, at) => {
    const distance = reach * 0.76 * Math.sqrt((at + 0.35) / count);
    const angle = at * 2.4 + random.between(-0.1, 0.1);
    return { x: Math.cos(angle) * distance, y: Math.sin(angle) * distance };
  }).sort((a, b) => a.y - b.y);
  const drawn = spots.map(({ x, y }) => {
    const r = size * random.between(0.93, 1.05);
    return `<g transform="translate(${n(x)} ${n(y)})"><circle cx="5" cy="9" r="${n(r)}" fill="#000" opacity=".3"/><circle r="${n(r)}" fill="url(#food)"/><ellipse cx="${n(-r * 0.32)}" cy="${n(-r * 0.42)}" rx="${n(r * 0.3)}" ry="${n(r * 0.17)}" fill="#fff" opacity=".5" transform="rotate(-30)"/></g>`;
  });
  return `<defs>${bulge('food', colour)}</defs>${drawn.join('')}`;
}

function pieces({ colour, dust, diamond }: Of<'pieces'>, reach: number, random: Random): string {
  const size = 74;
  const steps = [-1, 0, 1];
  const drawn = steps.flatMap((row) =>
    steps.map((column) => {
      const half = size / 2 - 4;
      const layers = [0, 1, 2].map(
        (line) =>
          `<path d="M${-half + 5} ${half - 6 + line * 5}H${half - 5}" stroke="${shade(colour, line % 2 ? 0.3 : -0.4)}" stroke-width="2.5"/>`,
      );
      const top = strew('pistachio', half * 0.62, random, 0).concat(dusting(dust, half * 0.6, random));
      return `<g transform="translate(${column * size} ${row * size})"><rect x="${-half}" y="${-half + 12}" width="${half * 2}" height="${half * 2}" rx="9" fill="${shade(colour, -0.45)}"/>${layers.join('')}<rect x="${-half}" y="${-half}" width="${half * 2}" height="${half * 2}" rx="9" fill="url(#food)"/>${top}<rect x="${-half + 8}" y="${-half + 6}" width="${half}" height="6" rx="3" fill="#fff" opacity=".45"/></g>`;
    }),
  );
  const fit = n((reach / 150) * (diamond ? 0.95 : 1.05));
  const turn = diamond ? 'scale(1 .82) rotate(45)' : 'rotate(-8)';
  return `<defs>${bulge('food', colour)}</defs><g transform="scale(${fit}) ${turn}"><rect x="-116" y="-108" width="236" height="236" rx="12" fill="#000" opacity=".4" filter="url(#near)"/>${drawn.join('')}</g>`;
}

function dusting(colour: string, reach: number, random: Random): string {
  return Array.from({ length: 26 }, () => {
    const at = () => n(random.between(-reach, reach));
    return `<rect x="${at()}" y="${at()}" width="5" height="4" rx="1.5" fill="${shade(colour, random.between(-0.25, 0.25))}"/>`;
  }).join('');
}
