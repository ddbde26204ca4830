import { n, type Random, shade } from './random.ts';

type Shape = 'dot' | 'oval' | 'cube' | 'leaf' | 'ring' | 'egg' | 'drizzle';
type Bit = { shape: Shape; colours: string[]; size: [number, number]; count: number };

/** Small things that are strewn over a dish, by name. */
const BITS = {
  parsley: { shape: 'leaf', colours: ['#3f8f2f', '#57a83f', '#2f7526'], size: [4, 9], count: 34 },
  mint: { shape: 'leaf', colours: ['#2fa05a', '#49b873', '#1f8048'], size: [11, 18], count: 7 },
  rocket: { shape: 'leaf', colours: ['#4c9a2e', '#6bb544', '#2f7a22'], size: [14, 26], count: 16 },
  lettuce: { shape: 'leaf', colours: ['#8cc63f', '#a8d65c', '#6fae2e'], size: [22, 38], count: 12 },
  thyme: { shape: 'dot', colours: ['#4f6b2c', '#6c8438', '#3d5522'], size: [1.5, 3], count: 150 },
  paprika: { shape: 'dot', colours: ['#b3261a', '#d0402a', '#8f1d14'], size: [1.2, 3], count: 90 },
  sesame: { shape: 'oval', colours: ['#f7e6bd', '#efd79d', '#fff3d6'], size: [3, 4.5], count: 60 },
  nigella: { shape: 'oval', colours: ['#1e1a1c', '#332c2e'], size: [2.2, 3.4], count: 60 },
  pine: { shape: 'oval', colours: ['#f1d49a', '#e2b667', '#f8e3b7'], size: [6, 9], count: 20 },
  almond: { shape: 'oval', colours: ['#e9c48d', '#d9a864', '#f4dab0'], size: [9, 13], count: 12 },
  pistachio: { shape: 'cube', colours: ['#8fb43a', '#a9c957', '#6f9428'], size: [4, 8], count: 36 },
  walnut: { shape: 'cube', colours: ['#a8703c', '#8a5527', '#c48c55'], size: [8, 13], count: 14 },
  pomegranate: { shape: 'dot', colours: ['#c4123f', '#e02a56', '#9d0d31'], size: [5, 7.5], count: 24 },
  chickpeas: { shape: 'dot', colours: ['#e5bf7a', '#d9ab5f', '#f0d197'], size: [8, 11], count: 13 },
  beans: { shape: 'oval', colours: ['#8a5a34', '#a06c42', '#6f4526'], size: [9, 13], count: 26 },
  lentils: { shape: 'dot', colours: ['#9a6a34', '#7f5427', '#b58348'], size: [3.5, 5], count: 110 },
  onion: { shape: 'ring', colours: ['#c98bc0', '#e6c3e0', '#a8609d'], size: [9, 17], count: 9 },
  friedonion: { shape: 'ring', colours: ['#a55f1d', '#8a4a12', '#c07d36'], size: [7, 13], count: 22 },
  olives: { shape: 'ring', colours: ['#3a2b3f', '#4f6b2c', '#241a29'], size: [8, 11], count: 12 },
  tomato: { shape: 'cube', colours: ['#e23b2e', '#f0553f', '#c72a22'], size: [11, 17], count: 20 },
  cucumber: { shape: 'cube', colours: ['#a6d67b', '#7fbf56', '#c9eaa5'], size: [11, 17], count: 20 },
  feta: { shape: 'cube', colours: ['#fffaf0', '#f6eedd', '#ffffff'], size: [13, 20], count: 12 },
  beetroot: { shape: 'cube', colours: ['#8e1548', '#a92560', '#701039'], size: [14, 21], count: 20 },
  carrot: { shape: 'cube', colours: ['#f0862b', '#f7a048', '#d96f18'], size: [9, 15], count: 18 },
  peppers: { shape: 'cube', colours: ['#e0452f', '#f2b134', '#5aa63c'], size: [10, 16], count: 18 },
  croutons: { shape: 'cube', colours: ['#d99a4e', '#c07f35', '#e9b873'], size: [15, 23], count: 16 },
  corn: { shape: 'dot', colours: ['#f6c92e', '#ffdb5c'], size: [5, 7], count: 26 },
  chilli: { shape: 'ring', colours: ['#d62718', '#b81c10'], size: [5, 8], count: 14 },
  rice: { shape: 'oval', colours: ['#fffdf5', '#f4ecd8', '#fffaf0'], size: [7, 10], count: 330 },
  saffron: { shape: 'oval', colours: ['#f7cf57', '#f2b62e', '#ffe18a'], size: [7, 10], count: 330 },
  eggs: { shape: 'egg', colours: ['#ffb01f'], size: [24, 28], count: 3 },
  bulgur: { shape: 'dot', colours: ['#c79a57', '#b58646', '#d9b172'], size: [3.5, 5.5], count: 330 },
  greenwheat: { shape: 'oval', colours: ['#8d8a3c', '#a39f4f', '#74722e'], size: [5, 8], count: 300 },
  vermicelli: { shape: 'oval', colours: ['#a8662a', '#8f521d'], size: [9, 15], count: 40 },
  meat: { shape: 'cube', colours: ['#7a4326', '#8e5433', '#64341c'], size: [17, 27], count: 15 },
  mince: { shape: 'dot', colours: ['#7a4a2e', '#935f3d', '#643a22'], size: [4, 7], count: 90 },
  chicken: { shape: 'cube', colours: ['#e0a860', '#cf9148', '#efc284'], size: [18, 30], count: 14 },
  halloumi: { shape: 'cube', colours: ['#f5dfa4', '#eac878', '#fbecc4'], size: [20, 30], count: 9 },
  spinach: { shape: 'leaf', colours: ['#2f6b2b', '#3f8238', '#235420'], size: [12, 22], count: 30 },
  dates: { shape: 'oval', colours: ['#5a2d16', '#6f3b20', '#431f0e'], size: [14, 19], count: 8 },
  apricot: { shape: 'oval', colours: ['#f09a2e', '#f7b352'], size: [12, 17], count: 8 },
  coconut: { shape: 'oval', colours: ['#ffffff', '#f7f3ea'], size: [5, 8], count: 60 },
  cocoa: { shape: 'dot', colours: ['#4a2613', '#643720'], size: [1.2, 2.6], count: 130 },
  cinnamon: { shape: 'dot', colours: ['#9a5a2a', '#7f4519'], size: [1.2, 2.6], count: 110 },
  sugar: { shape: 'dot', colours: ['#ffffff'], size: [1.5, 3], count: 120 },
  petals: { shape: 'leaf', colours: ['#e8638c', '#f28bab', '#cf3f6d'], size: [9, 15], count: 9 },
  berries: { shape: 'dot', colours: ['#5b2a86', '#c2185b', '#3d4fa1'], size: [8, 12], count: 12 },
  yogurt: { shape: 'drizzle', colours: ['#fffdf6'], size: [7, 9], count: 3 },
  tahini: { shape: 'drizzle', colours: ['#e8d2a4'], size: [6, 8], count: 3 },
  honey: { shape: 'drizzle', colours: ['#e39a1c'], size: [5, 7], count: 3 },
  molasses: { shape: 'drizzle', colours: ['#5a1226'], size: [4, 6], count: 3 },
  chocolate: { shape: 'drizzle', colours: ['#4a2613'], size: [5, 7], count: 3 },
  tomatosauce: { shape: 'drizzle', colours: ['#cf3a24'], size: [8, 10], count: 3 },
} satisfies { [name: string]: Bit };

