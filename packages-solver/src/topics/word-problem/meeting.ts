import type { SolverLanguage, Step } from '../../outcome.js';
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

interface Part {
  readonly way: Rational;
  readonly time: Rational;
  /** Set where the way had to be found from the speed, or the time. */
  readonly found?: 'way' | 'time';
  readonly speed?: Rational;
}

/** One part of a way, from two of its distance, time and speed. */
function partOf(a: Token | undefined, b: Token | undefined): Part | undefined {
  const both = [a, b].flatMap((token) => token ?? []);
  const way = both.find((token) => isOf(token, 'length', 'km'))?.value;
  const time = both.find((token) => isOf(token, 'time', 'h'))?.value;
  const speed = both.find((token) => isOf(token, 'speed', 'km/h'))?.value;
  if (way && time) return { way, time };
  if (time && speed) return { way: speed.times(time), time, speed, found: 'way' };
  return way && speed ? { way, time: way.over(speed), speed, found: 'time' } : undefined;
}

function partStep({ way, time, speed, found }: Part, language: SolverLanguage): Step | undefined {
  if (!speed) return undefined;
  return found === 'way'
    ? step(
        said(language, 'Droga na tym odcinku', 'The distance of this part'),
        `s = ${tex(speed, language)}\\cdot ${tex(time, language)} ${equalTo(way, kilometre, language)}`,
        said(language, 'Droga to prędkość razy czas.', 'The distance is speed times time.'),
      )
    : step(
        said(language, 'Czas na tym odcinku', 'The time of this part'),
        `t = ${tex(way, language)} : ${tex(speed, language)} ${equalTo(time, hour, language)}`,
        said(
          language,
          'Czas to droga podzielona przez prędkość.',
          'The time is the distance divided by the speed.',
        ),
      );
}

/** The mean speed of a way in two parts. */
function buildMeanSpeed(reading: Reading): FormSolution | undefined {
  const { language } = reading;
  const quantities = tokensOf(reading, 'Q');
  const first = partOf(quantities[0], quantities[1]);
  const second = partOf(quantities[2], quantities[3]);
  if (quantities.length !== 4 || !first || !second) return undefined;
  const way = first.way.plus(second.way);
  const time = first.time.plus(second.time);
  const mean = way.over(time);
  const gone = [first, second].reduce(
    (sum, part) => sum + (part.speed ? part.speed.toNumber() * part.time.toNumber() : part.way.toNumber()),
    0,
  );
  return {
    steps: [
      ...[first, second].flatMap((part) => partStep(part, language) ?? []),
      step(
        said(language, 'Cała droga', 'The whole distance'),
        `${tex(first.way, language)} + ${tex(second.way, language)} ${equalTo(way, kilometre, language)}`,
        said(language, 'Drogi dodajemy.', 'The distances are added.'),
      ),
      step(
        said(language, 'Cały czas', 'The whole time'),
        `${tex(first.time, language)} + ${tex(second.time, language)} ${equalTo(time, hour, language)}`,
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
    proved: Math.abs(mean.toNumber() * time.toNumber() - gone) < 1e-9 * gone,
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
      /^(?:Q (?:(?:FROM SPEED|IN) )?Q|FROM SPEED Q Q) (?:Q (?:(?:FROM SPEED|IN) )?Q|FROM SPEED Q Q) ASK (?:MEAN SPEED|SPEED MEAN)$/u,
    build: buildMeanSpeed,
  },
];
