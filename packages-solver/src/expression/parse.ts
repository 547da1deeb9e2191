import { notUnderstood } from '../refusal.js';
import { Rational } from '../number/rational.js';
import type { Expression, FunctionName, Operator, Relation, RelationSign } from './ast.js';
import { lexemes, type Lexeme } from './tokens.js';

const functions: ReadonlySet<string> = new Set([
  'sqrt',
  'cbrt',
  'sin',
  'cos',
  'tan',
  'cot',
  'ln',
  'log',
  'abs',
]);
const relationSigns: ReadonlySet<string> = new Set(['=', '<', '>', '<=', '>=']);
const maxDepth = 40;
/** `1.500` may be a thousand and a half. */
const mayBeThousands = /^[1-9]\d{0,2}\.\d\d0$/u;

/**
 * The expression that a piece of mathematics says. Throws a Refusal for what is no expression, and for what schools read
 * in two ways: `1/2x`, `6:2(1+2)`, `√2x`, `sin x^2`, two numbers side by side.
 */
export function parseExpression(chunk: string): Expression {
  const parser = new Parser(lexemes(chunk));
  const expression = parser.sum();
  parser.end();
  return expression;
}

/** A relation, as in `2x + 1 <= 5`. */
export function parseRelation(chunk: string): Relation {
  const chain = parseChain(chunk);
  const [relation] = chain;
  return relation && chain.length === 1 ? relation : notUnderstood();
}

/** Relations with sides in common, as in `1 < x < 3`; at least one. */
export function parseChain(chunk: string): readonly Relation[] {
  const parser = new Parser(lexemes(chunk));
  const chain: Relation[] = [];
  let left = parser.sum();
  do {
    const sign = parser.relationSign();
    const right = parser.sum();
    chain.push({ left, sign, right });
    left = right;
  } while (!parser.isAtEnd);
  return chain;
}

class Parser {
  private position = 0;
  private depth = 0;
  private openBars = 0;

  constructor(private readonly all: readonly Lexeme[]) {}

  get isAtEnd(): boolean {
    return this.next.kind === 'end';
  }

  end(): void {
    if (!this.isAtEnd) notUnderstood();
  }

  relationSign(): RelationSign {
    const { text } = this.take();
    return relationSigns.has(text) ? (text as RelationSign) : notUnderstood();
  }

  sum(): Expression {
    this.depth += 1;
    if (this.depth > maxDepth) notUnderstood();
    let left = this.signed();
    for (let operator = this.sumOperator(); operator; operator = this.sumOperator()) {
      this.take();
      left = { kind: 'binary', operator, left, right: this.signed() };
    }
    this.depth -= 1;
    return left;
  }

  private get next(): Lexeme {
    return this.peek(0);
  }

  private peek(ahead: number): Lexeme {
    return this.all[this.position + ahead] ?? { kind: 'end', text: '', spaceBefore: false };
  }

  private take(): Lexeme {
    const lexeme = this.next;
    this.position += 1;
    return lexeme;
  }

  private is(text: string): boolean {
    return this.next.kind === 'sign' && this.next.text === text;
  }

  private expect(text: string): void {
    if (!this.is(text)) notUnderstood();
    this.take();
  }

  private sumOperator(): Operator | undefined {
    return this.is('+') ? 'plus' : this.is('-') ? 'minus' : undefined;
  }

  private signed(): Expression {
    if (this.is('+')) this.take();
    if (!this.is('-')) return this.product();
    this.take();
    if (this.is('-') || this.is('+')) notUnderstood();
    return { kind: 'negate', of: this.product() };
  }

  /** Factors with signs between them. After a division nothing may be multiplied without a sign. */
  private product(): Expression {
    let left = this.juxtaposition(false);
    let before: Operator | undefined;
    for (let operator = this.productOperator(); operator; operator = this.productOperator()) {
      if (operator === 'over' && (before === 'over' || before === 'ratio')) notUnderstood();
      this.take();
      const isDivision = operator !== 'times';
      const right = this.is('-') ? this.negativeFactor() : this.factorAfter(operator);
      left = { kind: 'binary', operator, left, right };
      if (isDivision && this.startsFactor()) left = this.fractionTimes(left);
      before = operator;
    }
    return left;
  }

