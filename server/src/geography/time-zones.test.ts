import fc from 'fast-check';
import { expect, test } from 'vitest';
import { presentTimeZone, TIME_ZONES, zoneAt } from './time-zones.ts';

test('The list holds UTC and present names, each once and known to the runtime', () => {
  expect(TIME_ZONES).toContain('UTC');
  expect(TIME_ZONES).toContain('Asia/Kolkata');
  expect(TIME_ZONES).toContain('Europe/Kyiv');
  expect(TIME_ZONES).not.toContain('Asia/Calcutta');
  expect(TIME_ZONES).not.toContain('Europe/Kiev');
  expect(new Set(TIME_ZONES).size).toBe(TIME_ZONES.length);
  expect(TIME_ZONES.filter((zone) => presentTimeZone(zone) !== zone)).toEqual([]);
});

test.each([
  ['Asia/Calcutta', 'Asia/Kolkata'],
  ['europe/kyiv', 'Europe/Kyiv'],
  ['US/Eastern', 'America/New_York'],
  ['Etc/UTC', 'UTC'],
])('%s is %s today', (name, present) => {
  expect(presentTimeZone(name)).toBe(present);
});

test.each(['', 'Mars/Olympus', 'Asia', 'Asia/Dubai '])('"%s" is no time zone', (name) => {
  expect(presentTimeZone(name)).toBeUndefined();
});

test.each([
  [25.2048, 55.2708, 'Asia/Dubai'],
  [50.4501, 30.5234, 'Europe/Kyiv'],
  [28.6139, 77.209, 'Asia/Kolkata'],
  [31.9539, 35.9106, 'Asia/Amman'],
])('%f, %f lies in %s', (latitude, longitude, zone) => {
  expect(zoneAt(latitude, longitude)).toBe(zone);
});

test('Every point on Earth has a zone that the runtime knows, and no other point has one', () => {
  const degrees = (most: number) => fc.double({ min: -most, max: most, noNaN: true });
  fc.assert(
    fc.property(degrees(90), degrees(180), (latitude, longitude) => {
      expect(presentTimeZone(zoneAt(latitude, longitude) ?? '')).toBeDefined();
    }),
  );
  expect(zoneAt(90.1, 0)).toBeUndefined();
  expect(zoneAt(0, Number.NaN)).toBeUndefined();
});
