import { Rational } from '../../number/rational.js';
import {
  canonical,
  commonCurrency,
  equalTo,
  inUnit,
  said,
  step,
  tex,
  tokensOf,
  type Form,
  type FormSolution,
} from './form.js';
import { sameWord, type Reading, type Token } from './reading.js';
import type { Unit } from '../../science/unit.js';

function isCount(value: Rational): boolean {
  return value.sign > 0;
}

interface Line {
  readonly count: Rational;
  readonly price: Rational;
}

function solution(
  reading: Reading,
  unit: Unit,
  result: Rational,
  steps: FormSolution['steps'],
  proof: { readonly proved: boolean; readonly formula: string; readonly pl: string; readonly en: string },
): FormSolution {
  const { language } = reading;
  return {
    steps,
    answer: `$${equalTo(result, unit, language).replace(/^= /u, '')}$`,
    value: { canonical: canonical(result, unit.symbol), approximate: [result.toNumber()], unit: unit.symbol },
    proved: proof.proved && result.sign > 0,
    check: {
      name: said(language, 'Sprawdzamy', 'Check'),
      formula: proof.formula,
      text: said(language, proof.pl, proof.en),
    },
  };
}

/** `3 zeszyty po 2,50 zł`: how many, and the price of one. */
function linesOf({ tokens }: Reading, unit: Unit): readonly Line[] | undefined {
  const lines: Line[] = [];
  for (const [index, token] of tokens.entries()) {
    const next = tokens.slice(index + 1).find((other) => other.code === 'M');
    if (token.code !== 'N' && token.code !== 'Q') continue;
    if (!next || (token.unit && !['kg', 'l', 'm'].includes(token.unit.symbol))) return undefined;
    lines.push({ count: token.value, price: inUnit(next, unit) });
  }
  return lines.length > 0 && lines.every((line) => isCount(line.count) && line.price.sign > 0)
    ? lines
    : undefined;
}

/** A basket, and perhaps the change of a banknote. */
function buildBasket(reading: Reading): FormSolution | undefined {
  const { language, signature, tokens } = reading;
  const unit = commonCurrency(tokensOf(reading, 'M'));
  const payAt = tokens.findIndex(
    (token, index) => token.code === 'M' && ['PAY', 'NOTE', 'FROM'].includes(tokens[index - 1]?.code ?? ''),
  );
  const paid = payAt === -1 ? undefined : tokens[payAt];
  const basket: Reading = { ...reading, tokens: tokens.filter((token) => token !== paid) };
  const lines = unit && linesOf(basket, unit);
  if (!unit || !lines) return undefined;
  const asksChange = /\bASK(?: \w+)* CHANGE\b/u.test(signature);
  if (asksChange !== (paid !== undefined)) return undefined;
  const total = lines.reduce((sum, line) => sum.plus(line.count.times(line.price)), Rational.zero);
  const products = lines
    .map((line) => `${tex(line.count, language)}\\cdot ${tex(line.price, language)}`)
    .join(' + ');
  const steps = [
    step(
      said(language, 'Ile kosztują zakupy', 'What the shopping costs'),
      `${products} ${equalTo(total, unit, language)}`,
      said(
        language,
        'Liczbę sztuk mnożymy przez cenę jednej i dodajemy.',
        'We multiply how many there are by the price of one, and add.',
      ),
    ),
  ];
  const cents = lines.reduce((sum, line) => sum + line.count.toNumber() * line.price.toNumber() * 100, 0);
  const isTotal = Math.abs(cents - total.toNumber() * 100) < 1e-6;
  if (!paid) {
    return solution(reading, unit, total, steps, {
      proved: isTotal,
      formula: `${products} ${equalTo(total, unit, language)}`,
      pl: 'Liczymy jeszcze raz, w najmniejszych monetach, i wychodzi tyle samo.',
      en: 'Counting again, in the smallest coins, gives the same.',
    });
  }
  const money = inUnit(paid, unit);
  const rest = money.minus(total);
  if (rest.sign <= 0) return undefined;
  steps.push(
    step(
      said(language, 'Reszta', 'The change'),
      `${tex(money, language)} - ${tex(total, language)} ${equalTo(rest, unit, language)}`,
      said(
        language,
        'Od tego, czym zapłacono, odejmujemy koszt zakupów.',
        'We subtract the cost from what was paid.',
      ),
    ),
  );
  return solution(reading, unit, rest, steps, {
    proved: isTotal && Math.abs(cents / 100 + rest.toNumber() - money.toNumber()) < 1e-6,
    formula: `${tex(total, language)} + ${tex(rest, language)} ${equalTo(money, unit, language)}`,
    pl: 'Zakupy i reszta dają razem kwotę, którą zapłacono.',
    en: 'The shopping and the change together are what was paid.',
  });
}

