import { describe, expect, it } from 'vitest';
import { readMapAddress, writeMapAddress } from './map-address.js';

const read = (query: string) => readMapAddress(new URLSearchParams(query));

describe('the address of the map', () => {
  it('shows the whole day on the map in the colours of speed when it says nothing', () => {
    expect(read('day=2026-11-20')).toEqual({ hours: [0, 23], view: 'map', showSpeed: true });
  });

  it('reads back what was written, and leaves the rest alone', () => {
    const shown = { hours: [7, 7], view: 'list', showSpeed: false } as const;
    const query = writeMapAddress(new URLSearchParams('day=2026-11-20'), shown);
    expect(query.get('day')).toBe('2026-11-20');
    expect(readMapAddress(query)).toEqual(shown);
  });

  it('has no trace of what is usual', () => {
    const usual = { hours: [0, 23], view: 'map', showSpeed: true } as const;
    expect(writeMapAddress(new URLSearchParams('hours=1-2&view=list&speed=off'), usual).toString()).toBe('');
  });

  it.each(['hours=9-8', 'hours=0-24', 'hours=-1-5', 'hours=7', 'hours=seven-nine'])(
    'shows all hours for %s',
    (query) => expect(read(query).hours).toEqual([0, 23]),
  );
});
