import { assert, constantFrom, double, property, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  edgePosition,
  leastArea,
  moveArea,
  moveEdge,
  nextTurn,
  pinchArea,
  scaleArea,
  turnArea,
  wholeArea,
  type CropArea,
} from './crop-area.js';

const least = { width: 0.1, height: 0.1 };
const middle: CropArea = { x: 0.25, y: 0.25, width: 0.5, height: 0.5 };

const share = double({ min: -2, max: 2, noNaN: true });
const areas = tuple(
  double({ min: 0, max: 1, noNaN: true }),
  double({ min: 0, max: 1, noNaN: true }),
  double({ min: 0.1, max: 1, noNaN: true }),
  double({ min: 0.1, max: 1, noNaN: true }),
).map(([x, y, width, height]): CropArea => ({ x: x * (1 - width), y: y * (1 - height), width, height }));

function expectWithinThePicture(area: CropArea) {
  const slack = 1e-9;
  expect(area.x).toBeGreaterThanOrEqual(-slack);
  expect(area.y).toBeGreaterThanOrEqual(-slack);
  expect(area.x + area.width).toBeLessThanOrEqual(1 + slack);
  expect(area.y + area.height).toBeLessThanOrEqual(1 + slack);
  expect(area.width).toBeGreaterThanOrEqual(least.width - slack);
  expect(area.height).toBeGreaterThanOrEqual(least.height - slack);
}

describe('the frame', () => {
  it('never leaves the picture and never gets too small, whatever is done to it', () => {
    assert(
      property(areas, share, share, constantFrom('left', 'top', 'right', 'bottom'), (area, a, b, edge) => {
        expectWithinThePicture(moveArea(area, a, b));
        expectWithinThePicture(moveEdge(area, edge, a, least));
        expectWithinThePicture(scaleArea(area, Math.abs(a), least));
        expectWithinThePicture(turnArea(area));
        expectWithinThePicture(
          pinchArea(
            area,
            [
              { x: 0.4, y: 0.4 },
              { x: 0.6, y: 0.6 },
            ],
            [
              { x: a, y: b },
              { x: b, y: a },
            ],
            least,
          ),
        );
      }),
    );
  });

  it('moves one edge and leaves the other three', () => {
    const moved = moveEdge(middle, 'left', 0.1, least);
    expect(edgePosition(moved, 'left')).toBeCloseTo(0.1);
    expect(edgePosition(moved, 'right')).toBeCloseTo(0.75);
    expect(moved.y).toBe(middle.y);
    expect(moved.height).toBe(middle.height);
  });

  it('stops an edge before it meets the opposite one', () => {
    expect(edgePosition(moveEdge(middle, 'bottom', 0, least), 'bottom')).toBeCloseTo(0.35);
  });

  it('grows with two fingers that go apart and follows them', () => {
    const pinched = pinchArea(
      middle,
      [
        { x: 0.4, y: 0.5 },
        { x: 0.6, y: 0.5 },
      ],
      [
        { x: 0.4, y: 0.6 },
        { x: 0.7, y: 0.6 },
      ],
      least,
    );
    expect(pinched.width).toBeCloseTo(0.75);
    expect(pinched.height).toBeCloseTo(0.75);
    expect(pinched.x + pinched.width / 2).toBeCloseTo(0.55);
  });

  it('comes back after four quarter turns', () => {
    assert(
      property(areas, (area) => {
        const back = turnArea(turnArea(turnArea(turnArea(area))));
        expect(back.x).toBeCloseTo(area.x);
        expect(back.y).toBeCloseTo(area.y);
      }),
    );
  });

  it('goes with the picture: what was on the left is on top after a turn to the right', () => {
    expect(turnArea({ x: 0, y: 0, width: 0.2, height: 1 })).toEqual({ x: 0, y: 0, width: 1, height: 0.2 });
  });
});

it('is not smaller than ten pixels of a small picture, nor than its grips on a large one', () => {
  expect(leastArea({ width: 40, height: 8 })).toEqual({ width: 0.25, height: 1 });
  expect(leastArea({ width: 8000, height: 6000 })).toEqual({ width: 0.03, height: 0.03 });
  expect(moveEdge(wholeArea, 'right', 0, leastArea({ width: 40, height: 40 })).width).toBe(0.25);
});

it('turns in quarters, both ways round', () => {
  expect(nextTurn(270, 'right')).toBe(0);
  expect(nextTurn(0, 'left')).toBe(270);
});
