import { describe, expect, it } from 'vitest';
import { addSelected, toggleSelected } from './gallery-selection.js';

const of = (...ids: string[]) => new Set(ids);

describe('toggleSelected', () => {
  it('selects, and gives up', () => {
    expect(toggleSelected(of('a'), 'b', 100)).toEqual({ selected: of('a', 'b'), limited: false });
    expect(toggleSelected(of('a', 'b'), 'a', 100)).toEqual({ selected: of('b'), limited: false });
  });

  it('refuses one more than the limit', () => {
    expect(toggleSelected(of('a', 'b'), 'c', 2)).toEqual({ selected: of('a', 'b'), limited: true });
  });

  it('gives up at the limit', () => {
    expect(toggleSelected(of('a', 'b'), 'a', 2)).toEqual({ selected: of('b'), limited: false });
  });
});

describe('addSelected', () => {
  it('fills up to the limit and says that it stopped', () => {
    expect(addSelected(of('a'), ['a', 'b', 'c', 'd'], 3)).toEqual({
      selected: of('a', 'b', 'c'),
      limited: true,
    });
  });

  it('is not limited when all fit', () => {
    expect(addSelected(of('a'), ['b', 'a'], 2)).toEqual({ selected: of('a', 'b'), limited: false });
  });

  it('stops reading at the limit', () => {
    let read = 0;
    function* endless() {
      for (;;) yield String((read += 1));
    }
    expect(addSelected(of(), endless(), 100).selected.size).toBe(100);
    expect(read).toBe(101);
  });
});
