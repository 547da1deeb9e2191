/**
 * A second reading of mathematics, for checks: straight from the text to floating-point numbers, by a stack of operators.
 * It shares nothing with the parser and the exact arithmetic, so that a mistake in either shows.
 */

type Values = Readonly<Record<string, number>>;

const token = /\s*(\d+(?:[.,]\d+)?|sqrt|cbrt|sin|cos|tan|ctg|cot|tg|log|ln|abs|pi|[a-z]|<=|>=|[^\s])/gu;

const precedence: Readonly<Record<string, number>> = {
  '+': 1,
  '-': 1,
  '*': 2,
  '/': 2,
  ':': 2,
  neg: 3,
  '^': 4,
};

/** The value of the text, or NaN when it has none, or can't be read. */
export function approximate(text: string, values: Values = {}): number {
  return approximation(text)(values);
}

/** The text as a function of its unknowns, read once. */
export function approximation(text: string): (values: Values) => number {
  try {
    const tokens = withProducts(withMixed(text.toLowerCase().replaceAll('[', '(').replaceAll(']', ')')));
    return (values) => {
      try {
        return evaluate(tokens, values);
      } catch {
        return Number.NaN;
      }
    };
  } catch {
    return () => Number.NaN;
  }
}

/** `2 1/3` is `(2+1/3)`, and `: 3/8` divides by a fraction. */
function withMixed(text: string): string {
  return text
    .replaceAll(/(^|[^\d.,])(\d+) +(\d+)\/(\d+)/gu, '$1($2+$3/$4)')
    .replaceAll(/:\s*(\d+)\/(\d+)/gu, ':($1/$2)');
}

const functionNames = new Set(['sqrt', 'cbrt', 'sin', 'cos', 'tan', 'tg', 'cot', 'ctg', 'log', 'ln', 'abs']);

/** Splits into tokens, brackets arguments and bars, and writes down each product that has no sign. */
function withProducts(text: string): readonly string[] {
  const raw = [...text.matchAll(token)].map((match) => match[1] ?? '');
  const out: string[] = [];
  let openBars = 0;
  for (let i = 0; i < raw.length; i += 1) {
    let piece = raw[i] ?? '';
    const previous = out.at(-1) ?? '';
    if (piece === '|') {
      const closes = openBars > 0 && endsValue(previous);
      openBars += closes ? -1 : 1;
      if (closes) {
        out.push(')');
        continue;
      }
      if (endsValue(previous)) out.push('*');
      out.push('abs', '(');
      continue;
    }
    if (startsValue(piece) && endsValue(previous)) out.push('*');
    if (functionNames.has(piece)) {
      let power: string | undefined;
      let base: string | undefined;
      if (raw[i + 1] === '_') {
        base = raw[i + 2];
        i += 2;
      }
      if (raw[i + 1] === '^') {
        power = raw[i + 2] === '(' ? raw[i + 3] : raw[i + 2];
        i += raw[i + 2] === '(' ? 4 : 2;
      }
      const name = base ? `log_${base}` : piece;
      if (power) out.push('(');
      out.push(name, '(');
      const start = i + 1;
      let end = start;
      if (raw[start] === '(') end = closing(raw, start);
      else if (raw[start + 1] === '°') end = start + 1;
      else if (
        piece !== 'sqrt' &&
        piece !== 'cbrt' &&
        /^\d/u.test(raw[start] ?? '') &&
        /^(?:pi|[a-z])$/u.test(raw[start + 1] ?? '')
      )
        end = start + 1;
      out.push(...withProducts(raw.slice(start, end + 1).join(' ')), ')');
      if (power) out.push('^', power, ')');
      i = end;
      continue;
    }
    if (piece === '-' && !endsValue(previous)) piece = 'neg';
    out.push(piece);
  }
  return out;
}

