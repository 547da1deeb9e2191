import { assert, double, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitted, keepInStage, MAX_ZOOM, panBy, zoomAround } from './lightbox-zoom.js';

const picture = { width: 800, height: 600 };
const stage = { width: 1000, height: 600 };
const middle = { x: 0, y: 0 };

describe('zoomAround', () => {
  it('keeps the point under the finger where it is', () => {
    const at = { x: 100, y: -50 };
    const view = zoomAround(fitted, 2, at, picture, stage);
    // The picture's part at the point before: (100, -50) from its middle; after: the same part, twice as far.
    expect({ x: view.x + 2 * 100, y: view.y + 2 * -50 }).toEqual(at);
  });

  it('stops at the fitted picture and at the most', () => {
    expect(zoomAround(fitted, 0.5, middle, picture, stage)).toEqual(fitted);
    expect(zoomAround(fitted, 100, middle, picture, stage).scale).toBe(MAX_ZOOM);
  });

  it('comes back to the middle when it is zoomed out', () => {
    const far = panBy(zoomAround(fitted, 4, middle, picture, stage), { x: 900, y: 900 }, picture, stage);
    expect(zoomAround(far, 0.01, middle, picture, stage)).toEqual(fitted);
  });
});

describe('panBy', () => {
  it('does not move a picture that is fitted', () => {
    expect(panBy(fitted, { x: 80, y: 80 }, picture, stage)).toEqual(fitted);
  });

  it('leaves no gap at the edges', () => {
    const view = panBy({ scale: 2, x: 0, y: 0 }, { x: 5000, y: -5000 }, picture, stage);
    expect(view).toEqual({ scale: 2, x: 300, y: -300 });
  });
});

it('changes nothing of a view that is kept in the stage already', () => {
  const number = double({ min: -2000, max: 2000, noNaN: true });
  const views = record({ scale: double({ min: 1, max: MAX_ZOOM, noNaN: true }), x: number, y: number });
  assert(
    property(views, (view) => {
      const kept = keepInStage(view, picture, stage);
      expect(keepInStage(kept, picture, stage)).toEqual(kept);
    }),
  );
});
