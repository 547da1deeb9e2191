import type { SolverLanguage } from '../../outcome.js';

type Line = { readonly name: string; readonly text: string };

interface StatisticsWords {
  readonly sort: Line;
  readonly mean: Line;
  readonly medianOdd: Line;
  readonly medianEven: Line;
  readonly mode: Line;
  readonly range: Line;
  readonly variance: Line;
  readonly deviation: Line;
  readonly labels: Readonly<Record<'mean' | 'median' | 'mode' | 'range' | 'variance' | 'deviation', string>>;
  readonly noMode: string;
  readonly checkTitle: string;
  readonly checkText: string;
}

export const statisticsWords: Record<SolverLanguage, StatisticsWords> = {
  pl: {
    sort: {
      name: 'Porządkujemy liczby',
      text: 'Ustawiamy liczby od najmniejszej do największej, bo mediana to środek tego szeregu.',
    },
    mean: { name: 'Średnia arytmetyczna', text: 'Sumę wszystkich liczb dzielimy przez to, ile ich jest.' },
    medianOdd: {
      name: 'Mediana',
      text: 'Liczb jest nieparzyście wiele, więc mediana to liczba w samym środku.',
    },
    medianEven: {
      name: 'Mediana',
      text: 'Liczb jest parzyście wiele, więc mediana to średnia dwóch środkowych.',
    },
    mode: { name: 'Dominanta', text: 'Dominanta to liczba, która występuje najczęściej.' },
    range: { name: 'Rozstęp', text: 'Rozstęp to różnica największej i najmniejszej liczby.' },
    variance: { name: 'Wariancja', text: 'Wariancja to średnia z kwadratów odległości od średniej.' },
    deviation: { name: 'Odchylenie standardowe', text: 'Odchylenie standardowe to pierwiastek z wariancji.' },
    labels: {
      mean: 'Średnia',
      median: 'Mediana',
      mode: 'Dominanta',
      range: 'Rozstęp',
      variance: 'Wariancja',
      deviation: 'Odchylenie standardowe',
    },
    noMode: 'brak: każda liczba występuje tyle samo razy',
    checkTitle: 'Sprawdzenie',
    checkText:
      'Odchylenia od średniej sumują się do zera, poniżej i powyżej mediany jest tyle samo liczb, a wariancja z drugiego wzoru (średnia kwadratów minus kwadrat średniej) jest taka sama.',
  },
  en: {
    sort: {
      name: 'Put the numbers in order',
      text: 'From the least to the greatest, because the median is the middle of the row.',
    },
    mean: { name: 'Mean', text: 'The sum of all numbers divided by how many there are.' },
    medianOdd: {
      name: 'Median',
      text: 'There is an odd number of them, so the median is the one in the middle.',
    },
    medianEven: {
      name: 'Median',
      text: 'There is an even number of them, so the median is the mean of the two in the middle.',
    },
    mode: { name: 'Mode', text: 'The mode is the number that appears most often.' },
    range: { name: 'Range', text: 'The greatest number less the least one.' },
    variance: { name: 'Variance', text: 'The variance is the mean of the squared distances from the mean.' },
    deviation: {
      name: 'Standard deviation',
      text: 'The standard deviation is the square root of the variance.',
    },
    labels: {
      mean: 'Mean',
      median: 'Median',
      mode: 'Mode',
      range: 'Range',
      variance: 'Variance',
      deviation: 'Standard deviation',
    },
    noMode: 'none: every number appears equally often',
    checkTitle: 'Check',
    checkText:
      'The distances from the mean add up to zero, as many numbers are below the median as above, and the variance by the other formula (mean of squares less square of the mean) is the same.',
  },
};
