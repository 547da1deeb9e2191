import type { SolverLanguage } from '../../outcome.js';

type Line = { readonly name: string; readonly text: string };

interface SequenceWords {
  readonly difference: Line;
  readonly ratio: Line;
  readonly term: (kind: 'arithmetic' | 'geometric') => Line;
  readonly sum: (kind: 'arithmetic' | 'geometric') => Line;
  readonly constantSum: Line;
  readonly infinite: Line;
  readonly checkTitle: string;
  readonly checkText: string;
  readonly checkInfinite: string;
}

export const sequenceWords: Record<SolverLanguage, SequenceWords> = {
  pl: {
    difference: {
      name: 'Różnica ciągu',
      text: 'Każdy następny wyraz powstaje przez dodanie tej samej liczby $r$.',
    },
    ratio: {
      name: 'Iloraz ciągu',
      text: 'Każdy następny wyraz powstaje przez pomnożenie przez tę samą liczbę $q$.',
    },
    term: (kind) => ({
      name: 'Szukany wyraz',
      text:
        kind === 'arithmetic'
          ? 'Od pierwszego wyrazu do $n$-tego jest $n-1$ kroków po $r$.'
          : 'Od pierwszego wyrazu do $n$-tego jest $n-1$ mnożeń przez $q$.',
    }),
    sum: (kind) => ({
      name: 'Suma',
      text:
        kind === 'arithmetic'
          ? 'Suma to średnia pierwszego i ostatniego wyrazu razy liczba wyrazów.'
          : 'Korzystamy ze wzoru na sumę wyrazów ciągu geometrycznego.',
    }),
    constantSum: { name: 'Suma', text: 'Wszystkie wyrazy są równe, więc mnożymy wyraz przez ich liczbę.' },
    infinite: {
      name: 'Suma nieskończona',
      text: 'Iloraz jest mniejszy od $1$ co do wartości bezwzględnej, więc suma istnieje.',
    },
    checkTitle: 'Sprawdzenie',
    checkText: 'Wypisanie wyrazów jeden po drugim i dodanie ich daje to samo.',
    checkInfinite: 'Sumy coraz większej liczby wyrazów zbliżają się do tego wyniku.',
  },
  en: {
    difference: {
      name: 'Common difference',
      text: 'Each next term is the one before plus the same number $r$.',
    },
    ratio: { name: 'Common ratio', text: 'Each next term is the one before times the same number $q$.' },
    term: (kind) => ({
      name: 'The term',
      text:
        kind === 'arithmetic'
          ? 'From the first term to the $n$-th there are $n-1$ steps of $r$.'
          : 'From the first term to the $n$-th there are $n-1$ multiplications by $q$.',
    }),
    sum: (kind) => ({
      name: 'Sum',
      text:
        kind === 'arithmetic'
          ? 'The sum is the mean of the first and the last term times the number of terms.'
          : 'We use the formula for the sum of a geometric sequence.',
    }),
    constantSum: { name: 'Sum', text: 'All terms are equal, so we multiply one by their number.' },
    infinite: { name: 'Infinite sum', text: 'The ratio is between $-1$ and $1$, so the sum exists.' },
    checkTitle: 'Check',
    checkText: 'Writing the terms one after another and adding them gives the same.',
    checkInfinite: 'Sums of more and more terms come ever closer to this result.',
  },
};
