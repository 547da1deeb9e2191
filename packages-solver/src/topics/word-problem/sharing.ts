import { Rational } from '../../number/rational.js';
import { canonical, equalTo, said, step, tex, tokensOf, type Form, type FormSolution } from './form.js';
import type { Reading } from './reading.js';

/** Sharing in a ratio of two or three numbers. */
function buildRatio(reading: Reading): FormSolution | undefined {
  const { language, tokens } = reading;
  const ratioAt = tokens.findIndex((token) => token.code === 'RATIO');
  const whole = tokens.find((token) => ['M', 'N', 'Q'].includes(token.code));
  const terms = tokens
    .slice(ratioAt)
    .filter((token) => token.code === 'N')
    .map((token) => token.value);
  const tail = reading.folded.slice(reading.folded.search(/stosun|ratio/u));
  const signs = tail.split(':').length + tail.split(' to ').length - 2;
  if (
    !whole ||
    signs !== terms.length - 1 ||
    terms.length < 2 ||
    terms.some((term) => term.sign <= 0) ||
    whole.value.sign <= 0
  )
    return undefined;
  const sum = terms.reduce((so, term) => so.plus(term), Rational.zero);
  const one = whole.value.over(sum);
  const parts = terms.map((term) => term.times(one));
  const { unit } = whole;
  const total = parts.reduce((so, part) => so + part.toNumber(), 0);
  const [first, second] = parts;
  const [a, b] = terms;
  const inRatio =
    first !== undefined &&
    second !== undefined &&
    a !== undefined &&
    b !== undefined &&
    first.times(b).equals(second.times(a));
  return {
    steps: [
      step(
        said(language, 'Ile jest równych części', 'How many equal parts there are'),
        `${terms.map((term) => tex(term, language)).join(' + ')} = ${tex(sum, language)}`,
        said(language, 'Dodajemy liczby ze stosunku.', 'We add the numbers of the ratio.'),
      ),
      step(
        said(language, 'Ile to jedna część', 'What one part is'),
        `${tex(whole.value, language)} : ${tex(sum, language)} ${equalTo(one, unit, language)}`,
        said(language, 'Dzielimy całość na równe części.', 'We divide the whole into equal parts.'),
      ),
      step(
        said(language, 'Ile to każdy udział', 'What each share is'),
        terms
          .map(
            (term, index) =>
              `${tex(term, language)}\\cdot ${tex(one, language)} ${equalTo(parts[index] ?? one, unit, language)}`,
          )
          .join(',\\quad '),
        said(
          language,
          'Każdy dostaje tyle części, ile mówi stosunek.',
          'Each gets as many parts as the ratio says.',
        ),
      ),
    ],
    answer: parts
      .map((part) => `$${equalTo(part, unit, language).replace(/^= /u, '')}$`)
      .join(said(language, ' i ', ' and ')),
    value: {
      canonical: parts.map((part) => canonical(part, unit?.symbol)).join(';'),
      approximate: parts.map((part) => part.toNumber()),
    },
    proved: inRatio && Math.abs(total - whole.value.toNumber()) < 1e-9 * whole.value.toNumber(),
    check: {
      name: said(language, 'Dodajemy udziały', 'Add the shares'),
      formula: `${parts.map((part) => tex(part, language)).join(' + ')} ${equalTo(whole.value, unit, language)}`,
      text: said(
        language,
        'Udziały dają razem całość i są w podanym stosunku.',
        'The shares add up to the whole and are in the given ratio.',
      ),
    },
  };
}

/** `W klasie jest 30 uczniów, 40% to dziewczęta.` */
function buildPartOfClass(reading: Reading): FormSolution | undefined {
  const { language, tokens } = reading;
  const whole = tokensOf(reading, 'N')[0]?.value;
  const percent = tokensOf(reading, 'P')[0]?.value;
  const named = tokensOf(reading, 'GIRLS', 'BOYS');
  const [given, asked] = named;
  if (!whole || !percent || !given || !asked || percent.compare(Rational.of(100)) > 0 || tokens.length > 12)
    return undefined;
  const isSame = given.code === asked.code;
  const share = isSame ? percent : Rational.of(100).minus(percent);
  const result = whole.times(share).over(Rational.of(100));
  if (!result.isInteger || !whole.isInteger || result.sign <= 0) return undefined;
  const steps = isSame
    ? []
    : [
        step(
          said(language, 'Jaki to procent', 'What percentage it is'),
          `100\\% - ${tex(percent, language)}\\% = ${tex(share, language)}\\%`,
          said(language, 'Wszyscy razem to 100%, więc odejmujemy.', 'All together are 100%, so we subtract.'),
        ),
      ];
  return {
    steps: [
      ...steps,
      step(
        said(language, 'Procent z liczby', 'Percentage of a number'),
        `${tex(share, language)}\\%\\cdot ${tex(whole, language)} = \\frac{${tex(share, language)}}{100}\\cdot ${tex(whole, language)} = ${tex(result, language)}`,
        said(
          language,
          'Zamieniamy procent na ułamek i mnożymy.',
          'We turn the percentage into a fraction and multiply.',
        ),
      ),
    ],
    answer: `$${tex(result, language)}$`,
    value: { canonical: canonical(result), approximate: [result.toNumber()] },
    proved: Math.abs((result.toNumber() / whole.toNumber()) * 100 - share.toNumber()) < 1e-9,
    check: {
      name: said(language, 'Jaki to procent całości', 'What percentage of the whole'),
      formula: `\\frac{${tex(result, language)}}{${tex(whole, language)}}\\cdot 100\\% = ${tex(share, language)}\\%`,
      text: said(
        language,
        'Wynik stanowi dokładnie tyle procent całości.',
        'The result is exactly that percentage of the whole.',
      ),
    },
  };
}

/** Tasks about shares of a whole. */
export const sharingForms: readonly Form[] = [
  {
    ignored: /^[GX]$/u,
    pattern:
      /^(?:(?:ASK )?SHARE (?:NUMBER )?(?:M|N|Q)|(?:M|Q) SHARE) (?:IN )?RATIO N (?:TO )?N(?: (?:TO )?N)?(?: ASK)?$/u,
    build: buildRatio,
  },
  {
    ignored: /^G$/u,
    pattern:
      /^(?:IN CLASS N PUPILS|IN CLASS N PUPILS IN CLASS|N PUPILS IN CLASS|CLASS N PUPILS) (?:P (?:PUPILS )?(?:GIRLS|BOYS)|(?:GIRLS|BOYS) P(?: CLASS| PUPILS)?) ASK (?:GIRLS|BOYS)(?: IN CLASS)?$/u,
    build: buildPartOfClass,
  },
];