function amountOf(token: Token | undefined): Rational | undefined {
  if (!token) return Rational.one;
  return token.unit ? token.value.times(token.unit.factor) : token.value;
}

/** `4 zeszyty kosztują 12 zł. Ile kosztuje 7 zeszytów?` */
function buildProportion(reading: Reading): FormSolution | undefined {
  const { language, tokens } = reading;
  const [money] = tokensOf(reading, 'M');
  const moneyAt = tokens.findIndex((token) => token.code === 'M');
  const counts = tokens
    .map((token, index) => ({ token, index }))
    .filter(({ token }) => token.code === 'N' || token.code === 'Q');
  const before = counts.find(({ index }) => index < moneyAt)?.token;
  const after = counts.find(({ index }) => index > moneyAt)?.token;
  const things = tokensOf(reading, 'G');
  const first = amountOf(before);
  const second = amountOf(after);
  if (!money?.unit || !after || !first || !second || counts.length > 2) return undefined;
  if (!things.every((thing) => sameWord(thing.word, things[0]?.word ?? '')) || things.length < 2)
    return undefined;
  const kinds = new Set(
    [before, after].flatMap((token) => (token ? [token.unit?.dimension.join(' ') ?? ''] : [])),
  );
  if (kinds.size > 1 || (!before && after.unit !== undefined) || !isCount(first) || !isCount(second))
    return undefined;
  const one = money.value.over(first);
  const result = one.times(second);
  const shown = (token: Token | undefined): string => (token ? tex(token.value, language) : '1');
  const inOne = before?.unit ? money.value.over(before.value) : one;
  const steps = before
    ? [
        step(
          said(language, 'Ile kosztuje jedna sztuka (jednostka)', 'What one costs'),
          `${tex(money.value, language)} : ${shown(before)} ${equalTo(inOne, money.unit, language)}`,
          said(language, 'Dzielimy cenę przez liczbę sztuk.', 'We divide the price by how many there are.'),
        ),
      ]
    : [];
  steps.push(
    step(
      said(language, 'Ile kosztuje tyle, o ile pytają', 'What the asked number costs'),
      `${before?.unit && after.unit ? tex(after.value.times(after.unit.factor).over(before.unit.factor), language) : shown(after)}\\cdot ${tex(inOne, language)} ${equalTo(result, money.unit, language)}`,
      said(
        language,
        'Mnożymy cenę jednej przez nową liczbę.',
        'We multiply the price of one by the new number.',
      ),
    ),
  );
  return solution(reading, money.unit, result, steps, {
    proved: result.times(first).equals(money.value.times(second)),
    formula: `\\frac{${tex(money.value, language)}}{${shown(before)}} = \\frac{${tex(result, language)}}{${shown(after)}}`,
    pl: 'Cena i liczba sztuk rosną tyle samo razy: oba ułamki są równe.',
    en: 'The price and the number grow alike: both fractions are equal.',
  });
}

const line = '(?:N|Q) G (?:PO |ZA )?M(?: ZA(?: EACH| G)?| EACH)?';

/** Tasks about shopping. */
export const shoppingForms: readonly Form[] = [
  {
    ignored: /^X$/u,
    pattern:
      /^(?:(?:N|Q) G|G) COST M ASK (?:COST|PAY|ZA) (?:PAY )?(?:ZA )?(?:N|Q) G$|^(?:(?:N|Q) G|G) COST M ASK (?:ZA (?:N|Q) G PAY|PAY ZA (?:N|Q) G|(?:N|Q) G COST)$|^ZA (?:N|Q) G PAY M ASK (?:COST|PAY ZA|ZA) (?:N|Q) G(?: PAY)?$/u,
    build: buildProportion,
  },
  {
    pattern: new RegExp(
      `^(?:X )?BUY ${line}(?: ${line})*(?: (?:X )?(?:PAY|NOTE|PAY NOTE|PAY FROM) M(?: NOTE)?)? ASK(?: X| COST| PAY| ALL| ZA| BUY| CHANGE| PAY)*(?: X| FROM)?$`,
      'u',
    ),
    build: buildBasket,
  },
];
