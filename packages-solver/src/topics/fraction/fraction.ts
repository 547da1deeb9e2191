import { approximate, isClose } from '../../expression/approximate.js';
import { evaluate } from '../../expression/evaluate.js';
import { parseExpression } from '../../expression/parse.js';
import { tex, texDecimal, texRational } from '../../expression/tex.js';
import type { Method } from '../../method.js';
import { greatestCommonDivisor, Rational } from '../../number/rational.js';
import type { SolverLanguage, Step } from '../../outcome.js';
import { notUnderstood, outOfReach } from '../../refusal.js';
import { harmlessAnd } from '../../text/harmless.js';
import { hasOnly, sentenceOf } from '../../text/sentence.js';

type Form = 'reduced' | 'decimal' | 'common' | 'mixed';

interface FractionProblem {
  readonly form: Form;
  readonly chunk: string;
  readonly value: Rational;
}

const forms: readonly (readonly [RegExp, Form])[] = [
  [/skroc|nieskracaln|lowest terms|\bsimplify\b|\breduce\b|simplest form/u, 'reduced'],
  [/ulamek dziesietny|ulamka dziesietnego|dziesietn|\bdecimal\b/u, 'decimal'],
  [/liczbe mieszana|liczby mieszanej|\bmixed\b/u, 'mixed'],
  [/ulamek zwykly|ulamka zwyklego|\bfraction\b/u, 'common'],
];
const known = harmlessAnd(
  'skróć ułamek ułamka zwykły zwykłego dziesiętny dziesiętnego zamień zamienić przedstaw w postaci postać nieskracalnej nieskracalny do na liczbę mieszaną liczby mieszanej niewłaściwy doprowadź',
  'convert change turn write as a an to into fraction decimal mixed number simplify reduce in lowest terms simplest form',
);

const words: Record<SolverLanguage, Record<Form | 'check', Step>> = {
  pl: {
    reduced: {
      name: 'Skracanie',
      text: 'Licznik i mianownik dzielimy przez ich największy wspólny dzielnik, wtedy ułamek nie zmienia wartości.',
    },
    decimal: { name: 'Zamiana na ułamek dziesiętny', text: 'Dzielimy licznik przez mianownik.' },
    common: {
      name: 'Zamiana na ułamek zwykły',
      text: 'Cyfry po przecinku mówią, ile jest dziesiątych, setnych, tysięcznych; potem skracamy.',
    },
    mixed: {
      name: 'Wyłączanie całości',
      text: 'Dzielimy licznik przez mianownik: iloraz to całości, a reszta zostaje w liczniku.',
    },
    check: {
      name: 'Sprawdzenie',
      text: 'Wartość przed zamianą i po niej, policzona dzieleniem, jest taka sama.',
    },
  },
  en: {
    reduced: {
      name: 'Simplify',
      text: 'We divide the numerator and the denominator by their greatest common divisor; the value stays.',
    },
    decimal: { name: 'To a decimal', text: 'We divide the numerator by the denominator.' },
    common: {
      name: 'To a fraction',
      text: 'The digits after the point say how many tenths, hundredths, thousandths there are; then we simplify.',
    },
    mixed: {
      name: 'Take out the whole part',
      text: 'We divide the numerator by the denominator: the quotient is the whole part, the remainder stays above.',
    },
    check: { name: 'Check', text: 'The value before and after, found by division, is the same.' },
  },
};

/** A fraction in lowest terms, as a decimal, as a common fraction, as a mixed number. */
export const fraction: Method<FractionProblem> = {
  subject: 'math',
  topic: 'arithmetic',

  read(text) {
    const { template, chunks } = sentenceOf(text);
    const [chunk, ...more] = chunks;
    const found = forms.filter(([pattern]) => pattern.test(template));
    if (chunk === undefined || more.length > 0 || found.length === 0 || !hasOnly(template, known))
      return undefined;
    if (!/^-?(?:\d+\s*\/\s*\d+|\d+[.,]\d+|\d+ \d+\/\d+)$/u.test(chunk)) return undefined;
    const asked = found.map(([, form]) => form);
    const form = asked.includes('decimal')
      ? 'decimal'
      : asked.includes('mixed')
        ? 'mixed'
        : (asked[0] ?? notUnderstood());
    if (/\/\s*0/u.test(chunk)) return notUnderstood();
    const value = evaluate(parseExpression(chunk)).rational;
    return value && { form, chunk, value };
  },

  solve({ form, chunk, value }, language) {
    const before = tex(parseExpression(chunk), language);
    const after = written(form, value, language);
    const steps: Step[] = [{ ...words[language][form], formula: `${before} = ${between(chunk)}${after}` }];
    return { steps, answer: `$${after}$`, value: { canonical: `${value}`, approximate: [value.toNumber()] } };
  },

  check({ chunk, value }, _, language) {
    return isClose(approximate(chunk), value.toNumber()) ? words[language].check : undefined;
  },
};

/** The step between: what the numerator and the denominator are divided by. */
function between(chunk: string): string {
  const match = /^(-?)(\d+)\s*\/\s*(\d+)$/u.exec(chunk);
  if (!match) return '';
  const [top, bottom] = [BigInt(match[2] ?? ''), BigInt(match[3] ?? '')];
  const divisor = greatestCommonDivisor(top, bottom);
  return divisor === 1n ? '' : `${match[1]}\\frac{${top}:${divisor}}{${bottom}:${divisor}} = `;
}

function written(form: Form, value: Rational, language: SolverLanguage): string {
  switch (form) {
    case 'decimal':
      return value.isDecimal(12) ? texDecimal(value.toDecimal(12), language) : outOfReach();
    case 'mixed': {
      const { numerator, denominator } = value.absolute();
      const whole = numerator / denominator;
      if (whole === 0n || value.isInteger) return outOfReach();
      return `${value.sign < 0 ? '-' : ''}${whole}${texRational(value.absolute().minus(Rational.of(whole)))}`;
    }
    default:
      return texRational(value);
  }
}
