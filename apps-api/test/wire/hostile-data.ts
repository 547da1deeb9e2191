import * as fc from 'fast-check';

/** A piece of JSON text, for what no value of JavaScript could say: two keys of one name, or a number of 400 digits. */
class Raw {
  constructor(readonly text: string) {}
}

const raw = (...texts: string[]) => texts.map((text) => new Raw(text));
const DEEP = 10_000;

/** What should not be there, whatever stands in its place. */
const HOSTILE: readonly unknown[] = [
  // Other types, and nearly the right one.
  null,
  true,
  false,
  '',
  ' ',
  'x',
  1,
  -1,
  0.5,
  [],
  {},
  [[]],
  [null],
  [{}],
  { 0: 1, length: 1 },
  '[]',
  '{}',
  // Numbers that no column holds, or that are none.
  ...raw(
    '-0',
    '1e308',
    '-1e308',
    '1e999',
    '5e-324',
    '9007199254740993',
    '18446744073709551616',
    '1'.repeat(400),
  ),
  2 ** 31,
  2 ** 32,
  -(2 ** 31) - 1,
  Number.MAX_SAFE_INTEGER,
  Number.MIN_SAFE_INTEGER,
  'NaN',
  'Infinity',
  '-Infinity',
  '1',
  '0x10',
  '1e3',
  '１',
  // Names that mean something to JavaScript.
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  ...raw('{"__proto__":{"account":1}}', '{"constructor":{"prototype":{}}}'),
  ...raw('{"constructor":1}', '{"toString":null}', '{"hasOwnProperty":1}', '{"then":{}}', '{"toJSON":1}'),
  // Text that a database, a shell, a template or a path would obey.
  "'; DROP TABLE account; --",
  '" OR 1=1 #',
  '%',
  '_',
  '\\',
  '\\\\%',
  '${7*7}',
  '{{7*7}}',
  '../../etc/passwd',
  '\u0000',
  'a\u0000b',
  '\u202E',
  '\uFEFF',
  'İ',
  'ﬀ',
  '😀'.repeat(200),
  '\r\nset-cookie: a=b',
  ...raw(String.raw`"\ud800"`, String.raw`"\udfff\ud800x"`, String.raw`"\u0000"`),
  // Much of it.
  'x'.repeat(100_000),
  new Raw(`[${'0,'.repeat(20_000)}0]`),
  new Raw('['.repeat(DEEP) + ']'.repeat(DEEP)),
  new Raw('{"a":'.repeat(DEEP) + '1' + '}'.repeat(DEEP)),
];

/** Names that no object of the wire has. */
const NAMES = [
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '__defineGetter__',
  '',
  '\u0000',
  'x'.repeat(1000),
];

/**
 * Data near to valid data, as JSON text: one to three values are hostile, gone, there twice, or beside something
 * hostile.
 */
export function hostileData(valid: fc.Arbitrary<Record<string, unknown>>): fc.Arbitrary<string> {
  const change = fc.record({
    at: fc.nat(),
    how: fc.constantFrom('replace', 'replace', 'replace', 'remove', 'repeat', 'add'),
    what: fc.constantFrom(...HOSTILE),
    name: fc.constantFrom(...NAMES),
  });
  const changed = fc
    .tuple(valid, fc.array(change, { minLength: 1, maxLength: 3 }))
    .map(([data, changes]) => textOf(changes.reduce<unknown>(applied, data)));
  const whole = fc.constantFrom(...HOSTILE).map(textOf);
  return fc.oneof({ weight: 9, arbitrary: changed }, { weight: 1, arbitrary: whole });
}

interface Change {
  readonly at: number;
  readonly how: 'replace' | 'remove' | 'repeat' | 'add';
  readonly what: unknown;
  readonly name: string;
}

/** Changes the value that `at` chooses among all that are in the data. */
function applied(data: unknown, { at, how, what, name }: Change): unknown {
  const paths = pathsIn(data);
  const path = paths[at % Math.max(1, paths.length)];
  if (!path) return what;
  return changedAt(data, path, (parent, key) => {
    if (Array.isArray(parent)) {
      const index = Number(key);
      if (how === 'remove') return parent.toSpliced(index, 1);
      return how === 'replace' ? parent.with(index, what) : parent.toSpliced(index, 0, what);
    }
    const object = parent as Record<string, unknown>;
    if (how === 'remove') return Object.fromEntries(Object.entries(object).filter(([one]) => one !== key));
    if (how === 'replace') return { ...object, [key]: what };
    if (how === 'add') return { ...object, [name]: what };
    const members = Object.entries({ ...object }).map(
      ([one, value]) => `${JSON.stringify(one)}:${textOf(value)}`,
    );
    return new Raw(`{${[...members, `${JSON.stringify(key)}:${textOf(what)}`].join(',')}}`);
  });
}

type Path = readonly [string, ...string[]];

function pathsIn(value: unknown): Path[] {
  if (typeof value !== 'object' || value === null || value instanceof Raw) return [];
  return Object.entries(value).flatMap(([key, one]): Path[] => [
    [key],
    ...pathsIn(one).map((path): Path => [key, ...path]),
  ]);
}

function changedAt(value: unknown, path: Path, change: (parent: object, key: string) => unknown): unknown {
  const [key, next, ...rest] = path;
  if (next === undefined) return change(value as object, key);
  const below = changedAt((value as Record<string, unknown>)[key], [next, ...rest], change);
  return Array.isArray(value) ? value.with(Number(key), below) : { ...(value as object), [key]: below };
}

/** A value as JSON, with raw text where it has some. */
function textOf(value: unknown): string {
  if (value instanceof Raw) return value.text;
  if (Array.isArray(value)) return `[${value.map(textOf).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  return `{${Object.entries(value)
    .map(([key, one]) => `${JSON.stringify(key)}:${textOf(one)}`)
    .join(',')}}`;
}
