import { array, assert, constantFrom, property } from 'fast-check';
import type { Token } from 'marked';
import { describe, expect, it } from 'vitest';
import { decodeEntities, isFormula, solutionTokens, withoutOpenFormula } from './solution-tokens.js';

/** Every formula of a text, in order: displayed ones marked. */
function formulasOf(markdown: string): string[] {
  const found: string[] = [];
  const visit = (tokens: readonly Token[]) => {
    for (const token of tokens) {
      if (isFormula(token)) found.push(token.display ? `display: ${token.text}` : token.text);
      else if ('items' in token) visit(token.items as Token[]);
      else if ('tokens' in token) visit(token.tokens ?? []);
    }
  };
  visit(solutionTokens(markdown));
  return found;
}

describe('formulas', () => {
  it('stand between dollars, or between backslashes and brackets', () => {
    expect(formulasOf('Add $5$ and \\(x + 1\\).')).toEqual(['5', 'x + 1']);
    expect(formulasOf('- in a list $\\frac{1}{2}$')).toEqual(['\\frac{1}{2}']);
    expect(formulasOf('**bold $a_1 * b_2$**')).toEqual(['a_1 * b_2']);
  });

  it('have a line of their own between two dollars or square brackets', () => {
    expect(formulasOf('So\n$$\nx = 2\n$$\nand')).toEqual(['display: x = 2']);
    expect(formulasOf('So \\[x = 2\\] and')).toEqual(['display: x = 2']);
    expect(formulasOf('\\[\nx\n\\]')).toEqual(['display: x']);
  });

  it('are not made of money, of escaped dollars, or of code', () => {
    expect(formulasOf('It costs $5 and then $10.')).toEqual([]);
    expect(formulasOf('It costs 5$ and 10$.')).toEqual([]);
    expect(formulasOf('\\$x\\$')).toEqual([]);
    expect(formulasOf('`$x$`')).toEqual([]);
  });

  it('keep underscores and stars to themselves', () => {
    expect(formulasOf('$a_1 + b_1$ and *this*')).toEqual(['a_1 + b_1']);
  });
});

describe('a text that is still being written', () => {
  it('loses a formula at its end that is not closed yet', () => {
    expect(withoutOpenFormula('So $x = 2$ and $\\frac{1')).toBe('So $x = 2$ and');
    expect(withoutOpenFormula('So\n$$\nx =')).toBe('So');
    expect(withoutOpenFormula('So \\(x')).toBe('So');
  });

  it('keeps everything else', () => {
    expect(withoutOpenFormula('It costs 5 $ or $5')).toBe('It costs 5 $ or $5');
    expect(withoutOpenFormula('**half')).toBe('**half');
    expect(withoutOpenFormula('$$x$$ done')).toBe('$$x$$ done');
  });
});

it('reads any text without throwing', () => {
  const pieces = [
    '$',
    '$$',
    '\\(',
    '\\)',
    '\\[',
    '\\',
    '**',
    '_',
    '`',
    '\n',
    '- ',
    '> ',
    '|',
    '<b>',
    '&lt;',
    'x',
    '1',
    ' ',
  ];
  const texts = array(constantFrom(...pieces), { maxLength: 40 }).map((parts) => parts.join(''));
  assert(
    property(texts, (text) => {
      solutionTokens(text);
      expect(text.startsWith(withoutOpenFormula(text))).toBe(true);
    }),
  );
});

it('takes a text that only keeps the parser busy for plain text', () => {
  expect(solutionTokens('>'.repeat(8000)).map(({ type }) => type)).toEqual(['text']);
  expect(solutionTokens('- a\n'.repeat(10_000)).map(({ type }) => type)).toEqual(['text']);
});

it('writes entities as characters and leaves unknown ones', () => {
  expect(decodeEntities('1 &lt; 2 &#8804; 3 &#x2264; 4 &nope; &#0;')).toBe('1 < 2 ≤ 3 ≤ 4 &nope; &#0;');
});
