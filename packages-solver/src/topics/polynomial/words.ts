import type { SolverLanguage } from '../../outcome.js';

type Line = { readonly name: string; readonly text: string };

interface AlgebraWords {
  readonly expand: Line;
  readonly result: Line;
  readonly substitute: Line;
  readonly compute: Line;
  readonly commonFactor: Line;
  readonly roots: Line;
  readonly factored: Line;
  readonly domain: (excluded: string) => Line;
  readonly cancel: Line;
  readonly where: (excluded: string) => string;
  readonly checkTitle: string;
  readonly checkPoints: (count: number) => string;
  readonly checkProduct: string;
  readonly checkValue: string;
}

export const algebraWords: Record<SolverLanguage, AlgebraWords> = {
  pl: {
    expand: {
      name: 'Opuszczamy nawiasy',
      text: 'Każdy wyraz z jednego nawiasu mnożymy przez każdy wyraz z drugiego; minus przed nawiasem zmienia znaki.',
    },
    result: {
      name: 'Redukujemy wyrazy podobne',
      text: 'Dodajemy wyrazy z tymi samymi potęgami niewiadomych.',
    },
    substitute: {
      name: 'Podstawiamy',
      text: 'W miejsce niewiadomych wpisujemy podane liczby, w nawiasach, żeby nie zgubić znaków.',
    },
    compute: { name: 'Obliczamy', text: 'Liczymy zgodnie z kolejnością działań.' },
    commonFactor: { name: 'Wspólny czynnik', text: 'Wyłączamy przed nawias to, co jest w każdym wyrazie.' },
    roots: {
      name: 'Pierwiastki',
      text: 'Szukamy liczb, dla których wyrażenie jest zerem: każdy pierwiastek $a$ daje czynnik $x-a$.',
    },
    factored: {
      name: 'Postać iloczynowa',
      text: 'Zapisujemy wyrażenie jako iloczyn znalezionych czynników.',
    },
    domain: (excluded) => ({ name: 'Dziedzina', text: `Nie wolno dzielić przez zero, więc ${excluded}.` }),
    cancel: { name: 'Skracamy', text: 'Rozkładamy licznik i mianownik na czynniki i skracamy te same.' },
    where: (excluded) => `, gdzie ${excluded}`,
    checkTitle: 'Sprawdzenie',
    checkPoints: (count) =>
      `Dla ${count} różnych liczb podstawionych do zadania i do wyniku wychodzi to samo.`,
    checkProduct: 'Po wymnożeniu czynników wracamy do wyrażenia z zadania.',
    checkValue: 'Wartość policzona drugi raz, inną metodą, na ułamkach dziesiętnych, jest taka sama.',
  },
  en: {
    expand: {
      name: 'Expand the brackets',
      text: 'We multiply every term of one bracket by every term of the other; a minus in front turns the signs.',
    },
    result: { name: 'Collect like terms', text: 'We add terms with the same powers of the unknowns.' },
    substitute: {
      name: 'Substitute',
      text: 'We put the numbers in place of the unknowns, in brackets, so that no sign is lost.',
    },
    compute: { name: 'Compute', text: 'We follow the order of operations.' },
    commonFactor: { name: 'Common factor', text: 'We take out what is in every term.' },
    roots: {
      name: 'Roots',
      text: 'We look for numbers that make it zero: each root $a$ gives a factor $x-a$.',
    },
    factored: { name: 'Factored form', text: 'We write the expression as a product of the factors.' },
    domain: (excluded) => ({ name: 'Domain', text: `We may not divide by zero, so ${excluded}.` }),
    cancel: {
      name: 'Cancel',
      text: 'We factor the numerator and the denominator and cancel what is the same.',
    },
    where: (excluded) => `, where ${excluded}`,
    checkTitle: 'Check',
    checkPoints: (count) =>
      `For ${count} different numbers, put into the task and into the result, both are the same.`,
    checkProduct: 'Multiplied out, the factors give the expression of the task.',
    checkValue: 'The value, worked out again in another way with decimals, is the same.',
  },
};
