import type { SolverLanguage } from '../../outcome.js';

type Line = { readonly name: string; readonly text: string };

interface EquationWords {
  readonly domain: (excluded: string) => Line;
  readonly domainAll: Line;
  readonly commonDenominator: Line;
  readonly simplify: Line;
  readonly move: (unknown: string) => Line;
  readonly collect: Line;
  readonly divide: (by: string) => Line;
  readonly identity: Line;
  readonly contradiction: Line;
  readonly standardForm: Line;
  readonly discriminant: Line;
  readonly twoRoots: Line;
  readonly doubleRoot: Line;
  readonly noRoots: Line;
  readonly factor: Line;
  readonly zeroProduct: Line;
  readonly extraneous: (value: string) => Line;
  readonly noFactorRoots: (factor: string) => string;
  readonly substitution: Line;
  readonly squareRoot: Line;
  readonly checkTitle: string;
  readonly checkRoot: (value: string, side: string) => string;
  readonly checkOnly: string;
  readonly checkNone: string;
  readonly checkAll: string;
}

export const equationWords: Record<SolverLanguage, EquationWords> = {
  pl: {
    domain: (excluded) => ({
      name: 'Dziedzina',
      text: `Nie wolno dzielić przez zero, więc z góry odrzucamy: ${excluded}.`,
    }),
    domainAll: {
      name: 'Dziedzina',
      text: 'Mianownik nigdy nie jest zerem, więc niewiadoma może być dowolną liczbą.',
    },
    commonDenominator: {
      name: 'Pozbywamy się mianowników',
      text: 'Obie strony mnożymy przez wspólny mianownik i przenosimy wszystko na jedną stronę.',
    },
    simplify: {
      name: 'Upraszczamy obie strony',
      text: 'Opuszczamy nawiasy i łączymy wyrazy podobne, żeby każda strona była jak najkrótsza.',
    },
    move: (unknown) => ({
      name: 'Przenosimy wyrazy',
      text: `Wyrazy z $${unknown}$ zbieramy po lewej, a liczby po prawej; przenoszony wyraz zmienia znak.`,
    }),
    collect: { name: 'Łączymy wyrazy podobne', text: 'Po każdej stronie zostaje jeden wyraz.' },
    divide: (by) => ({
      name: 'Dzielimy obie strony',
      text: `Dzielimy obie strony przez $${by}$, żeby niewiadoma została sama.`,
    }),
    identity: {
      name: 'Tożsamość',
      text: 'Niewiadoma się skróciła i zostało zdanie zawsze prawdziwe, więc pasuje każda dozwolona liczba.',
    },
    contradiction: {
      name: 'Sprzeczność',
      text: 'Niewiadoma się skróciła i zostało zdanie fałszywe, więc nie pasuje żadna liczba.',
    },
    standardForm: {
      name: 'Postać ogólna',
      text: 'Przenosimy wszystko na lewą stronę, żeby po prawej było zero.',
    },
    discriminant: { name: 'Wyróżnik', text: 'Liczymy deltę, bo jej znak mówi, ile jest rozwiązań.' },
    twoRoots: { name: 'Dwa rozwiązania', text: 'Delta jest dodatnia, więc są dwa rozwiązania.' },
    doubleRoot: {
      name: 'Jedno rozwiązanie',
      text: 'Delta jest zerem, więc jest jedno rozwiązanie (podwójne).',
    },
    noRoots: { name: 'Brak rozwiązań', text: 'Delta jest ujemna, więc nie ma rozwiązań rzeczywistych.' },
    factor: {
      name: 'Rozkład na czynniki',
      text: 'Rozkładamy wielomian na czynniki; pierwiastków wymiernych szukamy wśród dzielników wyrazu wolnego.',
    },
    zeroProduct: {
      name: 'Iloczyn równy zero',
      text: 'Iloczyn jest zerem tylko wtedy, gdy któryś czynnik jest zerem.',
    },
    extraneous: (value) => ({
      name: 'Sprawdzamy dziedzinę',
      text: `Liczby ${value} trzeba odrzucić, bo nie należą do dziedziny.`,
    }),
    noFactorRoots: (factor) => `$${factor}=0$ nie ma rozwiązań rzeczywistych`,
    substitution: {
      name: 'Podstawienie',
      text: 'Są tu tylko parzyste potęgi, więc podstawiamy $t$ za kwadrat niewiadomej; $t$ nie może być ujemne.',
    },
    squareRoot: {
      name: 'Pierwiastkujemy',
      text: 'Liczba i liczba do niej przeciwna mają ten sam kwadrat, więc pamiętamy o obu znakach.',
    },
    checkTitle: 'Sprawdzenie',
    checkRoot: (value, side) => `Dla $${value}$ obie strony są równe $${side}$.`,
    checkOnly: 'Twierdzenie Sturma potwierdza, że więcej rozwiązań nie ma.',
    checkNone: 'Liczba rozwiązań policzona inną metodą (twierdzenie Sturma) też wynosi zero.',
    checkAll: 'Podstawione różne liczby dają po obu stronach to samo.',
  },
  en: {
    domain: (excluded) => ({
      name: 'Domain',
      text: `We may not divide by zero, so we exclude at once: ${excluded}.`,
    }),
    domainAll: { name: 'Domain', text: 'The denominator is never zero, so the unknown may be any number.' },
    commonDenominator: {
      name: 'Clear the denominators',
      text: 'We multiply both sides by the common denominator and move everything to one side.',
    },
    simplify: {
      name: 'Simplify both sides',
      text: 'We expand brackets and collect like terms, so that each side is as short as it can be.',
    },
    move: (unknown) => ({
      name: 'Move terms',
      text: `Terms with $${unknown}$ go to the left and numbers to the right; a term that moves changes its sign.`,
    }),
    collect: { name: 'Collect like terms', text: 'One term is left on each side.' },
    divide: (by) => ({
      name: 'Divide both sides',
      text: `We divide both sides by $${by}$, so that the unknown stands alone.`,
    }),
    identity: {
      name: 'Identity',
      text: 'The unknown cancels and what is left is always true, so every allowed number fits.',
    },
    contradiction: {
      name: 'Contradiction',
      text: 'The unknown cancels and what is left is false, so no number fits.',
    },
    standardForm: {
      name: 'Standard form',
      text: 'We move everything to the left, so that zero is on the right.',
    },
    discriminant: { name: 'Discriminant', text: 'Its sign says how many solutions there are.' },
    twoRoots: { name: 'Two solutions', text: 'The discriminant is positive, so there are two solutions.' },
    doubleRoot: {
      name: 'One solution',
      text: 'The discriminant is zero, so there is one (double) solution.',
    },
    noRoots: { name: 'No solutions', text: 'The discriminant is negative, so there are no real solutions.' },
    factor: {
      name: 'Factor',
      text: 'We factor the polynomial; rational roots are among the divisors of the constant term.',
    },
    zeroProduct: { name: 'Zero product', text: 'A product is zero only when one of its factors is zero.' },
    extraneous: (value) => ({
      name: 'Check the domain',
      text: `We have to drop ${value}, because it is not in the domain.`,
    }),
    noFactorRoots: (factor) => `$${factor}=0$ has no real solutions`,
    substitution: {
      name: 'Substitution',
      text: 'There are only even powers, so we write $t$ for the square of the unknown; $t$ can not be negative.',
    },
    squareRoot: {
      name: 'Take roots',
      text: 'A number and its opposite have the same square, so we keep both signs.',
    },
    checkTitle: 'Check',
    checkRoot: (value, side) => `For $${value}$ both sides are $${side}$.`,
    checkOnly: "Sturm's theorem confirms that there are no more solutions.",
    checkNone: "The number of solutions, counted in another way (Sturm's theorem), is zero too.",
    checkAll: 'Different numbers, put in, make both sides the same.',
  },
};
