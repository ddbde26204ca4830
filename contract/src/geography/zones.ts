import { DAY, MINUTE } from '../limits.ts';

const QUARTER = 15 * MINUTE;

/** The number of cached offsets per zone: some two weeks of quarters of an hour. */
const KEPT = 1500;

type Zone = { format: Intl.DateTimeFormat; offsets: Map<number, number> };
const zones = new Map<string, Zone>();

function zoneOf(name: string): Zone {
  let zone = zones.get(name);
  if (!zone) {
    const format = new Intl.DateTimeFormat('en-US', { timeZone: name, timeZoneName: 'longOffset' });
    zone = { format, offsets: new Map() };
    zones.set(name, zone);
  }
  return zone;
}

function readOffset(zone: Zone, milliseconds: number): number {
  const [, sign, hours, minutes] = /GMT([+-])(\d+):(\d+)/.exec(zone.format.format(milliseconds)) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0));
}

/**
 * Minutes that a zone's wall clock is ahead of UTC at an instant (milliseconds since 1970); throws a RangeError for an
 * unknown zone. Read once a quarter of an hour: since 2021 clocks change on whole quarters of UTC only.
 */
export function offsetMinutes(name: string, milliseconds: number): number {
  const zone = zoneOf(name);
  const quarter = Math.floor(milliseconds / QUARTER);
  let offset = zone.offsets.get(quarter);
  if (offset === undefined) {
    if (zone.offsets.size >= KEPT) zone.offsets.clear();
    offset = readOffset(zone, quarter * QUARTER);
    zone.offsets.set(quarter, offset);
  }
  return offset;
}

/** A time (milliseconds, [start, end)) over which a zone's offset in minutes stays the same. */
export type Stretch = { start: number; end: number; offset: number };

function changeBetween(name: string, from: number, to: number): number {
  const before = offsetMinutes(name, from);
  let low = Math.floor(from / QUARTER);
  let high = Math.ceil(to / QUARTER);
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (offsetMinutes(name, middle * QUARTER) === before) low = middle;
    else high = middle;
  }
  return high * QUARTER;
}

/** Cuts a time into stretches of one offset each, at most a day long. */
export function* stretchesOf(name: string, from: number, to: number): Generator<Stretch> {
  for (let start = from; start < to; ) {
    const offset = offsetMinutes(name, start);
    let end = Math.min(start + DAY, to);
    if (offsetMinutes(name, end) !== offset) end = Math.min(changeBetween(name, start, end), to);
    yield { start, end, offset };
    start = end;
  }
}

/** The wall clock of a zone at an instant (milliseconds since 1970), as `YYYY-MM-DD HH:mm`. */
export function wallClock(name: string, milliseconds: number): string {
  const wall = new Date(milliseconds + offsetMinutes(name, milliseconds) * MINUTE).toISOString();
  return `${wall.slice(0, 10)} ${wall.slice(11, 16)}`;
}

/**
 * The instant (milliseconds since 1970) of a zone's wall clock, given as if it were UTC. A time that the clock skips is the
 * instant after the gap, of one that it repeats the first.
 */
export function instantAt(name: string, wall: number): number {
  // No zone is further than 14 hours from UTC.
  for (const { start, end, offset } of stretchesOf(name, wall - DAY, wall + DAY)) {
    const instant = wall - offset * MINUTE;
    if (instant < end) return Math.max(start, instant);
  }
  return wall;
}

/**
 * The second instant (milliseconds since 1970) of a wall clock's time, given as if it were UTC, in an hour that the zone repeats;
 * undefined for a time that comes once.
 */
export function secondInstantAt(name: string, wall: number): number | undefined {
  const first = instantAt(name, wall);
  for (const { start, end, offset } of stretchesOf(name, first, wall + DAY)) {
    const instant = wall - offset * MINUTE;
    if (instant > first && instant >= start && instant < end) return instant;
  }
  return undefined;
}
