import type { Method, Solution } from '../../method.js';
import type { Check, SolverLanguage } from '../../outcome.js';
import { Rational } from '../../number/rational.js';
import { dimensions, sameDimension } from '../../science/dimension.js';
import { readItems } from '../../science/items.js';
import { equalsSign, quantityValue, showNumber } from '../../science/show.js';
import { asking, wordSet } from '../../science/words.js';
import type { TaskText } from '../../text/task-text.js';
import { unitNamed } from './choose.js';

/** Resistors that are connected in one way; ohms. */
interface Resistors {
  readonly values: readonly Rational[];
  readonly kind: 'series' | 'parallel';
}

const harmless = {
  pl: wordSet(`oporniki opornikow oporniki rezystory rezystorow oporach oporze opor oporu opory rezystancja rezystancje
    zastepczy zastepczego zastepcza polaczono polaczone polaczonych polaczeniu polaczenie szeregowo szeregowym szeregowe rownolegle
    rownoleglym r1 r2 r3 r o dwoch trzech ukladu uklad obwodu calkowity calkowita wartosciach`),
  en: wordSet(`resistors resistor resistance resistances total equivalent combined connected connection series parallel r1 r2 r3
    r with circuit combination values`),
};

/** Reads "Dwa oporniki 3 Ω i 6 Ω połączono równolegle. Oblicz opór zastępczy." */
function readResistors(text: TaskText): Resistors | undefined {
  const isSeries = /\bszeregow|\bseries\b/u.test(text.folded);
  const isParallel = /\brownolegl|\bparallel\b/u.test(text.folded);
  if (isSeries === isParallel || !/zastepcz|total|equivalent|combined|calkowit/u.test(text.folded))
    return undefined;
  const items = readItems(text);
  const values = items.flatMap((item) =>
    item.kind === 'quantity' && sameDimension(item.unit.dimension, dimensions.resistance)
      ? [item.value.times(item.unit.factor)]
      : [],
  );
  const counts = items.flatMap((item) => (item.kind === 'number' ? [item.value] : []));
  const known = items.every((item) => {
    if (item.kind === 'mark') return ['.', ',', '?', '!', ':', '=', ';', '(', ')'].includes(item.mark);
    if (item.kind === 'word')
      return asking[text.language].has(item.word) || harmless[text.language].has(item.word);
    return (
      item.kind === 'number' ||
      (item.kind === 'quantity' && sameDimension(item.unit.dimension, dimensions.resistance))
    );
  });
  const isCounted =
    counts.length === 0 || (counts.length === 1 && counts[0]?.equals(Rational.of(values.length)));
  if (!known || !isCounted || values.length < 2 || values.some((value) => value.sign <= 0)) return undefined;
  return { values, kind: isSeries ? 'series' : 'parallel' };
}

const wording = {
  pl: {
    series: 'Połączenie szeregowe',
    seriesText: 'Przy połączeniu szeregowym prąd płynie kolejno przez każdy opornik, więc opory się dodają.',
    parallel: 'Połączenie równoległe',
    parallelText: 'Przy połączeniu równoległym prąd się rozdziela, więc dodajemy odwrotności oporów.',
    invert: 'Odwracamy ułamek',
    invertText: 'Opór zastępczy to odwrotność tej sumy.',
    check: 'Sprawdzamy prądem',
    checkText:
      'Przykładamy w myślach napięcie $1\\ \\text{V}$: prądy i napięcia na opornikach zgadzają się z oporem zastępczym.',
  },
  en: {
    series: 'In series',
    seriesText:
      'In series the current flows through one resistor after the other, so the resistances add up.',
    parallel: 'In parallel',
    parallelText: 'In parallel the current divides, so we add one over each resistance.',
    invert: 'Turn the fraction round',
    invertText: 'The total resistance is one over this sum.',
    check: 'Check with a current',
    checkText:
      'We imagine a voltage of $1\\ \\text{V}$: the currents and voltages at the resistors agree with the total resistance.',
  },
} as const;

interface Total extends Solution {
  readonly total: Rational;
}

function solveResistors({ values, kind }: Resistors, language: SolverLanguage): Total {
  const words = wording[language];
  const ohm = unitNamed('Ω');
  const names = values.map((_, index) => `R_{${index + 1}}`);
  const show = (value: Rational): string => showNumber(value, language).tex;
  const sum = (kind === 'series' ? values : values.map((value) => Rational.one.over(value))).reduce((a, b) =>
    a.plus(b),
  );
  const total = kind === 'series' ? sum : Rational.one.over(sum);
  const shown = showNumber(total, language);
  const end = `${equalsSign(shown)} ${shown.tex}\\ \\Omega`;
  const steps =
    kind === 'series'
      ? [
          {
            name: words.series,
            formula: `R = ${names.join(' + ')} = ${values.map(show).join(' + ')} ${end}`,
            text: words.seriesText,
          },
        ]
      : [
          {
            name: words.parallel,
            formula: `\\frac{1}{R} = ${names.map((name) => `\\frac{1}{${name}}`).join(' + ')} = ${values.map((value) => `\\frac{1}{${show(value)}}`).join(' + ')} = \\frac{${sum.numerator}}{${sum.denominator}}`,
            text: words.parallelText,
          },
          {
            name: words.invert,
            formula: `R = \\frac{${sum.denominator}}{${sum.numerator}} ${end}`,
            text: words.invertText,
          },
        ];
  return { total, steps, answer: `$R ${end}$`, value: quantityValue(total, ohm) };
}

/** With 1 V across all of them: the voltages (in series) or the currents (in parallel) must add up. */
function checkResistors(
  { values, kind }: Resistors,
  { total }: Total,
  language: SolverLanguage,
): Check | undefined {
  const current = 1 / total.toNumber();
  const parts = values.map((value) =>
    kind === 'series' ? current * value.toNumber() : 1 / value.toNumber(),
  );
  const whole = kind === 'series' ? 1 : current;
  const sum = parts.reduce((a, b) => a + b, 0);
  if (Math.abs(sum - whole) > 1e-9 * whole) return undefined;
  return { name: wording[language].check, text: wording[language].checkText };
}

/** The resistance of resistors in series or in parallel. */
export const resistors: Method<Resistors, Total> = {
  subject: 'physics',
  topic: 'physics',
  read: readResistors,
  solve: solveResistors,
  check: checkResistors,
};
