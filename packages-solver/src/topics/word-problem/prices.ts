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
import type { Reading } from './reading.js';

const hundred = Rational.of(100);

/** Each change of a price in order: −20 for "obniżono o 20%", +10 for "podwyższono o 10%". */
function changesOf({ tokens }: Reading): readonly Rational[] | undefined {
  const changes: Rational[] = [];
  for (const [index, token] of tokens.entries()) {
    if (token.code !== 'P') continue;
    const around = [tokens[index - 1], tokens[index - 2], tokens[index + 1]].map((other) => other?.code);
    const direction = around.find((code) => code === 'UP' || code === 'DOWN');
    if (!direction || token.value.sign <= 0) return undefined;
    changes.push(direction === 'UP' ? token.value : token.value.negated());
  }
  return changes.every((change) => change.compare(hundred.negated()) > 0) ? changes : undefined;
}

function factorOf(change: Rational): Rational {
  return hundred.plus(change).over(hundred);
}

/** From the old price to the new one. */
function buildNewPrice(reading: Reading): FormSolution | undefined {
  const { language, signature } = reading;
  const money = tokensOf(reading, 'M');
  const unit = commonCurrency(money);
  const [price] = money;
  const changes = changesOf(reading);
  if (
    !unit ||
    !price ||
    !changes ||
    /ASK(?: \w+)* BEFORE|ASK BY|BY ASK/u.test(signature) ||
    /o ile|by how much/u.test(reading.folded)
  )
    return undefined;
  const start = inUnit(price, unit);
  let now = start;
  const steps = changes.map((change) => {
    const before = now;
    now = before.times(factorOf(change));
    const percent = hundred.plus(change);
    return step(
      said(language, 'Nowa cena w procentach', 'The new price in percent'),
      `${tex(percent, language)}\\%\\cdot ${tex(before, language)} = ${tex(factorOf(change), language)}\\cdot ${tex(before, language)} ${equalTo(now, unit, language)}`,
      change.sign < 0
        ? said(
            language,
            `Po obniżce zostaje $${tex(percent, language)}\\%$ ceny.`,
            `After the reduction $${tex(percent, language)}\\%$ of the price are left.`,
          )
        : said(
            language,
            `Po podwyżce cena to $${tex(percent, language)}\\%$ poprzedniej.`,
            `After the increase the price is $${tex(percent, language)}\\%$ of the one before.`,
          ),
    );
  });
  let back = now.toNumber();
  for (const change of changes.toReversed()) back /= 1 + change.toNumber() / 100;
  return {
    steps,
    answer: `$${equalTo(now, unit, language).replace(/^= /u, '')}$`,
    value: { canonical: canonical(now, unit.symbol), approximate: [now.toNumber()], unit: unit.symbol },
    proved: Math.abs(back - start.toNumber()) < 1e-9 * start.toNumber(),
    check: {
      name: said(language, 'Cofamy zmiany', 'Undo the changes'),
      formula: `${tex(now, language)} ${changes.map((change) => `: ${tex(factorOf(change), language)}`).join(' ')} ${equalTo(start, unit, language)}`,
      text: said(
        language,
        'Idziemy od nowej ceny z powrotem i dostajemy starą.',
        'From the new price we go back and find the old one.',
      ),
    },
  };
}

