import { Marked, type Token, type TokenizerAndRendererExtension, type Tokens } from 'marked';

/** A formula in TeX, between dollars or `\( \)`; displayed on a line of its own between `$$` or `\[ \]`. */
export interface FormulaToken extends Tokens.Generic {
  type: 'formula';
  text: string;
  display: boolean;
}

/** Whether a token of the parser is a formula. */
export function isFormula(token: Token): token is FormulaToken {
  return token.type === 'formula';
}

const formula = (raw: string, text: string, display: boolean): FormulaToken => ({
  type: 'formula',
  raw,
  text: text.trim(),
  display,
});

const DISPLAY_LINES = [/^ {0,3}\$\$([\s\S]+?)\$\$[ \t]*(?:\n|$)/, /^ {0,3}\\\[([\s\S]+?)\\\][ \t]*(?:\n|$)/];
const DISPLAY_INSIDE = [/^\$\$([^$]+?)\$\$/, /^\\\[([\s\S]+?)\\\]/];
const INSIDE = [/^\\\(([\s\S]+?)\\\)/, /^\$([^\s$\\]|[^\s$](?:[^$\n\\]|\\.)*?[^\s$]|\\[^\s$]+)\$/];

function firstMatch(patterns: readonly RegExp[], source: string): RegExpExecArray | null {
  for (const pattern of patterns) {
    const match = pattern.exec(source);
    if (match) return match;
  }
  return null;
}

const displayed: TokenizerAndRendererExtension = {
  name: 'displayedFormula',
  level: 'block',
  start: (source) => source.search(/(?:^|\n) {0,3}(?:\$\$|\\\[)/),
  tokenizer(source) {
    const match = firstMatch(DISPLAY_LINES, source);
    return match ? formula(match[0], match[1] ?? '', true) : undefined;
  },
};

const inside: TokenizerAndRendererExtension = {
  name: 'formula',
  level: 'inline',
  start: (source) => source.search(/\$|\\[([]/),
  tokenizer(source) {
    const large = firstMatch(DISPLAY_INSIDE, source);
    if (large) return formula(large[0], large[1] ?? '', true);
    const match = firstMatch(INSIDE, source);
    // "5$ and 10$" is money: a closing dollar is not followed by a digit.
    if (!match || /^\d/.test(source.slice(match[0].length))) return undefined;
    return formula(match[0], match[1] ?? '', false);
  },
};

const parser = new Marked({ gfm: true, extensions: [displayed, inside] });

/** A step is a few lines; a text longer than this is only there to keep the page busy. */
const LONGEST_TEXT = 20_000;

/** Reads Markdown with formulas. It never throws: what can't be read, or is far too long, is plain text. */
export function solutionTokens(markdown: string): Token[] {
  const plain: Token[] = [{ type: 'text', raw: markdown, text: markdown }];
  if (markdown.length > LONGEST_TEXT) return plain;
  try {
    return parser.lexer(markdown);
  } catch {
    // Thousands of quotes within each other are more than the parser's stack holds.
    return plain;
  }
}

const DELIMITERS = [
  ['$$', '$$'],
  ['\\(', '\\)'],
  ['\\[', '\\]'],
  ['$', '$'],
] as const;

/** Markdown that is still being written, without a formula at its end that is not closed yet. */
export function withoutOpenFormula(markdown: string): string {
  let at = 0;
  while (at < markdown.length) {
    const pair = DELIMITERS.find(([open]) => markdown.startsWith(open, at));
    if (!pair) {
      at += markdown.startsWith('\\', at) ? 2 : 1;
      continue;
    }
    const [open, close] = pair;
    const inner = at + open.length;
    const end = markdown.indexOf(close, inner);
    if (end !== -1) at = end + close.length;
    else if (open === '$' && /[\s\d]/.test(markdown.charAt(inner))) at = inner;
    else return markdown.slice(0, at).trimEnd();
  }
  return markdown;
}

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  times: '×',
  minus: '−',
  le: '≤',
  ge: '≥',
  ne: '≠',
};

/** Writes the few HTML entities that solutions hold as characters; others stay as they are written. */
export function decodeEntities(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{1,8}));/gi, (whole, decimal, hex, name) => {
    if (name) return NAMED[String(name)] ?? whole;
    const point = decimal ? Number(decimal) : Number.parseInt(String(hex), 16);
    return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : whole;
  });
}