  /** `3/4 : 3/8` divides by a fraction: behind a colon, a bar between two whole numbers binds them first. */
  private factorAfter(operator: Operator): Expression {
    const left = this.juxtaposition(operator !== 'times');
    if (operator !== 'ratio' || !this.is('/') || this.next.spaceBefore) return left;
    this.take();
    const right = this.next.kind === 'number' && !this.next.spaceBefore ? this.power() : notUnderstood();
    return isWhole(left) && isWhole(right)
      ? { kind: 'binary', operator: 'over', left, right }
      : notUnderstood();
  }

  private productOperator(): Operator | undefined {
    return this.is('*') ? 'times' : this.is(':') ? 'ratio' : this.is('/') ? 'over' : undefined;
  }

  /** `2 * -3` is written often, and can be read in one way. */
  private negativeFactor(): Expression {
    this.take();
    return { kind: 'negate', of: this.power() };
  }

  /** `1/2 x` and `(1/2)x` say a half of x; `1/2x`, `1/2(x+1)` and `a/b c` may say something else. */
  private fractionTimes(left: Expression): Expression {
    const isFraction =
      left.kind === 'binary' && left.operator === 'over' && isWhole(left.left) && isWhole(left.right);
    if (!isFraction || !this.next.spaceBefore || this.next.kind !== 'name') notUnderstood();
    return { kind: 'binary', operator: 'times', left, right: this.juxtaposition(false) };
  }

  /** Factors side by side: `2x`, `3(x+1)`, `2√3`. Behind a division only one is taken, the caller refuses the rest. */
  private juxtaposition(isDivisor: boolean): Expression {
    let left = this.power();
    if (isDivisor) return left;
    while (this.startsFactor()) {
      if (this.next.kind === 'number') notUnderstood();
      const right = this.power();
      if (left.kind === 'number' && left.style === 'integer' && isWholeRootOfIndex(left, right))
        notUnderstood();
      left = { kind: 'binary', operator: 'times', left, right };
    }
    return left;
  }

  private startsFactor(): boolean {
    const { kind, text } = this.next;
    return kind === 'name' || kind === 'number' || text === '(' || (text === '|' && this.openBars === 0);
  }

  private power(): Expression {
    const base = this.postfix();
    if (!this.is('^')) return base;
    this.take();
    const right = this.exponent();
    if (this.is('/') && !this.next.spaceBefore && this.peek(2).text !== '^')
      this.refuseFractionAsExponent(base, right, this.peek(1).text);
    return { kind: 'binary', operator: 'power', left: base, right };
  }

  /** `8^1/3` may be a power with a fraction; where that comes out even nobody knows which is meant. */
  private refuseFractionAsExponent(base: Expression, exponent: Expression, degreeText: string): void {
    if (base.kind !== 'number' || exponent.kind !== 'number' || !/^\d{1,2}$/u.test(degreeText)) return;
    const degree = Number(degreeText);
    const value = base.value.toNumber() ** (exponent.value.toNumber() / degree);
    if (degree > 1 && Math.abs(value - Math.round(value)) < 1e-9) notUnderstood();
  }

  private exponent(): Expression {
    if (this.is('-')) {
      this.take();
      return { kind: 'negate', of: this.power() };
    }
    return this.power();
  }

  private postfix(): Expression {
    let node = this.atom();
    for (;;) {
      if (this.is('!')) {
        node = this.call('factorial', node);
        if (this.is('!')) notUnderstood();
      } else if (this.is('%')) node = this.call('percent', node);
      else if (this.is('°')) node = this.call('degrees', node);
      else return node;
    }
  }

  private call(name: FunctionName, of: Expression): Expression {
    this.take();
    return { kind: 'call', name, of };
  }

  private atom(): Expression {
    const lexeme = this.take();
    if (lexeme.kind === 'number') return this.number(lexeme.text);
    if (lexeme.kind === 'name') return this.name(lexeme.text);
    if (lexeme.text === '(') {
      const bars = this.openBars;
      this.openBars = 0;
      const inside = this.sum();
      this.openBars = bars;
      this.expect(')');
      return inside;
    }
    if (lexeme.text === '|') {
      this.openBars += 1;
      const of = this.sum();
      this.expect('|');
      this.openBars -= 1;
      return { kind: 'call', name: 'abs', of };
    }
    return notUnderstood();
  }