/** From the new price back to the old one. */
function buildOldPrice(reading: Reading): FormSolution | undefined {
  const { language } = reading;
  const money = tokensOf(reading, 'M');
  const unit = commonCurrency(money);
  const [price] = money;
  const [change, ...more] = changesOf(reading) ?? [];
  if (!unit || !price || !change || more.length > 0) return undefined;
  const now = inUnit(price, unit);
  const old = now.over(factorOf(change));
  const percent = tex(hundred.plus(change), language);
  const proved = old.plus(old.times(change).over(hundred)).equals(now);
  return {
    steps: [
      step(
        said(language, 'Ile procent starej ceny mamy', 'What part of the old price we have'),
        `100\\% ${change.sign < 0 ? '-' : '+'} ${tex(change.absolute(), language)}\\% = ${percent}\\%`,
        said(
          language,
          `Starą cenę oznaczamy $x$. Nowa to $${percent}\\%$ starej.`,
          `We call the old price $x$. The new one is $${percent}\\%$ of it.`,
        ),
      ),
      step(
        said(language, 'Rozwiązujemy równanie', 'Solve the equation'),
        `${tex(factorOf(change), language)}\\cdot x = ${tex(now, language)} \\quad\\Rightarrow\\quad x ${equalTo(old, unit, language)}`,
        said(
          language,
          'Dzielimy obie strony przez liczbę przed $x$.',
          'We divide both sides by the number in front of $x$.',
        ),
      ),
    ],
    answer: `$x ${equalTo(old, unit, language)}$`,
    value: { canonical: canonical(old, unit.symbol), approximate: [old.toNumber()], unit: unit.symbol },
    proved,
    check: {
      name: said(language, 'Liczymy zmianę ceny od nowa', 'Change the price again'),
      formula: `${tex(old, language)} ${change.sign < 0 ? '-' : '+'} ${tex(change.absolute(), language)}\\%\\cdot ${tex(old, language)} ${equalTo(now, unit, language)}`,
      text: said(
        language,
        'Od starej ceny dochodzimy do nowej z zadania.',
        'From the old price we come to the new one of the task.',
      ),
    },
  };
}

/** By how many percent a price changed. */
function buildPercentChange(reading: Reading): FormSolution | undefined {
  const { language, signature } = reading;
  const money = tokensOf(reading, 'M');
  const unit = commonCurrency(money);
  const [first, second] = money;
  if (!unit || !first || !second) return undefined;
  const from = inUnit(first, unit);
  const to = inUnit(second, unit);
  const change = to.minus(from);
  const isDown = /\bDOWN\b/u.test(signature);
  if (from.sign <= 0 || change.isZero || change.sign < 0 !== isDown) return undefined;
  const percent = change.absolute().over(from).times(hundred);
  return {
    steps: [
      step(
        said(language, 'O ile zmieniła się cena', 'By how much the price changed'),
        `${tex(isDown ? from : to, language)} - ${tex(isDown ? to : from, language)} ${equalTo(change.absolute(), unit, language)}`,
        said(language, 'Najpierw liczymy samą zmianę.', 'First we find the change itself.'),
      ),
      step(
        said(language, 'Jaki to procent ceny początkowej', 'What percentage of the first price that is'),
        `\\frac{${tex(change.absolute(), language)}}{${tex(from, language)}}\\cdot 100\\% ${equalTo(percent, undefined, language)}\\%`,
        said(
          language,
          'Porównujemy zmianę z ceną początkową, bo to ona jest całością.',
          'We compare with the first price, because that is the whole.',
        ),
      ),
    ],
    answer: `$${equalTo(percent, undefined, language).replace(/^= /u, '')}\\%$`,
    value: {
      canonical: `${isDown ? percent.negated() : percent}%`,
      approximate: [percent.toNumber()],
      unit: '%',
    },
    proved: from.plus(from.times(isDown ? percent.negated() : percent).over(hundred)).equals(to),
    check: {
      name: said(language, 'Zmieniamy cenę o tyle procent', 'Change the price by that'),
      text: said(
        language,
        'Po zmianie o tyle procent z ceny początkowej wychodzi końcowa.',
        'A change by that many percent leads from the first price to the last.',
      ),
    },
  };
}

