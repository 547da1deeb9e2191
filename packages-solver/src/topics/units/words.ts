import type { SolverLanguage } from '../../outcome.js';

interface Words {
  readonly relation: string;
  readonly relationText: string;
  readonly power: (power: number) => string;
  readonly multiply: string;
  readonly multiplyText: (ratio: string) => string;
  readonly divide: string;
  readonly divideText: (ratio: string) => string;
  readonly replace: string;
  readonly replaceText: string;
  readonly temperature: string;
  readonly temperatureText: string;
  readonly insert: string;
  readonly insertText: string;
  readonly bytes: string;
  readonly check: string;
  readonly checkText: string;
}

/** What a conversion says. */
export const unitWords: Record<SolverLanguage, Words> = {
  pl: {
    relation: 'Związek między jednostkami',
    relationText: 'Zacznijmy od tego, ile jednej jednostki mieści się w drugiej.',
    power: (power) =>
      power === 2
        ? 'Pole mierzymy w dwóch kierunkach, więc przelicznik długości podnosimy do kwadratu.'
        : 'Objętość mierzymy w trzech kierunkach, więc przelicznik długości podnosimy do sześcianu.',
    multiply: 'Mnożymy',
    multiplyText: (ratio) =>
      `Nowa jednostka jest mniejsza, więc zmieści się ich więcej: mnożymy przez $${ratio}$.`,
    divide: 'Dzielimy',
    divideText: (ratio) => `Nowa jednostka jest większa, więc będzie ich mniej: dzielimy przez $${ratio}$.`,
    replace: 'Zamieniamy każdą jednostkę',
    replaceText: 'W miejsce każdej jednostki wstawiamy tyle samo w nowej, a potem liczymy.',
    temperature: 'Wzór na zamianę skali',
    temperatureText: 'Skale temperatury zaczynają się w różnych miejscach, więc samo mnożenie nie wystarczy.',
    insert: 'Podstawiamy',
    insertText: 'Wstawiamy naszą temperaturę do wzoru.',
    bytes:
      'W szkole przyjmujemy, że $1\\ \\text{kB} = 1024\\ \\text{B}$, $1\\ \\text{MB} = 1024\\ \\text{kB}$ i tak dalej.',
    check: 'Zamiana w drugą stronę',
    checkText: 'Zamieniamy wynik z powrotem i dostajemy to, od czego zaczęliśmy.',
  },
  en: {
    relation: 'How the units are related',
    relationText: 'First we see how many of one unit fit into the other.',
    power: (power) =>
      power === 2
        ? 'An area goes in two directions, so the factor for lengths is squared.'
        : 'A volume goes in three directions, so the factor for lengths is cubed.',
    multiply: 'Multiply',
    multiplyText: (ratio) => `The new unit is smaller, so more of them fit: multiply by $${ratio}$.`,
    divide: 'Divide',
    divideText: (ratio) => `The new unit is bigger, so fewer are needed: divide by $${ratio}$.`,
    replace: 'Replace each unit',
    replaceText: 'We put the same amount in the new unit in the place of each old one, and then calculate.',
    temperature: 'The formula for the scales',
    temperatureText: 'Temperature scales start in different places, so multiplying alone is not enough.',
    insert: 'Substitute',
    insertText: 'We put our temperature into the formula.',
    bytes: 'We count $1\\ \\text{kB} = 1024\\ \\text{B}$.',
    check: 'The way back',
    checkText: 'We convert the result back and arrive where we started.',
  },
};
