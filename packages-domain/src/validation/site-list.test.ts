import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isDomain, normaliseDomain } from './domain-name.js';
import { addSite, checkSiteEntry } from './site-list.js';

const none = { list: [], otherList: [] };

describe('a domain', () => {
  it('is lowercased, trimmed, without scheme, cut at the first slash', () => {
    expect(normaliseDomain('  HTTPS://Example.COM/a/b ')).toBe('example.com');
    expect(normaliseDomain('example.com')).toBe('example.com');
    expect(normaliseDomain('//example.com/')).toBe('example.com');
  });

  it('has a known top-level part', () => {
    expect(isDomain('example.com')).toBe(true);
    expect(isDomain('example.notatld')).toBe(false);
    expect(isDomain('xn--e1afmkfd.xn--p1ai')).toBe(true);
  });

  it('has 1 to 5 labels of 1 to 63 characters before its last', () => {
    expect(isDomain('a.b.c.d.e.com')).toBe(true);
    expect(isDomain('a.b.c.d.e.f.com')).toBe(false);
    expect(isDomain('com')).toBe(false);
    expect(isDomain(`${'a'.repeat(63)}.com`)).toBe(true);
    expect(isDomain(`${'a'.repeat(64)}.com`)).toBe(false);
    expect(isDomain('a..com')).toBe(false);
  });

  it('normalises to the same when normalised again', () => {
    fc.assert(
      fc.property(fc.webUrl(), (url) => {
        const once = normaliseDomain(url);
        expect(normaliseDomain(once)).toBe(once);
      }),
    );
  });
});

describe('adding a site', () => {
  it('ignores an empty entry', () => {
    expect(checkSiteEntry('  ', none)).toEqual({ kind: 'empty' });
    expect(checkSiteEntry('https://', none)).toEqual({ kind: 'empty' });
  });

  it('says that a domain is not valid', () => {
    expect(checkSiteEntry('ex ample.com', none)).toEqual({ kind: 'not-valid', domain: 'ex ample.com' });
  });

  it('says that a domain is already on this list, or on the other', () => {
    const lists = { list: ['a.com'], otherList: ['b.com'] };
    expect(checkSiteEntry('A.com/x', lists)).toEqual({ kind: 'exists', domain: 'a.com' });
    expect(checkSiteEntry('b.com', lists)).toEqual({ kind: 'exists-in-other-list', domain: 'b.com' });
    expect(checkSiteEntry('c.com', lists)).toEqual({ kind: 'add', domain: 'c.com' });
  });

  it('asks whether to strip www. or m., and both answers can be added', () => {
    const asked = checkSiteEntry('https://www.example.com/', none);
    expect(asked).toEqual({
      kind: 'ask-prefix',
      prefix: 'www.',
      domain: 'www.example.com',
      stripped: 'example.com',
    });
    expect(checkSiteEntry('m.example.com', none)).toMatchObject({ prefix: 'm.', stripped: 'example.com' });
    expect(addSite('www.example.com', none)).toEqual({ kind: 'add', domain: 'www.example.com' });
    expect(addSite('example.com', { list: ['example.com'], otherList: [] })).toMatchObject({
      kind: 'exists',
    });
  });

  it('does not ask when nothing would be left of the site', () => {
    expect(checkSiteEntry('www.pl', none)).toEqual({ kind: 'add', domain: 'www.pl' });
  });
});