  /** A number, with the fraction of a mixed one: `2 1/3`. */
  private number(text: string): Expression {
    if (/[.,].*[.,]/u.test(text) || /^0\d/u.test(text) || mayBeThousands.test(text)) notUnderstood();
    const value = Rational.parse(text);
    const isDecimal = text.includes('.');
    if (isDecimal && this.isPeriod()) notUnderstood();
    const isMixed =
      !isDecimal &&
      this.next.kind === 'number' &&
      this.next.spaceBefore &&
      this.peek(1).text === '/' &&
      this.peek(2).kind === 'number';
    if (!isMixed) return { kind: 'number', value, style: isDecimal ? 'decimal' : 'integer' };
    const top = this.take().text;
    this.take();
    const bottom = this.take().text;
    if (/[.,]/u.test(top + bottom) || BigInt(top) >= BigInt(bottom) || BigInt(top) === 0n) notUnderstood();
    if (this.is('^') || this.is('!') || this.is('/') || (this.startsFactor() && !this.is('(')))
      notUnderstood();
    if (this.is('(')) notUnderstood();
    return { kind: 'number', value: value.plus(Rational.of(BigInt(top), BigInt(bottom))), style: 'mixed' };
  }

  /** `0,1(6)` is a decimal that goes on for ever, and no product. */
  private isPeriod(): boolean {
    return this.is('(') && this.peek(1).kind === 'number' && this.peek(2).text === ')';
  }

  private name(name: string): Expression {
    if (name === 'pi') return { kind: 'constant', name };
    if (!functions.has(name)) {
      if (this.is('_')) notUnderstood();
      return name === 'e' ? { kind: 'constant', name } : { kind: 'symbol', name };
    }
    return this.functionCall(name as FunctionName);
  }

  private functionCall(name: FunctionName): Expression {
    const base = name === 'log' && this.is('_') ? this.logarithmBase() : undefined;
    const exponent = this.is('^') && !base ? this.functionExponent() : undefined;
    const of = this.argument(name);
    const call: Expression = { kind: 'call', name, of, ...(base && { base }) };
    return exponent ? { kind: 'binary', operator: 'power', left: call, right: exponent } : call;
  }

  private logarithmBase(): Expression {
    this.take();
    return this.atom();
  }

  /** `sin^2 x`; an inverse function, `sin^-1 x`, is not from this school. */
  private functionExponent(): Expression {
    this.take();
    const exponent = this.atom();
    if (exponent.kind !== 'number' || !exponent.value.isInteger) notUnderstood();
    return exponent;
  }

  /** In brackets, or one number or unknown; `sin 2x` takes both. */
  private argument(name: FunctionName): Expression {
    if (this.is('(') || this.is('|')) return this.atom();
    if (name === 'abs') notUnderstood();
    let of: Expression =
      this.isRoot(name) && this.next.kind === 'name' && functions.has(this.next.text)
        ? notUnderstood()
        : this.plainArgument();
    if (this.isRoot(name)) {
      if (this.next.kind === 'name' && !this.next.spaceBefore && !functions.has(this.next.text))
        notUnderstood();
      return of;
    }
    if (of.kind === 'number' && this.next.kind === 'name' && !functions.has(this.next.text))
      of = { kind: 'binary', operator: 'times', left: of, right: this.atom() };
    if (this.is('^') || this.is('/') || this.is('(') || this.is('!') || this.is(':')) notUnderstood();
    if (this.next.kind === 'name' && !functions.has(this.next.text)) notUnderstood();
    return of;
  }

  private plainArgument(): Expression {
    if (this.next.kind !== 'number' && this.next.kind !== 'name') notUnderstood();
    if (this.next.kind === 'name' && functions.has(this.next.text)) notUnderstood();
    const of = this.atom();
    return this.is('°') ? this.call('degrees', of) : of;
  }

  private isRoot(name: FunctionName): boolean {
    return name === 'sqrt' || name === 'cbrt';
  }
}

function isWhole(node: Expression): boolean {
  return node.kind === 'number' && node.style === 'integer';
}

/** `3√8` may be the cube root of 8. */
function isWholeRootOfIndex(index: Expression, root: Expression): boolean {
  if (index.kind !== 'number' || root.kind !== 'call' || root.name !== 'sqrt' || root.of.kind !== 'number')
    return false;
  const degree = index.value.toNumber();
  if (degree < 3 || degree > 6) return false;
  const value = root.of.value.toNumber();
  return value > 1 && Math.abs(Math.round(value ** (1 / degree)) ** degree - value) < 1e-9;
}