function closing(raw: readonly string[], open: number): number {
  let depth = 0;
  for (let i = open; i < raw.length; i += 1) {
    if (raw[i] === '(') depth += 1;
    if (raw[i] === ')') depth -= 1;
    if (depth === 0) return i;
  }
  throw new Error('unbalanced');
}

function startsValue(piece: string): boolean {
  return /^(?:\d|[a-z(])/u.test(piece);
}

function endsValue(piece: string): boolean {
  return /^\d|^[a-z]$|^pi$|^[)!%°]$/u.test(piece);
}

function evaluate(tokens: readonly string[], values: Values): number {
  const numbers: number[] = [];
  const pending: string[] = [];
  const pop = (): number => {
    const value = numbers.pop();
    if (value === undefined) throw new Error('no operand');
    return value;
  };
  const apply = (operator: string): void => {
    const right = pop();
    if (operator === 'neg') numbers.push(-right);
    else if (precedence[operator] !== undefined) numbers.push(binary(operator, pop(), right));
    else numbers.push(call(operator, right));
  };
  for (const piece of tokens) {
    if (/^\d/u.test(piece)) numbers.push(Number(piece.replace(',', '.')));
    else if (piece === '(' || functionNames.has(piece) || piece.startsWith('log_')) pending.push(piece);
    else if (piece === ')') {
      for (let top = pending.pop(); top !== '('; top = pending.pop()) {
        if (top === undefined) throw new Error('unbalanced');
        apply(top);
      }
      const before = pending.at(-1) ?? '';
      if (functionNames.has(before) || before.startsWith('log_')) apply(pending.pop() ?? '');
    } else if (piece === '!' || piece === '%' || piece === '°') numbers.push(postfix(piece, pop()));
    else if (piece === 'pi') numbers.push(Math.PI);
    else if (/^[a-z]$/u.test(piece)) numbers.push(values[piece] ?? (piece === 'e' ? Math.E : fail()));
    else {
      const level = precedence[piece] ?? fail();
      const isRight = piece === '^' || piece === 'neg';
      for (let top = pending.at(-1); top !== undefined && top !== '('; top = pending.at(-1)) {
        const above = precedence[top] ?? 9;
        if (piece === 'neg' || above < level || (above === level && isRight)) break;
        apply(pending.pop() ?? '');
      }
      pending.push(piece);
    }
  }
  while (pending.length > 0) apply(pending.pop() ?? '');
  return numbers.length === 1 ? pop() : fail();
}

function binary(operator: string, left: number, right: number): number {
  if (operator === '+') return left + right;
  if (operator === '-') return left - right;
  if (operator === '*') return left * right;
  if (operator === '^') return left ** right;
  return left / right;
}

function postfix(sign: string, value: number): number {
  if (sign === '%') return value / 100;
  if (sign === '°') return (value * Math.PI) / 180;
  let product = 1;
  for (let factor = 2; factor <= Math.min(value, 200); factor += 1) product *= factor;
  return product;
}

function call(name: string, value: number): number {
  if (name.startsWith('log_'))
    return Math.log(value) / Math.log(Number(name.slice('log_'.length).replace(',', '.')));
  switch (name) {
    case 'sqrt':
      return Math.sqrt(value);
    case 'cbrt':
      return Math.cbrt(value);
    case 'abs':
      return Math.abs(value);
    case 'sin':
      return Math.sin(value);
    case 'cos':
      return Math.cos(value);
    case 'tan':
    case 'tg':
      return Math.tan(value);
    case 'cot':
    case 'ctg':
      return 1 / Math.tan(value);
    case 'log':
      return Math.log10(value);
    case 'ln':
      return Math.log(value);
    default:
      return fail();
  }
}

function fail(): never {
  throw new Error('not a value');
}

/** Whether two numbers are the same but for rounding. */
export function isClose(a: number, b: number, tolerance = 1e-9): boolean {
  return Math.abs(a - b) <= tolerance * Math.max(1, Math.abs(a), Math.abs(b));
}
