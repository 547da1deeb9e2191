import type { Refused, RefusalReason, SolverLanguage } from './outcome.js';

/** Thrown where a method sees that it may not answer; `solve` makes a refusal of it. */
export class Refusal extends Error {
  constructor(readonly reason: RefusalReason) {
    super(reason);
  }
}

/** Ends the work on a task that some of could not be read, or could be read in two ways. */
export function notUnderstood(): never {
  throw new Refusal('not-understood');
}

/** Ends the work on a task that was understood, and that no method does: too big, too hard, not from school. */
export function outOfReach(): never {
  throw new Refusal('out-of-reach');
}

const messages: Record<SolverLanguage, Record<RefusalReason, string>> = {
  pl: {
    'not-understood':
      'Nie jestem pewien, czy dobrze rozumiem to zadanie, więc wolę nie zgadywać. Zapisz jedno zadanie naraz, z nawiasami tam, gdzie zapis można czytać na dwa sposoby.',
    'out-of-reach': 'Rozumiem to zadanie, ale jeszcze nie umiem go rozwiązać.',
    unchecked:
      'Mam wynik, ale nie udało mi się go sprawdzić drugim sposobem, więc go nie podaję. Nic za to nie płacisz.',
  },
  en: {
    'not-understood':
      'I am not sure that I understand this task, and I would rather not guess. Write one task at a time, with brackets wherever it could be read in two ways.',
    'out-of-reach': 'I understand this task, but I cannot solve it yet.',
    unchecked:
      'I have a result, but I could not confirm it in a second way, so I keep it to myself. You pay nothing.',
  },
};

const abilities: Record<SolverLanguage, readonly string[]> = {
  pl: [
    'działania na liczbach, ułamkach, potęgach, pierwiastkach i procentach',
    'podzielność, liczby pierwsze, NWD i NWW',
    'równania, nierówności i układy równań',
    'wielomiany i funkcje',
    'ciągi, średnia, mediana i odchylenie',
    'pola, obwody, objętości, twierdzenie Pitagorasa i trygonometria',
    'pochodne, granice i proste całki',
    'jednostki, fizyka i chemia według wzorów',
  ],
  en: [
    'numbers, fractions, powers, roots and percentages',
    'divisibility, prime numbers, GCD and LCM',
    'equations, inequalities and systems',
    'polynomials and functions',
    'sequences, mean, median and deviation',
    'areas, perimeters, volumes, the theorem of Pythagoras and trigonometry',
    'derivatives, limits and simple integrals',
    'units, physics and chemistry by formula',
  ],
};

/** A refusal in the pupil's language; it says what the solver can do instead. */
export function refused(reason: RefusalReason, language: SolverLanguage): Refused {
  return { kind: 'refused', reason, message: messages[language][reason], canDo: abilities[language] };
}
