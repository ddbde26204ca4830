import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { endings, type Later } from './endings.ts';
import { interleave, interleaveAnew, ratios, rotated, spreadOf } from './rounds.ts';

test('each round runs every runner once, in rotated order, and the warm-up is not counted', async () => {
  const ran: string[] = [];
  const runner = (name: string, figure: number) => ({
    name,
    run: async (round: number) => {
      ran.push(name);
      return figure * (round + 1);
    },
  });
  const figures = await interleave([runner('a', 2), runner('b', 4)], 2);
  expect(ran).toEqual(['a', 'b', 'b', 'a', 'a', 'b']);
  expect(figures).toEqual({ a: [4, 6], b: [8, 12] });
  expect(ratios(figures, 'a', 'b')).toEqual([0.5, 0.5]);
});

test('in a round of several turns each runner has its mean, and they begin one further each turn', async () => {
  const ran: string[] = [];
  const runner = (name: string) => ({ name, run: async () => ran.push(name) });
  const figures = await interleave([runner('a'), runner('b')], 1, 0, 2);
  expect(ran).toEqual(['a', 'b', 'b', 'a']);
  expect(figures).toEqual({ a: [2.5], b: [2.5] });
});

test('what is started anew for each round is ended with it, also when a run or the start fails', async () => {
  const said: string[] = [];
  let count = 0;
  const cast = (run: () => Promise<number>) => async (later: Later) => {
    said.push('start');
    later(() => said.push('end'));
    return { one: [{ name: 'a', run }] };
  };
  const fails = async () => Promise.reject(new Error('away'));
  const once = { warmUp: 1, turns: 1 };
  expect(
    await interleaveAnew(
      cast(async () => ++count),
      2,
      once,
    ),
  ).toEqual({ one: { a: [2, 4] } });
  await expect(interleaveAnew(cast(fails), 2, once)).rejects.toThrow('away');
  await expect(interleaveAnew((later) => cast(fails)(later).then(fails as never), 2, once)).rejects.toThrow(
    'away',
  );
  expect(said.join(' ')).toBe('start end start end start end start end');
});

test('who closes while that is being done waits for it', async () => {
  const { later, close } = endings();
  const said: string[] = [];
  later(() => said.push('second'));
  later(async () => {
    await pause(20);
    said.push('first');
  });
  void close();
  await close();
  expect(said).toEqual(['first', 'second']);
});

test('ratios are taken of runners that ran together', () => {
  expect(() => ratios({ a: [1] }, 'a', 'b')).toThrow('a and b were not run together');
  expect(() => ratios({ a: [1], b: [1, 2] }, 'a', 'b')).toThrow();
});

test('a rotation begins one further each round', () => {
  expect(rotated([1, 2, 3], 1)).toEqual([2, 3, 1]);
  expect(rotated([1, 2, 3], 5)).toEqual([3, 1, 2]);
  expect(rotated([], 2)).toEqual([]);
});

test('median and quartiles', () => {
  expect(spreadOf([5, 1, 3, 2, 4])).toEqual({ low: 2, median: 3, high: 4 });
  expect(spreadOf([1, 2])).toEqual({ low: 1.25, median: 1.5, high: 1.75 });
  expect(spreadOf([7])).toEqual({ low: 7, median: 7, high: 7 });
});
