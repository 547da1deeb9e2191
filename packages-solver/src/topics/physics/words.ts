import type { SolverLanguage } from '../../outcome.js';

interface Words {
  readonly given: string;
  readonly givenText: (asked: string) => string;
  readonly assumed: (constants: string) => string;
  readonly change: string;
  readonly changeText: string;
  readonly formula: string;
  readonly turn: string;
  readonly turnText: (asked: string) => string;
  readonly units: string;
  readonly unitsText: string;
  readonly insert: string;
  readonly insertText: string;
  readonly unitCheck: string;
  readonly unitCheckText: string;
  readonly wanted: string;
  readonly wantedText: string;
  readonly check: string;
  readonly checkText: string;
}

/** What a solution by formula says. */
export const physicsWords: Record<SolverLanguage, Words> = {
  pl: {
    given: 'Dane i szukane',
    givenText: (asked) => `Wypisujemy to, co podaje zadanie. Szukamy: ${asked}.`,
    assumed: (constants) => `Przyjmujemy, tak jak zwykle w szkole: $${constants}$.`,
    change: 'Zmiana',
    changeText: 'Odejmujemy wartość początkową od końcowej, bo liczy się sama zmiana.',
    formula: 'Wzór',
    turn: 'Przekształcamy wzór',
    turnText: (asked) => `Chcemy mieć po jednej stronie samo $${asked}$, więc przekształcamy wzór.`,
    units: 'Zamieniamy jednostki',
    unitsText: 'Wszystkie jednostki muszą do siebie pasować, zanim zaczniemy liczyć.',
    insert: 'Podstawiamy i liczymy',
    insertText: 'Wstawiamy dane do wzoru razem z jednostkami.',
    unitCheck: 'Sprawdzamy jednostkę',
    unitCheckText: 'Liczymy na samych jednostkach: wychodzi taka, jakiej szukamy.',
    wanted: 'Podajemy wynik w jednostce z pytania',
    wantedText: 'W pytaniu jest inna jednostka, więc zamieniamy wynik.',
    check: 'Wracamy do wzoru',
    checkText:
      'Wstawiamy wynik do wzoru wyjściowego w jednostkach SI: obie strony są równe, a jednostki się zgadzają.',
  },
  en: {
    given: 'Given and asked',
    givenText: (asked) => `We write down what the task gives. We look for: ${asked}.`,
    assumed: (constants) => `As usual in school we take $${constants}$.`,
    change: 'The change',
    changeText: 'We subtract the first value from the last, because only the change counts.',
    formula: 'The formula',
    turn: 'Rearrange the formula',
    turnText: (asked) => `We want $${asked}$ alone on one side, so we rearrange the formula.`,
    units: 'Convert the units',
    unitsText: 'All units must fit together before we calculate.',
    insert: 'Substitute and calculate',
    insertText: 'We put the values into the formula, together with their units.',
    unitCheck: 'Check the unit',
    unitCheckText: 'We calculate with the units alone: the result is the one that we look for.',
    wanted: 'The unit of the question',
    wantedText: 'The question asks for another unit, so we convert the result.',
    check: 'Back to the formula',
    checkText:
      'We put the result into the first formula, in SI units: both sides are equal, and the units agree.',
  },
};
