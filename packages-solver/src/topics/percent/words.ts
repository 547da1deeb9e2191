import type { SolverLanguage, Step } from '../../outcome.js';

interface PercentWords {
  readonly part: Step;
  readonly fractionOf: Step;
  readonly increase: Step;
  readonly decrease: Step;
  readonly share: Step;
  readonly whole: Step;
  readonly change: (isGrowth: boolean) => readonly [Step, Step];
  readonly growth: (text: string) => string;
  readonly fall: (text: string) => string;
  readonly checkTitle: string;
  readonly check: string;
}

export const percentWords: Record<SolverLanguage, PercentWords> = {
  pl: {
    part: {
      name: 'Procent z liczby',
      text: 'Procent zamieniamy na ułamek o mianowniku $100$ i mnożymy przez liczbę.',
    },
    fractionOf: { name: 'Ułamek liczby', text: 'Ułamek z liczby to iloczyn tego ułamka i liczby.' },
    increase: {
      name: 'Powiększenie o procent',
      text: 'Cała liczba to $100\\%$; po powiększeniu jest to $100\\%$ i jeszcze dodane procenty.',
    },
    decrease: {
      name: 'Zmniejszenie o procent',
      text: 'Cała liczba to $100\\%$; po zmniejszeniu zostaje $100\\%$ bez odjętych procentów.',
    },
    share: { name: 'Jaki to procent', text: 'Dzielimy część przez całość i mnożymy przez $100\\%$.' },
    whole: {
      name: 'Liczba z jej procentu',
      text: 'Dzielimy część przez ułamek, jakim jest ten procent, bo całość to $100\\%$.',
    },
    change: (isGrowth) => [
      { name: 'O ile się zmieniło', text: 'Najpierw liczymy, jaka jest różnica.' },
      {
        name: 'Ile to procent',
        text: `Różnicę porównujemy z wartością ${isGrowth ? 'początkową, czyli mniejszą' : 'początkową, czyli większą'}, bo to ona jest $100\\%$.`,
      },
    ],
    growth: (text) => `Wzrost o ${text}`,
    fall: (text) => `Spadek o ${text}`,
    checkTitle: 'Sprawdzenie',
    check: 'Liczymy w drugą stronę, od wyniku, i wracamy do danych z zadania.',
  },
  en: {
    part: {
      name: 'A percentage of a number',
      text: 'We write the percentage as a fraction over $100$ and multiply it by the number.',
    },
    fractionOf: {
      name: 'A fraction of a number',
      text: 'A fraction of a number is the fraction times the number.',
    },
    increase: {
      name: 'Increase by a percentage',
      text: 'The whole number is $100\\%$; after the increase it is $100\\%$ and the added percentage.',
    },
    decrease: {
      name: 'Decrease by a percentage',
      text: 'The whole number is $100\\%$; after the decrease $100\\%$ less the taken percentage is left.',
    },
    share: {
      name: 'What percentage it is',
      text: 'We divide the part by the whole and multiply by $100\\%$.',
    },
    whole: {
      name: 'The number from its percentage',
      text: 'We divide the part by the fraction that the percentage is, because the whole is $100\\%$.',
    },
    change: () => [
      { name: 'How much it changed', text: 'First we find the difference.' },
      {
        name: 'What percentage that is',
        text: 'We compare the difference with the first value, because that one is $100\\%$.',
      },
    ],
    growth: (text) => `An increase of ${text}`,
    fall: (text) => `A decrease of ${text}`,
    checkTitle: 'Check',
    check: 'We compute backwards from the result and come to the numbers of the task.',
  },
};
