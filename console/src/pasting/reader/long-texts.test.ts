import { expect, test } from 'vitest';
import { rounds, someOf } from '../../../../scripts/proof.ts';
import { readPastedMenu } from './read-menu.ts';

/** Fillings that searches are slow with when they go back over what they have read. */
const WORST = [
  ' ',
  '\t',
  ':',
  '#',
  '. ',
  '1 ',
  '1',
  'A',
  'a b ',
  '(',
  '1/',
  '1,',
  's / ',
  '1g ',
  '|',
  '"',
  '1 000 ',
  'حمص ',
];

/** Milliseconds of the processor that reading a text takes. */
function costOf(text: string): number {
  const begin = process.threadCpuUsage();
  readPastedMenu(text, { currency: 'aed', main: 'en', others: [] });
  return process.threadCpuUsage(begin).user / 1000;
}

/** The letters of a text that is as long as a book. */
const LONG = rounds(60_000, 200_000);

/** How much longer the costliest text may take than a menu as long: a square of its length would take thirty times and more. */
const MOST_TIMES = 4;

/** How often a text is tried: a collection of garbage, or another program, falls into some readings, but not into all. */
const TRIES = 8;

/** How many times as long as an ordinary menu a text takes at least. */
function timesOf(text: string, ordinary: number): number {
  let times = Number.POSITIVE_INFINITY;
  for (let tried = 0; tried < TRIES && times >= MOST_TIMES; tried += 1)
    times = Math.min(times, costOf(text) / ordinary);
  return times;
}

test('texts as long as a book are read in linear time, in one line or in many', () => {
  const menu = 'Soup of the day 12.50\n'.repeat(LONG / 22);
  const ordinary = Math.min(costOf(menu), costOf(menu), costOf(menu));
  for (const [at, filling] of WORST.entries())
    for (const text of someOf(
      [
        `Soup${filling.repeat(LONG / filling.length)}end`,
        `Soup${filling.repeat(Math.floor(450 / filling.length))} 12\n`.repeat(LONG / 450),
        `${filling}\n`.repeat(LONG / 20),
      ],
      at,
      3,
    ))
      expect(timesOf(text, ordinary), JSON.stringify(text.slice(0, 20))).toBeLessThan(MOST_TIMES);
});
