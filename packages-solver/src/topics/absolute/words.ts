import type { SolverLanguage } from '../../outcome.js';

interface AbsoluteWords {
  readonly points: { readonly name: string; readonly text: string };
  readonly piece: string;
  readonly fits: (list: string) => string;
  readonly nothingFits: string;
  readonly scanned: string;
}

export const absoluteWords: Record<SolverLanguage, AbsoluteWords> = {
  pl: {
    points: {
      name: 'Gdzie zmienia się znak',
      text: 'Wyrażenie pod wartością bezwzględną zmienia znak w swoim miejscu zerowym, więc dzielimy oś liczbową w tych punktach i w każdym przedziale opuszczamy kreski z właściwym znakiem.',
    },
    piece: 'Przypadek',
    fits: (list) => `Do tego przedziału należy ${list}.`,
    nothingFits: 'W tym przedziale nie ma rozwiązania.',
    scanned: 'Przejrzałem też oś liczbową drobnym krokiem: nigdzie indziej strony nie są równe.',
  },
  en: {
    points: {
      name: 'Where the sign changes',
      text: 'What is between the bars changes its sign at its zero, so we split the number line there and drop the bars in each part with the right sign.',
    },
    piece: 'Case',
    fits: (list) => `In this part we find ${list}.`,
    nothingFits: 'There is no solution in this part.',
    scanned: 'The number line was also searched in small steps: the sides are equal nowhere else.',
  },
};
