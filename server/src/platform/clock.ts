/** Where the time comes from: everything that needs it takes it from here, so that tests and CLOCK_OFFSET can shift it. */
export type Clock = { now(): Date };

/** The machine's clock, shifted by an offset in seconds (ruling 37b). */
export function systemClock(offsetSeconds: number): Clock {
  return { now: () => new Date(Date.now() + offsetSeconds * 1000) };
}
