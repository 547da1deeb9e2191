import type { SolverLanguage, Step } from '../../outcome.js';

interface PowerWords {
  readonly radicalDomain: Step;
  readonly square: Step;
  readonly candidates: Step;
  readonly drop: (list: string) => Step;
  readonly never: Step;
  readonly sameBase: Step;
  readonly exponents: Step;
  readonly logarithmDomain: Step;
  readonly definition: Step;
}

export const powerWords: Record<SolverLanguage, PowerWords> = {
  pl: {
    radicalDomain: {
      name: 'Założenia',
      text: 'Pod pierwiastkiem nie może być liczby ujemnej, a pierwiastek sam nigdy nie jest ujemny.',
    },
    square: {
      name: 'Podnosimy do kwadratu',
      text: 'Podnosimy obie strony do kwadratu, żeby pozbyć się pierwiastka; tak mogą pojawić się obce rozwiązania, więc potem je sprawdzimy.',
    },
    candidates: { name: 'Rozwiązujemy', text: 'Rozwiązujemy równanie bez pierwiastka.' },
    drop: (list) => ({
      name: 'Odrzucamy obce rozwiązania',
      text: `${list} nie spełnia równania z zadania, więc odpada.`,
    }),
    never: {
      name: 'Nigdy',
      text: 'Potęga liczby dodatniej jest zawsze dodatnia, więc nie może się równać takiej liczbie.',
    },
    sameBase: { name: 'Ta sama podstawa', text: 'Zapisujemy obie strony jako potęgi tej samej liczby.' },
    exponents: {
      name: 'Porównujemy wykładniki',
      text: 'Potęgi o tej samej podstawie (dodatniej i różnej od $1$) są równe tylko wtedy, gdy równe są wykładniki.',
    },
    logarithmDomain: { name: 'Dziedzina', text: 'Logarytmować można tylko liczby dodatnie.' },
    definition: {
      name: 'Z definicji logarytmu',
      text: 'Liczba logarytmowana to podstawa podniesiona do potęgi, którą jest logarytm.',
    },
  },
  en: {
    radicalDomain: {
      name: 'Conditions',
      text: 'There is no negative number under a root, and the root itself is never negative.',
    },
    square: {
      name: 'Square both sides',
      text: 'We square both sides to get rid of the root; this may bring in false solutions, so we check them later.',
    },
    candidates: { name: 'Solve', text: 'We solve the equation without the root.' },
    drop: (list) => ({
      name: 'Drop false solutions',
      text: `${list} does not fit the equation of the task, so it is dropped.`,
    }),
    never: {
      name: 'Never',
      text: 'A power of a positive number is always positive, so it can not be that number.',
    },
    sameBase: { name: 'The same base', text: 'We write both sides as powers of the same number.' },
    exponents: {
      name: 'Compare the exponents',
      text: 'Powers of the same base (positive and not $1$) are equal only when the exponents are.',
    },
    logarithmDomain: { name: 'Domain', text: 'Only positive numbers have a logarithm.' },
    definition: {
      name: 'What a logarithm is',
      text: 'The number is the base raised to the power that the logarithm is.',
    },
  },
};
