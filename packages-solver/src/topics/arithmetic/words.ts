import type { SolverLanguage } from '../../outcome.js';

interface Sentence {
  readonly name: string;
  readonly text: string;
}

/** What each kind of step is called, and why it is done. */
interface ArithmeticWords {
  readonly mixed: Sentence;
  readonly reduce: Sentence;
  readonly power: Sentence;
  readonly root: Sentence;
  readonly factorial: Sentence;
  readonly percent: Sentence;
  readonly absolute: Sentence;
  readonly logarithm: Sentence;
  readonly trigonometric: Sentence;
  readonly times: Sentence;
  readonly divide: Sentence;
  readonly divideFractions: Sentence;
  readonly plus: Sentence;
  readonly minus: Sentence;
  readonly commonDenominator: Sentence;
  readonly nothing: Sentence;
  readonly check: (rounded: string) => Sentence;
}

export const arithmeticWords: Record<SolverLanguage, ArithmeticWords> = {
  pl: {
    mixed: {
      name: 'Zamiana na ułamki niewłaściwe',
      text: 'Liczby mieszane zamieniamy na ułamki niewłaściwe, bo na nich łatwiej liczyć.',
    },
    reduce: {
      name: 'Skracanie',
      text: 'Licznik i mianownik dzielimy przez ich największy wspólny dzielnik.',
    },
    power: { name: 'Potęgowanie', text: 'Potęgi obliczamy przed mnożeniem i dodawaniem.' },
    root: {
      name: 'Pierwiastek',
      text: 'Pierwiastki obliczamy przed mnożeniem i dodawaniem; spod pierwiastka wyciągamy to, co jest kwadratem.',
    },
    factorial: {
      name: 'Silnia',
      text: 'Silnia to iloczyn wszystkich liczb naturalnych od $1$ do danej liczby.',
    },
    percent: { name: 'Procent', text: 'Jeden procent to jedna setna.' },
    absolute: {
      name: 'Wartość bezwzględna',
      text: 'Wartość bezwzględna to odległość liczby od zera, więc nigdy nie jest ujemna.',
    },
    logarithm: {
      name: 'Logarytm',
      text: 'Logarytm mówi, do której potęgi trzeba podnieść podstawę, żeby otrzymać daną liczbę.',
    },
    trigonometric: {
      name: 'Funkcja trygonometryczna',
      text: 'Wartości funkcji trygonometrycznych tych kątów znamy na pamięć, z tabelki.',
    },
    times: { name: 'Mnożenie', text: 'Mnożenie wykonujemy przed dodawaniem i odejmowaniem.' },
    divide: {
      name: 'Dzielenie',
      text: 'Dzielenie wykonujemy przed dodawaniem i odejmowaniem, od lewej do prawej.',
    },
    divideFractions: {
      name: 'Dzielenie ułamków',
      text: 'Dzielenie przez ułamek to mnożenie przez jego odwrotność.',
    },
    plus: { name: 'Dodawanie', text: 'Zostało dodawanie: liczymy od lewej do prawej.' },
    minus: { name: 'Odejmowanie', text: 'Zostało odejmowanie: liczymy od lewej do prawej.' },
    commonDenominator: {
      name: 'Wspólny mianownik',
      text: 'Żeby dodać lub odjąć ułamki, sprowadzamy je do wspólnego mianownika.',
    },
    nothing: { name: 'Wynik', text: 'Tu nie trzeba już nic liczyć.' },
    check: (rounded) => ({
      name: 'Sprawdzenie',
      text: `Całe wyrażenie policzone drugi raz, inną metodą, na ułamkach dziesiętnych, daje $${rounded}$, czyli to samo.`,
    }),
  },
  en: {
    mixed: {
      name: 'Improper fractions',
      text: 'We turn mixed numbers into improper fractions, because they are easier to work with.',
    },
    reduce: {
      name: 'Simplify',
      text: 'We divide the numerator and the denominator by their greatest common divisor.',
    },
    power: { name: 'Powers', text: 'Powers come before multiplication and addition.' },
    root: {
      name: 'Roots',
      text: 'Roots come before multiplication and addition; squares are taken out of the root.',
    },
    factorial: {
      name: 'Factorial',
      text: 'A factorial is the product of all whole numbers from $1$ up to the number.',
    },
    percent: { name: 'Percent', text: 'One percent is one hundredth.' },
    absolute: {
      name: 'Absolute value',
      text: 'The absolute value is the distance from zero, so it is never negative.',
    },
    logarithm: {
      name: 'Logarithm',
      text: 'A logarithm says to which power the base must be raised to give the number.',
    },
    trigonometric: {
      name: 'Trigonometric function',
      text: 'We know the values for these angles by heart, from the table.',
    },
    times: { name: 'Multiplication', text: 'Multiplication comes before addition and subtraction.' },
    divide: { name: 'Division', text: 'Division comes before addition and subtraction, from left to right.' },
    divideFractions: {
      name: 'Dividing fractions',
      text: 'To divide by a fraction, multiply by its reciprocal.',
    },
    plus: { name: 'Addition', text: 'Addition is left: we go from left to right.' },
    minus: { name: 'Subtraction', text: 'Subtraction is left: we go from left to right.' },
    commonDenominator: {
      name: 'Common denominator',
      text: 'To add or subtract fractions we give them a common denominator.',
    },
    nothing: { name: 'Result', text: 'There is nothing left to compute here.' },
    check: (rounded) => ({
      name: 'Check',
      text: `The whole expression, worked out again in another way with decimals, gives $${rounded}$, which is the same.`,
    }),
  },
};