/** The name of a kind of bits. */
export type Bits = keyof typeof BITS;

/** Strews bits over a circle of radius `reach` about the origin; `many` multiplies their number. */
export function strew(name: Bits, reach: number, random: Random, many = 1): string {
  const bit: Bit = BITS[name];
  if (bit.shape === 'drizzle') return drizzle(bit, reach, random);
  if (bit.shape === 'egg') return eggs(bit, reach, random);
  return Array.from({ length: Math.round(bit.count * many) }, () => {
    const angle = random.between(0, Math.PI * 2);
    const distance = reach * Math.sqrt(random.between(0, 1));
    const size = random.between(...bit.size);
    const at = `translate(${n(Math.cos(angle) * distance)} ${n(Math.sin(angle) * distance)})`;
    const turn = `rotate(${Math.round(random.between(0, 360))})`;
    return `<g transform="${at} ${turn}">${draw(bit.shape, size, random.pick(bit.colours))}</g>`;
  }).join('');
}

function draw(shape: Shape, size: number, colour: string): string {
  const dark = shade(colour, -0.35);
  const light = shade(colour, 0.4);
  const s = n(size);
  if (shape === 'dot') {
    if (size < 4) return `<circle r="${s}" fill="${colour}"/>`;
    const shine = `<circle cx="${n(size * -0.3)}" cy="${n(size * -0.3)}" r="${n(size * 0.3)}" fill="${light}" opacity=".8"/>`;
    return `<circle cy="1.5" r="${s}" fill="${dark}" opacity=".6"/><circle r="${s}" fill="${colour}"/>${shine}`;
  }
  if (shape === 'oval') {
    const half = n(size * 0.42);
    return `<ellipse cy="1.3" rx="${s}" ry="${half}" fill="${dark}" opacity=".5"/><ellipse rx="${s}" ry="${half}" fill="${colour}"/><ellipse cx="${n(size * -0.2)}" cy="${n(size * -0.12)}" rx="${n(size * 0.5)}" ry="${n(size * 0.12)}" fill="${light}" opacity=".7"/>`;
  }
  if (shape === 'cube') {
    const box = `x="${n(-size / 2)}" width="${s}" height="${s}" rx="${n(size * 0.22)}"`;
    return `<rect y="${n(2 - size / 2)}" ${box} fill="${dark}" opacity=".65"/><rect y="${n(-size / 2)}" ${box} fill="${colour}"/><rect x="${n(size * -0.34)}" y="${n(size * -0.36)}" width="${n(size * 0.62)}" height="${n(size * 0.2)}" rx="${n(size * 0.1)}" fill="${light}" opacity=".55"/>`;
  }
  if (shape === 'leaf') {
    const path = `M${-size} 0Q0 ${n(-size * 0.75)} ${s} 0Q0 ${n(size * 0.75)} ${-size} 0Z`;
    return `<path transform="translate(0 2)" d="${path}" fill="${dark}" opacity=".5"/><path d="${path}" fill="${colour}"/><path d="M${n(-size * 0.8)} 0H${n(size * 0.8)}" stroke="${light}" stroke-width="1" opacity=".7"/>`;
  }
  return `<circle cy="1.5" r="${s}" fill="none" stroke="${dark}" stroke-width="${n(size * 0.42)}" opacity=".5"/><circle r="${s}" fill="none" stroke="${colour}" stroke-width="${n(size * 0.42)}"/>`;
}

