import type { SolverLanguage } from '../outcome.js';

/** A number word: added to the one before it (`dwadzieścia` + `pięć`), or multiplying it (`dwa` · `tysiące`). */
type Table = Readonly<Record<string, number>>;

const polish: Table = {
  zero: 0,
  ...forms(1, 'jeden jedna jedno jednego jednej jednym'),
  ...forms(2, 'dwa dwie dwoch dwu dwom dwoma dwiema'),
  ...forms(3, 'trzy trzech trzem trzema'),
  ...forms(4, 'cztery czterech czterem czterema'),
  ...forms(5, 'piec pieciu'),
  ...forms(6, 'szesc szesciu'),
  ...forms(7, 'siedem siedmiu'),
  ...forms(8, 'osiem osmiu'),
  ...forms(9, 'dziewiec dziewieciu'),
  ...forms(10, 'dziesiec dziesieciu'),
  ...forms(11, 'jedenascie jedenastu'),
  ...forms(12, 'dwanascie dwunastu'),
  ...forms(13, 'trzynascie trzynastu'),
  ...forms(14, 'czternascie czternastu'),
  ...forms(15, 'pietnascie pietnastu'),
  ...forms(16, 'szesnascie szesnastu'),
  ...forms(17, 'siedemnascie siedemnastu'),
  ...forms(18, 'osiemnascie osiemnastu'),
  ...forms(19, 'dziewietnascie dziewietnastu'),
  ...forms(20, 'dwadziescia dwudziestu'),
  ...forms(30, 'trzydziesci trzydziestu'),
  ...forms(40, 'czterdziesci czterdziestu'),
  ...forms(50, 'piecdziesiat piecdziesieciu'),
  ...forms(60, 'szescdziesiat szescdziesieciu'),
  ...forms(70, 'siedemdziesiat siedemdziesieciu'),
  ...forms(80, 'osiemdziesiat osiemdziesieciu'),
  ...forms(90, 'dziewiecdziesiat dziewiecdziesieciu'),
  ...forms(100, 'sto stu'),
  ...forms(200, 'dwiescie dwustu'),
  ...forms(300, 'trzysta trzystu'),
  ...forms(400, 'czterysta czterystu'),
  ...forms(500, 'piecset pieciuset'),
  ...forms(1000, 'tysiac tysiaca tysiace tysiecy'),
};

const english: Table = {
  ...inOrder(
    'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
  ),
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  hundred: 100,
  thousand: 1000,
};

function forms(value: number, words: string): Table {
  return Object.fromEntries(words.split(' ').map((word) => [word, value]));
}

function inOrder(words: string): Table {
  return Object.fromEntries(words.split(' ').map((word, index) => [word, index]));
}

const tables: Record<SolverLanguage, Table> = { pl: polish, en: english };

/** The value of one number word, in lower case and without Polish marks. */
export function numberWord(word: string, language: SolverLanguage): number | undefined {
  return Object.hasOwn(tables[language], word) ? tables[language][word] : undefined;
}

/** Whether the next word goes on with the number: `dwadzieścia` + `pięć`, `sto` + `dwadzieścia`, `dwa` · `tysiące`. */
export function joinNumberWords(before: number, next: number): number | undefined {
  if ((next === 1000 || (next === 100 && before < 10)) && before > 0 && before < 1000) return before * next;
  if (before === 0) return undefined;
  const room =
    before % 1000 === 0 ? 1000 : before % 100 === 0 ? 100 : before >= 20 && before % 10 === 0 ? 10 : 0;
  return next > 0 && next < room ? before + next : undefined;
}
