import type { Rational } from '../../number/rational.js';
import { dimensions, sameDimension } from '../../science/dimension.js';
import { readUnit } from '../../science/read-unit.js';
import { canonical, equalTo, said, step, tex, tokensOf, type Form, type FormSolution } from './form.js';
import type { Reading, Token } from './reading.js';

const hour = readUnit('h', 0)?.value;
const kilometre = readUnit('km', 0)?.value;
const kilometresPerHour = readUnit('km/h', 0)?.value;

function isOf(token: Token, kind: 'length' | 'speed' | 'time', symbol: string): boolean {
  return (
    token.unit?.symbol === symbol &&
    sameDimension(token.unit.dimension, dimensions[kind]) &&
    token.value.sign > 0
  );
}

/** Two who start at the same time and go towards each other. */
function buildMeeting(reading: Reading): FormSolution | undefined {
  const { language, signature } = reading;
  const [way, first, second, ...more] = tokensOf(reading, 'Q');
  const isPair = tokensOf(reading, 'N').every(
    (token) => token.value.isInteger && token.value.numerator === 2n,
  );
  const starts = /jednoczesnie|same time|simultaneously|w tym samym czasie/u.test(reading.folded);
  const [wanted] = tokensOf(reading, 'UNIT');
  if (!way || !first || !second || more.length > 0 || !isPair || !starts || !signature.includes('TOWARDS'))
    return undefined;
  if (!isOf(way, 'length', 'km') || ![first, second].every((speed) => isOf(speed, 'speed', 'km/h')))
    return undefined;
  if (!hour || (wanted?.unit && wanted.unit.symbol !== 'h')) return undefined;
  const closing = first.value.plus(second.value);
  const time = way.value.over(closing);
  const gone = [first, second].map((speed) => speed.value.times(time));
  return {
    steps: [
      step(
        said(language, 'O ile zbliżają się w godzinę', 'How much closer they come in an hour'),
        `${tex(first.value, language)} + ${tex(second.value, language)} ${equalTo(closing, kilometresPerHour, language)}`,
        said(
          language,
          'Jadą naprzeciw siebie, więc prędkości się dodają.',
          'They go towards each other, so the speeds add up.',
        ),
      ),
      step(
        said(language, 'Czas do spotkania', 'The time until they meet'),
        `t = \\frac{${tex(way.value, language)}\\ \\text{km}}{${tex(closing, language)}\\ \\frac{\\text{km}}{\\text{h}}} ${equalTo(time, hour, language)}`,
        said(
          language,
          'Dzielimy odległość przez wspólną prędkość.',
          'We divide the distance by the speed at which it shrinks.',
        ),
      ),
    ],
    answer: `$${equalTo(time, hour, language).replace(/^= /u, '')}$`,
    value: { canonical: canonical(time, 'h'), approximate: [time.toNumber()], unit: 'h' },
    proved:
      Math.abs(gone.reduce((sum, part) => sum + part.toNumber(), 0) - way.value.toNumber()) <
      1e-9 * way.value.toNumber(),
    check: {
      name: said(language, 'Dodajemy przebyte drogi', 'Add the distances gone'),
      formula: `${gone.map((part) => tex(part, language)).join(' + ')} ${equalTo(way.value, kilometre, language)}`,
      text: said(
        language,
        'Do spotkania razem pokonują całą odległość.',
        'Until they meet they go the whole distance together.',
      ),
    },
  };
}

/** The mean speed of a way in two parts, each with its time and speed. */
function buildMeanSpeed(reading: Reading): FormSolution | undefined {
  const { language } = reading;
  const quantities = tokensOf(reading, 'Q');
  const times = quantities.filter((token) => isOf(token, 'time', 'h'));
  const speeds = quantities.filter((token) => isOf(token, 'speed', 'km/h'));
  const [t1, t2] = times;
  const [v1, v2] = speeds;
  if (quantities.length !== 4 || !t1 || !t2 || !v1 || !v2 || times.length !== 2 || speeds.length !== 2)
    return undefined;
  const order = quantities.map((token) => (times.includes(token) ? 't' : 'v')).join('');
  if (order !== 'tvtv' && order !== 'vtvt') return undefined;
  const [s1, s2]: readonly [Rational, Rational] = [t1.value.times(v1.value), t2.value.times(v2.value)];
  const way = s1.plus(s2);
  const time = t1.value.plus(t2.value);
  const mean = way.over(time);
  return {
    steps: [
      step(
        said(language, 'Cała droga', 'The whole distance'),
        `${tex(v1.value, language)}\\cdot ${tex(t1.value, language)} + ${tex(v2.value, language)}\\cdot ${tex(t2.value, language)} ${equalTo(way, kilometre, language)}`,
        said(
          language,
          'Na każdym odcinku droga to prędkość razy czas.',
          'For each part the distance is speed times time.',
        ),
      ),
      step(
        said(language, 'Cały czas', 'The whole time'),
        `${tex(t1.value, language)} + ${tex(t2.value, language)} ${equalTo(time, hour, language)}`,
        said(language, 'Czasy dodajemy.', 'The times are added.'),
      ),
      step(
        said(language, 'Średnia prędkość', 'The mean speed'),
        `v = \\frac{${tex(way, language)}\\ \\text{km}}{${tex(time, language)}\\ \\text{h}} ${equalTo(mean, kilometresPerHour, language)}`,
        said(
          language,
          'Średnia prędkość to cała droga przez cały czas, a nie średnia prędkości.',
          'The mean speed is the whole distance by the whole time, not the mean of the speeds.',
        ),
      ),
    ],
    answer: `$${equalTo(mean, kilometresPerHour, language).replace(/^= /u, '')}$`,
    value: { canonical: canonical(mean, 'km/h'), approximate: [mean.toNumber()], unit: 'km/h' },
    proved:
      Math.abs(mean.toNumber() * time.toNumber() - s1.toNumber() - s2.toNumber()) < 1e-9 * way.toNumber(),
    check: {
      name: said(language, 'Ta sama droga ze stałą prędkością', 'The same way at a constant speed'),
      formula: `${tex(mean, language)}\\cdot ${tex(time, language)} ${equalTo(way, kilometre, language)}`,
      text: said(
        language,
        'Z tą stałą prędkością w tym samym czasie pokona się tę samą drogę.',
        'At this constant speed the same time covers the same distance.',
      ),
    },
  };
}

/** Tasks about two motions. */
export const meetingForms: readonly Form[] = [
  {
    pattern:
      /^(?:N )?(?:FROM )?(?:N )?(?:APART BY Q|Q APART) (?:(?:TOWARDS|N|FROM|SPEED|EACH|OTHER) )*Q (?:FROM SPEED )?Q PO (?:ASK )?(?:UNIT )?MEET$/u,
    build: buildMeeting,
  },
  {
    pattern:
      /^(?:Q (?:FROM SPEED )?Q|FROM SPEED Q Q) (?:Q (?:FROM SPEED )?Q|FROM SPEED Q Q) ASK (?:MEAN SPEED|SPEED MEAN)$/u,
    build: buildMeanSpeed,
  },
];