function eggs({ colours, size, count }: Bit, reach: number, random: Random): string {
  const turn = random.between(0, 2);
  return Array.from({ length: count }, (_, at) => {
    const angle = turn + (at * Math.PI * 2) / count;
    const r = random.between(...size);
    const white = `<path d="M${n(-2.1 * r)} 0C${n(-2.3 * r)} ${n(-1.7 * r)} ${n(-0.6 * r)} ${n(-2.2 * r)} ${n(0.5 * r)} ${n(-1.8 * r)}S${n(2.5 * r)} ${n(-0.6 * r)} ${n(1.9 * r)} ${n(0.7 * r)} ${n(0.4 * r)} ${n(2.2 * r)} ${n(-0.7 * r)} ${n(1.8 * r)} ${n(-2 * r)} ${n(1.2 * r)} ${n(-2.1 * r)} 0Z"`;
    const yolk = `<circle cy="3" r="${n(r)}" fill="#d98a10"/><circle r="${n(r)}" fill="${colours[0]}"/><ellipse cx="${n(-r * 0.3)}" cy="${n(-r * 0.4)}" rx="${n(r * 0.32)}" ry="${n(r * 0.18)}" fill="#fff" opacity=".75"/>`;
    const place = `translate(${n(Math.cos(angle) * reach * 0.6)} ${n(Math.sin(angle) * reach * 0.6)})`;
    return `<g transform="${place} rotate(${Math.round(random.between(0, 360))})">${white} fill="#000" opacity=".25" transform="translate(3 5)"/>${white} fill="#fffdf8"/>${yolk}</g>`;
  }).join('');
}

function drizzle({ colours, size }: Bit, reach: number, random: Random): string {
  const rows = 7;
  const width = random.between(...size);
  const points = Array.from({ length: rows }, (_, row) => {
    const y = (row / (rows - 1) - 0.5) * 1.5 * reach;
    const half = Math.sqrt(Math.max(0, reach * reach - y * y)) * 0.86;
    return `${n(row % 2 ? half : -half)} ${n(y)}`;
  });
  const line = `M${points[0]}${points
    .slice(1)
    .map((point, at) => `Q${at % 2 ? reach * 0.9 : -reach * 0.9} ${point.split(' ')[1]} ${point}`)
    .join('')}`;
  const colour = colours[0] ?? '#ffffff';
  const stroke = `fill="none" stroke-linecap="round" stroke-linejoin="round" d="${line}"`;
  return `<g transform="rotate(${Math.round(random.between(-35, -10))})"><path ${stroke} stroke="${shade(colour, -0.4)}" stroke-width="${n(width + 2)}" opacity=".35" transform="translate(1 2.5)"/><path ${stroke} stroke="${colour}" stroke-width="${n(width)}"/><path ${stroke} stroke="#fff" stroke-width="${n(width * 0.25)}" opacity=".45" transform="translate(-1 -1.5)"/></g>`;
}
