import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MOST_ZOOM, middleOf, movedBy, type Part, type Size, zoomedTo } from './crop.ts';

const FRAME = { width: 412, height: 232 };
const size = fc.record({
  width: fc.integer({ min: 1, max: 8000 }),
  height: fc.integer({ min: 1, max: 8000 }),
});

const isInside = ({ width, height }: Size, part: Part) => {
  const little = 1e-6;
  expect(Math.min(part.x, part.y)).toBeGreaterThanOrEqual(0);
  expect(part.x + part.width).toBeLessThanOrEqual(width + little);
  expect(part.y + part.height).toBeLessThanOrEqual(height + little);
  expect(part.width / part.height).toBeCloseTo(FRAME.width / FRAME.height, 6);
};

test('the first part is as large as can be, from the middle', () => {
  expect(middleOf({ width: 1000, height: 2000 }, { width: 2, height: 1 })).toEqual({
    x: 0,
    y: 750,
    width: 1000,
    height: 500,
  });
  expect(middleOf({ width: 3000, height: 1000 }, { width: 1, height: 1 })).toEqual({
    x: 1000,
    y: 0,
    width: 1000,
    height: 1000,
  });
});

test('a part keeps its middle when it is zoomed, unless that would leave the picture', () => {
  const picture = { width: 1000, height: 1000 };
  const square = { width: 1, height: 1 };
  const near = zoomedTo(picture, square, middleOf(picture, square), 2);
  expect(near).toEqual({ x: 250, y: 250, width: 500, height: 500 });
  const corner = movedBy(picture, near, 9, 9);
  expect(corner).toEqual({ x: 500, y: 500, width: 500, height: 500 });
  expect(zoomedTo(picture, square, corner, 1)).toEqual({ x: 0, y: 0, width: 1000, height: 1000 });
});

test("the part is always within the picture and has the frame's proportions", () => {
  const step = fc.oneof(
    fc.record({ zoom: fc.double({ min: 1, max: MOST_ZOOM, noNaN: true }) }),
    fc.record({
      across: fc.double({ min: -2, max: 2, noNaN: true }),
      down: fc.double({ min: -2, max: 2, noNaN: true }),
    }),
  );
  fc.assert(
    fc.property(size, fc.array(step, { maxLength: 8 }), (picture, steps) => {
      let part = middleOf(picture, FRAME);
      isInside(picture, part);
      for (const done of steps) {
        part =
          'zoom' in done
            ? zoomedTo(picture, FRAME, part, done.zoom)
            : movedBy(picture, part, done.across, done.down);
        isInside(picture, part);
      }
    }),
  );
});
