import { describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import { mendJson, MOST_NESTING, TooDeep } from './json-body.js';

function read(text: string): unknown {
  const json = Buffer.from(text);
  mendJson(json);
  return JSON.parse(json.toString());
}

describe('a JSON text', () => {
  it('loses lone surrogates and NUL, in values and in names', () => {
    expect(read(String.raw`{"a\u0000":"x\uD800y","b":"\uDFFF\ud83d"}`)).toEqual({
      'a\uFFFD': 'x\uFFFDy',
      b: '\uFFFD\uFFFD',
    });
  });

  it('keeps pairs of surrogates, however they are written', () => {
    expect(read(String.raw`["\ud83d\uDE00", "😀", "\uD800\ud83d\ude00"]`)).toEqual(['😀', '😀', '\uFFFD😀']);
  });

  it('keeps a backslash before what looks like an escape', () => {
    expect(read(String.raw`["\\u0000", "\\\\ud800", "\\\u0000"]`)).toEqual([
      '\\u0000',
      '\\\\ud800',
      '\\\uFFFD',
    ]);
  });

  it('is refused when it is nested too deep, in whichever way', () => {
    expect(() => read(nested(MOST_NESTING + 1))).toThrow(TooDeep);
    expect(() => read('{"a":'.repeat(MOST_NESTING + 1))).toThrow(TooDeep);
    expect(read(nested(MOST_NESTING))).toBeInstanceOf(Array);
    expect(read(`[${'[],'.repeat(1000)}{}]`)).toHaveLength(1001);
    expect(read(JSON.stringify(['"['.repeat(1000)]))).toEqual(['"['.repeat(1000)]);
  });

  it('that ends within an escape stays what it is', () => {
    for (const text of ['\\', '"\\u', '"\\ud800', '"\\ud83d\\u', '"\\ud83d\\ude0', '\\uXYZ0']) {
      expect(() => read(text)).toThrow(SyntaxError);
    }
  });

  it('is otherwise the same, whichever of its characters are escaped', () => {
    const unit = fc.constantFrom('a', '\\', 'u', '0', '"', '\u0000', '\uD83D', '\uDE00', 'd8', '😀');
    fc.assert(
      fc.property(fc.string({ unit }), (value) => {
        for (const text of [JSON.stringify(value), allEscaped(value)]) {
          expect(read(text)).toBe(value.toWellFormed().replaceAll('\u0000', '\uFFFD'));
        }
      }),
    );
  });
});

function nested(depth: number): string {
  return '['.repeat(depth) + '0' + ']'.repeat(depth);
}

/** The text as JSON with every character escaped. */
function allEscaped(value: string): string {
  const units = Array.from({ length: value.length }, (_, at) => value.charCodeAt(at));
  return `"${units.map((unit) => `\\u${unit.toString(16).padStart(4, '0')}`).join('')}"`;
}
