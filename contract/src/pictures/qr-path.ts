import { encode } from 'uqr';

/** The light modules around a code that readers need to find it (ISO/IEC 18004). */
export const QUIET_ZONE = 4;

/** A QR code of a text as a drawing: `size` modules square, and the path of the dark ones. */
export type QrPath = { size: number; path: string };

/** Draws the QR code of a text; loaded only where a code shows. */
export function qrPath(text: string): QrPath {
  const { size, data } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  const rows = data.map((row, y) =>
    row.map((isDark, x) => (isDark && !row[x - 1] ? run(row, x, y) : '')).join(''),
  );
  return { size, path: rows.join('') };
}

/** A drawn code as an SVG file, `side` pixels square. */
export function qrSvg({ size, path }: QrPath, side: number = size): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`;
}

/** The dark modules from (x, y) to the end of their run, as one rectangle. */
function run(row: readonly boolean[], x: number, y: number): string {
  const end = row.indexOf(false, x);
  const length = (end < 0 ? row.length : end) - x;
  return `M${x} ${y}h${length}v1h-${length}z`;
}
