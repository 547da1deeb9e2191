import type { SolverLanguage } from '../outcome.js';
import type { Exact } from '../number/exact.js';
import { Rational } from '../number/rational.js';
import type { Expression, Relation } from './ast.js';

/** Digits with the decimal mark of the language, for TeX: `2.5` is `2{,}5` in Polish. */
export function texDecimal(digits: string, language: SolverLanguage): string {
  return language === 'pl' ? digits.replace('.', '{,}') : digits;
}

/** A fraction, reduced: `-\frac{3}{4}`. */
export function texRational(value: Rational): string {
  const sign = value.sign < 0 ? '-' : '';
  const { numerator, denominator } = value.absolute();
  return sign + (denominator === 1n ? `${numerator}` : `\\frac{${numerator}}{${denominator}}`);
}

/** `1+\frac{3\sqrt{5}}{2}` */
export function texExact(value: Exact): string {
  if (value.isZero) return '0';
  const { parts } = value;
  return parts
    .map(([radicand, coefficient], index) => {
      const sign = coefficient.sign < 0 ? '-' : index > 0 ? '+' : '';
      return sign + texTerm(radicand, coefficient.absolute());
    })
    .join('');
}

function texTerm(radicand: bigint, coefficient: Rational): string {
  if (radicand === 1n) return texRational(coefficient);
  const { numerator, denominator } = coefficient;
  const top = `${numerator === 1n ? '' : numerator}\\sqrt{${radicand}}`;
  return denominator === 1n ? top : `\\frac{${top}}{${denominator}}`;
}

/** The number in brackets when it has a minus in front or several terms. */
export function bracketed(text: string): string {
  return /^-|[^{]\+|[^{]-/u.test(text) ? `\\left(${text}\\right)` : text;
}

/** A number as a pupil says it: exactly, and rounded too when it is not a whole one. */
export function texWithRounded(value: Exact, language: SolverLanguage): string {
  const { rational } = value;
  if (rational?.isInteger) return texExact(value);
  if (rational?.isDecimal(6)) return `${texExact(value)}=${texDecimal(rational.toDecimal(6), language)}`;
  return `${texExact(value)}\\approx ${texDecimal(value.toRational(20).toDecimal(2), language)}`;
}

const levels = { plus: 1, minus: 1, times: 2, ratio: 2, over: 2, power: 4 } as const;
const negateLevel = 1;
const atomLevel = 5;

function levelOf(node: Expression): number {
  if (node.kind === 'binary') return node.operator === 'over' ? 3 : levels[node.operator];
  if (node.kind === 'negate') return negateLevel;
  if (node.kind === 'number')
    return node.value.sign < 0
      ? negateLevel
      : node.style === 'mixed' || (!node.value.isInteger && node.style !== 'decimal')
        ? 3
        : atomLevel;
  if (node.kind === 'surd') return node.value.parts.length > 1 || node.value.sign < 0 ? negateLevel : 2;
  return atomLevel;
}

/** TeX of an expression as it stands. */
export function tex(node: Expression, language: SolverLanguage): string {
  const part = (child: Expression, level: number): string =>
    levelOf(child) < level ? `\\left(${tex(child, language)}\\right)` : tex(child, language);
  switch (node.kind) {
    case 'number':
      return texNumber(node, language);
    case 'constant':
      return node.name === 'pi' ? '\\pi' : 'e';
    case 'symbol':
      return node.name;
    case 'surd':
      return texExact(node.value);
    case 'negate':
      return `-${part(node.of, 2)}`;
    case 'call':
      return texCall(node, language);
    case 'binary':
      return texBinary(node, part, language);
  }
}

/** TeX of a relation. */
export function texRelation({ left, sign, right }: Relation, language: SolverLanguage): string {
  return `${tex(left, language)} ${texSign(sign)} ${tex(right, language)}`;
}

/** `<=` is `\le`. */
export function texSign(sign: Relation['sign']): string {
  return sign === '<=' ? '\\le' : sign === '>=' ? '\\ge' : sign;
}

function texNumber({ value, style }: Expression & { kind: 'number' }, language: SolverLanguage): string {
  if (style === 'decimal' && value.isDecimal(30)) return texDecimal(value.toDecimal(30), language);
  if (style !== 'mixed' || value.isInteger) return texRational(value);
  const whole = value.absolute().numerator / value.denominator;
  return `${value.sign < 0 ? '-' : ''}${whole}${texRational(value.absolute().minus(Rational.of(whole)))}`;
}

function texCall(node: Expression & { kind: 'call' }, language: SolverLanguage): string {
  const inside = tex(node.of, language);
  const wrapped =
    levelOf(node.of) === atomLevel && node.of.kind !== 'call' ? inside : `\\left(${inside}\\right)`;
  switch (node.name) {
    case 'sqrt':
      return `\\sqrt{${inside}}`;
    case 'cbrt':
      return `\\sqrt[3]{${inside}}`;
    case 'abs':
      return `\\left|${inside}\\right|`;
    case 'factorial':
      return `${wrapped}!`;
    case 'percent':
      return `${wrapped}\\%`;
    case 'degrees':
      return `${wrapped}^{\\circ}`;
    case 'tan':
      return language === 'pl'
        ? `\\operatorname{tg} ${texArgument(node.of, inside)}`
        : `\\tan ${texArgument(node.of, inside)}`;
    case 'cot':
      return language === 'pl'
        ? `\\operatorname{ctg} ${texArgument(node.of, inside)}`
        : `\\cot ${texArgument(node.of, inside)}`;
    case 'log':
      return `\\log${node.base ? `_{${tex(node.base, language)}}` : ''} ${texArgument(node.of, inside)}`;
    default:
      return `\\${node.name} ${texArgument(node.of, inside)}`;
  }
}

function texArgument(of: Expression, inside: string): string {
  const isPlain =
    levelOf(of) === atomLevel && (of.kind !== 'call' || of.name === 'degrees' || of.name === 'abs');
  return isPlain ? inside : `\\left(${inside}\\right)`;
}

function texBinary(
  { operator, left, right }: Expression & { kind: 'binary' },
  part: (child: Expression, level: number) => string,
  language: SolverLanguage,
): string {
  switch (operator) {
    case 'plus':
      return `${part(left, 1)}+${right.kind === 'negate' ? part(right, 2) : part(right, 2)}`;
    case 'minus':
      return `${part(left, 1)}-${part(right, 2)}`;
    case 'ratio':
      return `${part(left, 2)}${language === 'pl' ? ':' : '\\div '}${part(right, 3)}`;
    case 'over':
      return `\\frac{${tex(left, language)}}{${tex(right, language)}}`;
    case 'power':
      return `${left.kind === 'call' ? `\\left(${tex(left, language)}\\right)` : part(left, atomLevel)}^{${tex(right, language)}}`;
    case 'times':
      return `${part(left, 2)}${needsDot(left, right) ? ' \\cdot ' : ''}${part(right, 2)}`;
  }
}

/** `2x` and `3(x+1)` have no dot between; numbers have. */
function needsDot(left: Expression, right: Expression): boolean {
  const first = firstOf(right);
  if (first.kind === 'number') return true;
  if (levelOf(right) < 2) return left.kind === 'number' && right.kind === 'negate';
  return left.kind === 'call' && left.name === 'percent';
}

function firstOf(node: Expression): Expression {
  if (node.kind !== 'binary') return node;
  return node.operator === 'over' || levelOf(node.left) < levelOf(node) ? node : firstOf(node.left);
}
