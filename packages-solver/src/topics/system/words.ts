import type { SolverLanguage } from '../../outcome.js';

type Line = { readonly name: string; readonly text: string };

interface SystemWords {
  readonly order: Line;
  readonly eliminate: (unknown: string) => Line;
  readonly back: (unknown: string) => Line;
  readonly contradiction: Line;
  readonly dependent: Line;
  readonly and: string;
  readonly none: string;
  readonly infinite: (formula: string) => string;
  readonly checkTitle: string;
  readonly check: string;
  readonly checkNone: string;
  readonly checkInfinite: string;
}

export const systemWords: Record<SolverLanguage, SystemWords> = {
  pl: {
    order: {
      name: 'Porządkujemy równania',
      text: 'Niewiadome zapisujemy po lewej stronie, liczby po prawej.',
    },
    eliminate: (unknown) => ({
      name: `Pozbywamy się niewiadomej ${unknown}`,
      text: `Mnożymy równania tak, żeby wyrazy z $${unknown}$ były takie same, i odejmujemy stronami; wtedy $${unknown}$ znika.`,
    }),
    back: (unknown) => ({
      name: `Obliczamy ${unknown}`,
      text: `Wstawiamy to, co już znamy, i zostaje jedno równanie z $${unknown}$.`,
    }),
    contradiction: {
      name: 'Sprzeczność',
      text: 'Zostało zdanie fałszywe, więc układ nie ma rozwiązań (jest sprzeczny).',
    },
    dependent: {
      name: 'Równania zależne',
      text: 'Zostało zdanie zawsze prawdziwe, więc równania mówią to samo (układ jest nieoznaczony).',
    },
    and: ' i ',
    none: 'Układ jest sprzeczny: nie ma rozwiązań.',
    infinite: (formula) => `Układ ma nieskończenie wiele rozwiązań: $${formula}$`,
    checkTitle: 'Sprawdzenie',
    check:
      'Po podstawieniu każde równanie jest prawdziwe, a wyznacznik układu nie jest zerem, więc innego rozwiązania nie ma.',
    checkNone: 'Wyznacznik układu jest zerem, a wyznacznik z wyrazami wolnymi nie, więc rozwiązań nie ma.',
    checkInfinite: 'Kilka par liczb z tej prostej podstawionych do obu równań daje prawdę.',
  },
  en: {
    order: { name: 'Put the equations in order', text: 'Unknowns on the left, numbers on the right.' },
    eliminate: (unknown) => ({
      name: `Eliminate ${unknown}`,
      text: `We multiply so that the terms with $${unknown}$ are the same, and subtract; then $${unknown}$ is gone.`,
    }),
    back: (unknown) => ({
      name: `Find ${unknown}`,
      text: `We put in what we know, and one equation with $${unknown}$ is left.`,
    }),
    contradiction: { name: 'Contradiction', text: 'What is left is false, so the system has no solutions.' },
    dependent: {
      name: 'Dependent equations',
      text: 'What is left is always true, so the equations say the same.',
    },
    and: ' and ',
    none: 'The system has no solutions.',
    infinite: (formula) => `There are infinitely many solutions: $${formula}$`,
    checkTitle: 'Check',
    check:
      'Put in, they make every equation true, and the determinant is not zero, so there is no other solution.',
    checkNone: 'The determinant is zero and the one with the constants is not, so there are no solutions.',
    checkInfinite: 'Several pairs from this line, put into both equations, make them true.',
  },
};
