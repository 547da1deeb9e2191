import type { SolverLanguage } from '../../outcome.js';

type Line = { readonly name: string; readonly text: string };

interface DivisibilityWords {
  readonly factors: Line;
  readonly gcd: Line;
  readonly lcm: Line;
  readonly euclid: Line;
  readonly divide: Line;
  readonly divisors: Line;
  readonly tried: (upTo: string) => Line;
  readonly isPrime: (n: string) => string;
  readonly isComposite: (n: string) => string;
  readonly isNeither: string;
  readonly yes: (a: string, b: string) => string;
  readonly no: (a: string, b: string, rest: string) => string;
  readonly gcdName: string;
  readonly lcmName: string;
  readonly checkTitle: string;
  readonly product: string;
  readonly everyDivides: string;
  readonly noBigger: string;
  readonly fermat: string;
  readonly count: (count: number) => string;
  readonly back: string;
}

export const divisibilityWords: Record<SolverLanguage, DivisibilityWords> = {
  pl: {
    factors: {
      name: 'Rozkład na czynniki pierwsze',
      text: 'Dzielimy przez kolejne liczby pierwsze, dopóki się da.',
    },
    gcd: {
      name: 'Największy wspólny dzielnik',
      text: 'Bierzemy wspólne czynniki, każdy w najmniejszej potędze, bo muszą dzielić wszystkie liczby.',
    },
    lcm: {
      name: 'Najmniejsza wspólna wielokrotność',
      text: 'Bierzemy wszystkie czynniki, każdy w największej potędze, bo każda liczba musi ją dzielić.',
    },
    euclid: {
      name: 'Algorytm Euklidesa',
      text: 'Większą liczbę zastępujemy resztą z dzielenia, aż zostanie zero.',
    },
    divide: {
      name: 'Dzielenie z resztą',
      text: 'Sprawdzamy, ile razy dzielnik mieści się w liczbie i co zostaje.',
    },
    divisors: {
      name: 'Dzielniki parami',
      text: 'Każdy dzielnik ma swoją parę: ich iloczyn jest daną liczbą.',
    },
    tried: (upTo) => ({
      name: 'Szukamy dzielnika',
      text: `Wystarczy sprawdzić liczby pierwsze do $${upTo}$, bo mniejszy z pary dzielników nie przekracza pierwiastka.`,
    }),
    isPrime: (n) => `Tak, $${n}$ jest liczbą pierwszą`,
    isComposite: (n) => `Nie, $${n}$ jest liczbą złożoną`,
    isNeither: 'Nie; ta liczba nie jest ani pierwsza, ani złożona',
    yes: (a, b) => `Tak, $${a}$ jest podzielne przez $${b}$`,
    no: (a, b, rest) => `Nie, $${a}$ nie jest podzielne przez $${b}$: zostaje reszta $${rest}$`,
    gcdName: 'NWD',
    lcmName: 'NWW',
    checkTitle: 'Sprawdzenie',
    product:
      'Mnożymy czynniki z powrotem i dostajemy daną liczbę, a każdy czynnik osobno jest liczbą pierwszą.',
    everyDivides:
      'Wynik zgadza się z drugą metodą (algorytm Euklidesa), a wszystkie dzielenia wychodzą bez reszty.',
    noBigger: 'Iloczyn NWD i NWW dwóch liczb równa się iloczynowi tych liczb.',
    fermat: 'Inny sprawdzian pierwszości (Millera-Rabina) daje to samo.',
    count: (count) => `Ze wzoru na liczbę dzielników (z wykładników rozkładu) też wychodzi ${count}.`,
    back: 'Mnożymy iloraz przez dzielnik i dodajemy resztę: wracamy do danej liczby.',
  },
  en: {
    factors: {
      name: 'Prime factors',
      text: 'We divide by prime numbers, one after another, as long as we can.',
    },
    gcd: {
      name: 'Greatest common divisor',
      text: 'We take the common factors, each to its smallest power, because they must divide every number.',
    },
    lcm: {
      name: 'Least common multiple',
      text: 'We take all factors, each to its greatest power, because every number must divide it.',
    },
    euclid: {
      name: "Euclid's algorithm",
      text: 'We replace the greater number by the remainder until zero is left.',
    },
    divide: { name: 'Division with remainder', text: 'We see how often the divisor fits and what is left.' },
    divisors: { name: 'Divisors in pairs', text: 'Each divisor has a partner: their product is the number.' },
    tried: (upTo) => ({
      name: 'Look for a divisor',
      text: `Prime numbers up to $${upTo}$ are enough, because the smaller divisor of a pair is not above the root.`,
    }),
    isPrime: (n) => `Yes, $${n}$ is a prime number`,
    isComposite: (n) => `No, $${n}$ is a composite number`,
    isNeither: 'No; this number is neither prime nor composite',
    yes: (a, b) => `Yes, $${a}$ is divisible by $${b}$`,
    no: (a, b, rest) => `No, $${a}$ is not divisible by $${b}$: the remainder is $${rest}$`,
    gcdName: 'GCD',
    lcmName: 'LCM',
    checkTitle: 'Check',
    product: 'We multiply the factors back and get the number, and each factor by itself is prime.',
    everyDivides:
      "The result agrees with a second method (Euclid's algorithm), and all divisions come out even.",
    noBigger: 'The product of the GCD and the LCM of two numbers is the product of the numbers.',
    fermat: 'Another test of primality (Miller-Rabin) says the same.',
    count: (count) => `The formula for the number of divisors (from the exponents) gives ${count} too.`,
    back: 'Quotient times divisor plus remainder gives the number again.',
  },
};
