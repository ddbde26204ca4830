import { shade } from './random.ts';
import type { Vessel } from './recipe.ts';

/** A vessel drawn about the origin, and the radius within which food lies. */
export function drawVessel({ shape, colour }: Vessel): { svg: string; reach: number } {
  return DRAW[shape](colour);
}

const DRAW: { [S in Vessel['shape']]: (colour: string) => { svg: string; reach: number } } = {
  plate: (colour) => ({ svg: shadow('circle', 'r="208"') + plate(colour), reach: 150 }),
  bowl: (colour) => ({ svg: shadow('circle', 'r="192"') + bowl(colour), reach: 152 }),
  platter: (colour) => ({ svg: shadow('ellipse', 'rx="300" ry="190"') + platter(colour), reach: 140 }),
  pan: (colour) => ({ svg: shadow('circle', 'r="196"') + pan(colour), reach: 150 }),
  board: (colour) => ({ svg: shadow('rect', BOARD) + board(colour), reach: 150 }),
  tray: (colour) => ({ svg: shadow('circle', 'r="204"') + tray(colour), reach: 168 }),
};

const BOARD = 'x="-290" y="-176" width="580" height="352" rx="44"';

function shadow(tag: string, form: string): string {
  return `<${tag} ${form} fill="#000" opacity=".55" filter="url(#soft)" transform="translate(16 24)"/>`;
}

function slope(id: string, from: string, to: string): string {
  return `<linearGradient id="${id}" x1=".15" y1=".05" x2=".85" y2=".95"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`;
}

function plate(colour: string): string {
  const defs =
    slope('rim', shade(colour, 0.5), shade(colour, -0.18)) +
    slope('well', shade(colour, -0.16), shade(colour, 0.35));
  const ring = `<circle r="190" fill="none" stroke="${shade(colour, -0.45)}" stroke-opacity=".35" stroke-width="5" stroke-dasharray="3 11" stroke-linecap="round"/>`;
  return `<defs>${defs}</defs><circle r="208" fill="url(#rim)"/><circle r="206" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="3"/>${ring}<circle r="160" fill="url(#well)"/><circle r="152" fill="${shade(colour, 0.3)}"/>`;
}

function bowl(colour: string): string {
  const defs =
    slope('rim', shade(colour, 0.45), shade(colour, -0.35)) +
    slope('well', shade(colour, -0.5), shade(colour, -0.05));
  return `<defs>${defs}</defs><circle r="192" fill="url(#rim)"/><circle r="190" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="3"/><circle r="172" fill="url(#well)"/>`;
}

function platter(colour: string): string {
  const defs =
    slope('rim', shade(colour, 0.5), shade(colour, -0.2)) +
    slope('well', shade(colour, -0.16), shade(colour, 0.35));
  return `<defs>${defs}</defs><ellipse rx="300" ry="190" fill="url(#rim)"/><ellipse rx="284" ry="176" fill="none" stroke="${shade(colour, -0.4)}" stroke-opacity=".4" stroke-width="3"/><ellipse rx="262" ry="156" fill="url(#well)"/><ellipse rx="254" ry="149" fill="${shade(colour, 0.3)}"/>`;
}

function pan(colour: string): string {
  const defs =
    slope('rim', shade(colour, 0.45), shade(colour, -0.4)) +
    slope('well', shade(colour, -0.55), shade(colour, -0.1));
  const handle = (turn: number) =>
    `<g transform="rotate(${turn})"><path d="M150 -34H236Q262 -34 262 0T236 34H150Z" fill="none" stroke="url(#rim)" stroke-width="20" stroke-linejoin="round"/></g>`;
  return `<defs>${defs}</defs>${handle(0)}${handle(180)}<circle r="196" fill="url(#rim)"/><circle r="194" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="3"/><circle r="172" fill="url(#well)"/>`;
}

function board(colour: string): string {
  const defs = slope('rim', shade(colour, 0.22), shade(colour, -0.22));
  const grain = [-120, -75, -20, 30, 84, 132].map(
    (y) =>
      `<path d="M-280 ${y}Q-120 ${y - 16} 20 ${y}T280 ${y + 6}" fill="none" stroke="${shade(colour, -0.4)}" stroke-width="2" opacity=".3"/>`,
  );
  return `<defs>${defs}</defs><rect ${BOARD} fill="url(#rim)"/>${grain.join('')}<rect ${BOARD} fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="3"/><circle cx="258" r="13" fill="${shade(colour, -0.6)}"/>`;
}

function tray(colour: string): string {
  const defs =
    slope('rim', shade(colour, 0.6), shade(colour, -0.45)) +
    slope('well', shade(colour, -0.2), shade(colour, 0.25));
  const studs = Array.from(
    { length: 36 },
    (_, at) => `<circle cy="-190" r="4" fill="${shade(colour, 0.5)}" transform="rotate(${at * 10})"/>`,
  );
  return `<defs>${defs}</defs><circle r="204" fill="url(#rim)"/><circle r="202" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="2.5"/>${studs.join('')}<circle r="176" fill="url(#well)"/>`;
}