/** Net price, VAT and gross price. */
function buildVat(reading: Reading): FormSolution | undefined {
  const { language, tokens, signature } = reading;
  const [price] = tokensOf(reading, 'M');
  const [rate] = tokensOf(reading, 'P');
  if (!price?.unit || !rate || rate.value.sign <= 0 || !signature.includes('VAT')) return undefined;
  const at = tokens.indexOf(price);
  const asked = tokens
    .slice(tokens.findLastIndex((token) => token.code === 'ASK'))
    .find((token) => token.code === 'NET' || token.code === 'GROSS');
  const given = tokens
    .slice(0, at + 2)
    .findLast((token) => (token.code === 'NET' || token.code === 'GROSS') && token !== asked);
  if (!asked || !given || asked.code === given.code) return undefined;
  const factor = factorOf(rate.value);
  const toGross = asked.code === 'GROSS';
  const result = toGross ? price.value.times(factor) : price.value.over(factor);
  const tax = (toGross ? price.value : result).times(rate.value).over(hundred);
  const net = toGross ? price.value : result;
  const gross = toGross ? result : price.value;
  return {
    steps: [
      step(
        said(language, 'Cena brutto w procentach', 'The gross price in percent'),
        `100\\% + ${tex(rate.value, language)}\\% = ${tex(hundred.plus(rate.value), language)}\\%`,
        said(
          language,
          'Cena brutto to cena netto razem z podatkiem.',
          'The gross price is the net price together with the tax.',
        ),
      ),
      step(
        said(language, 'Liczymy cenę', 'Find the price'),
        `${tex(price.value, language)} ${toGross ? '\\cdot' : ':'} ${tex(factor, language)} ${equalTo(result, price.unit, language)}`,
        toGross
          ? said(language, 'Mnożymy cenę netto.', 'We multiply the net price.')
          : said(
              language,
              'Cena netto po pomnożeniu dała brutto, więc dzielimy.',
              'The net price was multiplied to give the gross price, so we divide.',
            ),
      ),
    ],
    answer: `$${equalTo(result, price.unit, language).replace(/^= /u, '')}$`,
    value: {
      canonical: canonical(result, price.unit.symbol),
      approximate: [result.toNumber()],
      unit: price.unit.symbol,
    },
    proved: net.plus(tax).equals(gross),
    check: {
      name: said(language, 'Netto i podatek dają brutto', 'Net and tax make gross'),
      formula: `${tex(net, language)} + ${tex(tax, language)} ${equalTo(gross, price.unit, language)}`,
      text: said(
        language,
        'Do ceny netto dodajemy sam podatek i wychodzi cena brutto.',
        'The net price and the tax alone add up to the gross price.',
      ),
    },
  };
}

const change = '(?:(?:PRICE )*(?:UP|DOWN)(?: PRICE)*(?: BY)? P|BY P (?:UP|DOWN)|P (?:UP|DOWN))';
const asksPrice = 'ASK(?: (?:PRICE|COST|PO|UP|DOWN|PAY|ZA))*';

/** Tasks about prices that change. Things and names are left out of these signatures; there may be only one thing. */
export const priceForms: readonly Form[] = [
  {
    ignored: /^[GX]$/u,
    pattern: new RegExp(
      `^(?:(?:PRICE|COST|BEFORE) )*M (?:(?:PO |IN )?${change}(?: (?:PO )?${change})? ${asksPrice}|ASK (?:WILL )?(?:PRICE|COST) PO ${change})$`,
      'u',
    ),
    build: buildNewPrice,
  },
  {
    ignored: /^[GX]$/u,
    pattern:
      /^(?:PO (?:(?:UP|DOWN) (?:BY )?P|(?:BY )?P (?:UP|DOWN)) (?:(?:PRICE|COST) )*M|COST M PO (?:(?:UP|DOWN) (?:BY )?P|(?:BY )?P (?:UP|DOWN))) ASK(?: COST| PRICE)* BEFORE(?: COST| PRICE| UP| DOWN)*$/u,
    build: buildOldPrice,
  },
  {
    ignored: /^[GX]$/u,
    pattern:
      /^(?:BY ASK PERCENT (?:PRICE )?(?:UP|DOWN) (?:PRICE )?FROM M TO M|(?:PRICE (?:UP|DOWN)|(?:UP|DOWN) PRICE) FROM M TO M BY ASK PERCENT(?: UP| DOWN| PRICE)*)$/u,
    build: buildPercentChange,
  },
  {
    ignored: /^[GX]$/u,
    pattern:
      /^(?:PRICE |COST )*(?:NET|GROSS) (?:PRICE |COST )*M (?:VAT |IN )*P (?:VAT )?ASK (?:PRICE |COST )*(?:NET|GROSS)(?: PRICE)*$/u,
    build: buildVat,
  },
];
