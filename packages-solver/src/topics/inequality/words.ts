import type { SolverLanguage } from '../../outcome.js';

type Line = { readonly name: string; readonly text: string };

interface InequalityWords {
  readonly oneSide: Line;
  readonly domain: (excluded: string) => Line;
  readonly divide: (by: string) => Line;
  readonly divideNegative: (by: string) => Line;
  readonly constant: (holds: boolean) => Line;
  readonly zeros: Line;
  readonly noZeros: Line;
  readonly signs: (rows: string) => Line;
  readonly choose: Line;
  readonly both: Line;
  readonly checkTitle: string;
  readonly check: (inside: string, outside: string) => string;
  readonly answer: (set: string) => string;
  readonly none: string;
  readonly all: string;
}

export const inequalityWords: Record<SolverLanguage, InequalityWords> = {
  pl: {
    oneSide: {
      name: 'Wszystko na jedną stronę',
      text: 'Przenosimy wszystko na lewą stronę, żeby porównywać z zerem.',
    },
    domain: (excluded) => ({ name: 'Dziedzina', text: `Nie wolno dzielić przez zero, więc ${excluded}.` }),
    divide: (by) => ({
      name: 'Dzielimy',
      text: `Dzielimy przez $${by}$; to liczba dodatnia, więc znak nierówności zostaje.`,
    }),
    divideNegative: (by) => ({
      name: 'Dzielimy i odwracamy znak',
      text: `Dzielimy przez $${by}$; to liczba ujemna, więc znak nierówności się odwraca.`,
    }),
    constant: (holds) => ({
      name: 'Niewiadoma się skróciła',
      text: holds ? 'Zostało zdanie zawsze prawdziwe.' : 'Zostało zdanie fałszywe.',
    }),
    zeros: { name: 'Miejsca zerowe', text: 'Znak wyrażenia może się zmienić tylko w tych punktach.' },
    noZeros: {
      name: 'Brak miejsc zerowych',
      text: 'Wyrażenie nigdzie się nie zeruje, więc wszędzie ma ten sam znak.',
    },
    signs: (rows) => ({
      name: 'Tabela znaków',
      text: `Sprawdzamy znak w każdym przedziale, biorąc z niego jedną liczbę:\n\n${rows}`,
    }),
    choose: {
      name: 'Wybieramy przedziały',
      text: 'Bierzemy przedziały, w których nierówność jest spełniona; końce należą do zbioru tylko przy znaku $\\le$ lub $\\ge$.',
    },
    both: {
      name: 'Część wspólna',
      text: 'Obie nierówności mają zachodzić naraz, więc bierzemy część wspólną.',
    },
    checkTitle: 'Sprawdzenie',
    check: (inside, outside) =>
      `${inside ? `Liczba $${inside}$ ze zbioru spełnia nierówność` : 'Żadna próbna liczba nie spełnia nierówności'}${outside ? `, a $${outside}$ spoza niego nie` : ''}; to samo wyszło dla wielu innych liczb i dla końców przedziałów.`,
    answer: (set) => set,
    none: 'Nierówność nie ma rozwiązań:',
    all: 'Każda liczba rzeczywista:',
  },
  en: {
    oneSide: { name: 'Everything on one side', text: 'We move everything to the left to compare with zero.' },
    domain: (excluded) => ({ name: 'Domain', text: `We may not divide by zero, so ${excluded}.` }),
    divide: (by) => ({ name: 'Divide', text: `We divide by $${by}$; it is positive, so the sign stays.` }),
    divideNegative: (by) => ({
      name: 'Divide and turn the sign',
      text: `We divide by $${by}$; it is negative, so the inequality sign turns.`,
    }),
    constant: (holds) => ({
      name: 'The unknown cancels',
      text: holds ? 'What is left is always true.' : 'What is left is false.',
    }),
    zeros: { name: 'Zeros', text: 'Only at these points can the sign change.' },
    noZeros: { name: 'No zeros', text: 'It is never zero, so it has the same sign everywhere.' },
    signs: (rows) => ({
      name: 'Sign table',
      text: `We look at the sign in each interval by taking one number from it:\n\n${rows}`,
    }),
    choose: {
      name: 'Choose the intervals',
      text: 'We take the intervals where the inequality holds; ends belong to the set only with $\\le$ or $\\ge$.',
    },
    both: {
      name: 'Both at once',
      text: 'Both inequalities must hold, so we take what the sets have in common.',
    },
    checkTitle: 'Check',
    check: (inside, outside) =>
      `${inside ? `The number $${inside}$ from the set makes the inequality true` : 'No number that was tried makes the inequality true'}${outside ? `, $${outside}$ from outside does not` : ''}; the same came out for many other numbers and for the ends.`,
    answer: (set) => set,
    none: 'There are no solutions:',
    all: 'Every real number:',
  },
};
