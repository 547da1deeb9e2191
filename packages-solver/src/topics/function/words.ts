import type { SolverLanguage } from '../../outcome.js';

type Line = { readonly name: string; readonly text: string };

interface FunctionWords {
  readonly zeros: Line;
  readonly vertex: Line;
  readonly axis: Line;
  readonly range: (isUp: boolean) => Line;
  readonly canonical: Line;
  readonly domain: Line;
  readonly domainAll: Line;
  readonly value: Line;
  readonly slope: (kind: 'rising' | 'falling' | 'constant') => Line;
  readonly labels: Readonly<
    Record<'zeros' | 'vertex' | 'axis' | 'range' | 'canonical' | 'domain' | 'value' | 'slope', string>
  >;
  readonly slopeText: Readonly<Record<'rising' | 'falling' | 'constant', string>>;
  readonly noZeros: string;
  readonly or: string;
  readonly checkTitle: string;
  readonly checkText: string;
}

export const functionWords: Record<SolverLanguage, FunctionWords> = {
  pl: {
    zeros: {
      name: 'Miejsca zerowe',
      text: 'Miejsce zerowe to argument, dla którego wartość funkcji jest zerem, więc rozwiązujemy równanie $f(x)=0$.',
    },
    vertex: {
      name: 'Wierzchołek paraboli',
      text: 'Pierwsza współrzędna wierzchołka to $p=-\\frac{b}{2a}$, a druga to wartość funkcji w tym punkcie.',
    },
    axis: { name: 'Oś symetrii', text: 'Oś symetrii paraboli przechodzi przez jej wierzchołek.' },
    range: (isUp) => ({
      name: 'Zbiór wartości',
      text: isUp
        ? 'Ramiona idą w górę, więc najmniejsza wartość jest w wierzchołku.'
        : 'Ramiona idą w dół, więc największa wartość jest w wierzchołku.',
    }),
    canonical: {
      name: 'Postać kanoniczna',
      text: 'Postać kanoniczna $a(x-p)^2+q$ pokazuje wierzchołek $(p, q)$.',
    },
    domain: {
      name: 'Dziedzina',
      text: 'Nie wolno dzielić przez zero, więc odrzucamy miejsca zerowe mianownika.',
    },
    domainAll: { name: 'Dziedzina', text: 'Nic tu nie przeszkadza, więc można podstawić każdą liczbę.' },
    value: {
      name: 'Wartość funkcji',
      text: 'W miejsce zmiennej wpisujemy podany argument, w nawiasie, żeby nie zgubić znaku.',
    },
    slope: () => ({
      name: 'Monotoniczność',
      text: 'O tym, czy funkcja liniowa rośnie, decyduje znak współczynnika przy $x$.',
    }),
    labels: {
      zeros: 'Miejsca zerowe',
      vertex: 'Wierzchołek',
      axis: 'Oś symetrii',
      range: 'Zbiór wartości',
      canonical: 'Postać kanoniczna',
      domain: 'Dziedzina',
      value: 'Wartość',
      slope: 'Monotoniczność',
    },
    slopeText: { rising: 'funkcja rosnąca', falling: 'funkcja malejąca', constant: 'funkcja stała' },
    noZeros: 'brak',
    or: ' i ',
    checkTitle: 'Sprawdzenie',
    checkText:
      'Miejsca zerowe i wartości podstawione do wzoru się zgadzają, a w równej odległości od wierzchołka funkcja ma po obu stronach te same wartości.',
  },
  en: {
    zeros: {
      name: 'Zeros',
      text: 'A zero is where the value of the function is zero, so we solve $f(x)=0$.',
    },
    vertex: {
      name: 'Vertex',
      text: 'The first coordinate of the vertex is $p=-\\frac{b}{2a}$, the second is the value there.',
    },
    axis: { name: 'Axis of symmetry', text: 'The axis of a parabola goes through its vertex.' },
    range: (isUp) => ({
      name: 'Range',
      text: isUp
        ? 'The arms go up, so the least value is at the vertex.'
        : 'The arms go down, so the greatest value is at the vertex.',
    }),
    canonical: { name: 'Vertex form', text: 'The form $a(x-p)^2+q$ shows the vertex $(p, q)$.' },
    domain: {
      name: 'Domain',
      text: 'We may not divide by zero, so we exclude the zeros of the denominator.',
    },
    domainAll: { name: 'Domain', text: 'Nothing is in the way, so any number can be put in.' },
    value: {
      name: 'Value',
      text: 'We put the number in place of the variable, in brackets, so that no sign is lost.',
    },
    slope: () => ({
      name: 'Rising or falling',
      text: 'The sign of the coefficient of $x$ says whether a linear function rises.',
    }),
    labels: {
      zeros: 'Zeros',
      vertex: 'Vertex',
      axis: 'Axis of symmetry',
      range: 'Range',
      canonical: 'Vertex form',
      domain: 'Domain',
      value: 'Value',
      slope: 'Rising or falling',
    },
    slopeText: { rising: 'rising', falling: 'falling', constant: 'constant' },
    noZeros: 'none',
    or: ' and ',
    checkTitle: 'Check',
    checkText:
      'The zeros and values, put into the formula, agree, and at equal distances from the vertex the values are the same on both sides.',
  },
};
