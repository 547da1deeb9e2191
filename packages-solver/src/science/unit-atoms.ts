import { dimensions, type Dimension } from './dimension.js';

/** One unit without power or quotient: what a pupil calls "km" or "godzina". */
export interface UnitAtom {
  readonly symbol: string;
  readonly tex: string;
  readonly dimension: Dimension;
  /** How many SI units (m, kg, s, A, K, mol, bit) it is, as an exact fraction or decimal. */
  readonly factor: string;
  /** What is added, in SI units, after the factor: only scales of temperature have it. */
  readonly offset?: string;
  /** Spellings that count as the symbol itself; upper and lower case matter. */
  readonly symbols: readonly string[];
  /** Every grammatical form, in lower case and without Polish marks. */
  readonly words: readonly string[];
}

const prefixes = [
  { symbol: 'G', power: 9, words: ['giga'] },
  { symbol: 'M', power: 6, words: ['mega'] },
  { symbol: 'k', power: 3, words: ['kilo'] },
  { symbol: 'h', power: 2, words: ['hekto', 'hecto'] },
  { symbol: 'da', power: 1, words: ['deka', 'deca'] },
  { symbol: 'd', power: -1, words: ['decy', 'deci'] },
  { symbol: 'c', power: -2, words: ['centy', 'centi'] },
  { symbol: 'm', power: -3, words: ['mili', 'milli'] },
  { symbol: 'µ', power: -6, words: ['mikro', 'micro'] },
  { symbol: 'n', power: -9, words: ['nano'] },
] as const;

/** Endings of Polish nouns such as metr (and its English plural), and such as godzina. */
const masculine = ['', 'a', 'u', 'y', 'i', 'ow', 'om', 'ami', 'ach', 'em', 'ie', 's'];
const feminine = ['a', 'y', 'e', 'o', '', 'ie', 'om', 'ami', 'ach'];

interface Row {
  readonly symbol: string;
  readonly tex?: string;
  readonly dimension: Dimension;
  readonly factor: string;
  readonly offset?: string;
  readonly symbols?: readonly string[];
  /** Its symbol is also a common word, so only the words count: `in`, `a`. */
  readonly wordsOnly?: true;
  readonly masculine?: readonly string[];
  readonly feminine?: readonly string[];
  readonly words?: readonly string[];
  /** Symbols of the prefixes that schools use with it. */
  readonly prefixed?: readonly (typeof prefixes)[number]['symbol'][];
}

const rows: readonly Row[] = [
  {
    symbol: 'm',
    dimension: dimensions.length,
    factor: '1',
    masculine: ['metr', 'meter', 'metre'],
    words: ['metrze'],
    prefixed: ['k', 'd', 'c', 'm', 'µ', 'n'],
  },
  {
    symbol: 'g',
    dimension: dimensions.mass,
    factor: '0.001',
    masculine: ['gram'],
    words: ['gramme', 'grammes'],
    prefixed: ['k', 'd', 'c', 'm', 'µ'],
  },
  {
    symbol: 'dag',
    dimension: dimensions.mass,
    factor: '0.01',
    symbols: ['deko', 'dkg'],
    masculine: ['dekagram'],
  },
  {
    symbol: 't',
    dimension: dimensions.mass,
    factor: '1000',
    feminine: ['ton'],
    words: ['tons', 'tonne', 'tonnes'],
  },
  { symbol: 'q', dimension: dimensions.mass, factor: '100', masculine: ['kwintal', 'cetnar'] },
  {
    symbol: 's',
    dimension: dimensions.time,
    factor: '1',
    feminine: ['sekund'],
    symbols: ['sek', 'sec'],
    words: ['second', 'seconds'],
    prefixed: ['m', 'µ'],
  },
  {
    symbol: 'min',
    dimension: dimensions.time,
    factor: '60',
    feminine: ['minut'],
    symbols: ['mins'],
    words: ['minute', 'minutes'],
  },
  {
    symbol: 'h',
    dimension: dimensions.time,
    factor: '3600',
    feminine: ['godzin'],
    symbols: ['godz', 'hr', 'hrs'],
    words: ['hour', 'hours'],
  },
  {
    symbol: 'd',
    tex: '\\text{d}',
    dimension: dimensions.time,
    factor: '86400',
    wordsOnly: true,
    words: [
      'dzien',
      'dni',
      'dnia',
      'dniu',
      'dniach',
      'doba',
      'doby',
      'dobe',
      'dob',
      'dobie',
      'dobach',
      'day',
      'days',
    ],
  },
  {
    symbol: 'tyg.',
    dimension: dimensions.time,
    factor: '604800',
    words: ['tydzien', 'tygodnie', 'tygodni', 'tygodnia', 'tygodniach', 'week', 'weeks'],
  },
  {
    symbol: 'A',
    dimension: dimensions.current,
    factor: '1',
    masculine: ['amper', 'ampere', 'amp'],
    words: ['amperze'],
    prefixed: ['k', 'm', 'µ'],
  },
  {
    symbol: '°C',
    tex: '^{\\circ}\\text{C}',
    dimension: dimensions.temperature,
    factor: '1',
    offset: '273.15',
    symbols: ['℃', '˚C', 'ºC', 'st.C', 'stC', 'oC'],
  },
  {
    symbol: '°F',
    tex: '^{\\circ}\\text{F}',
    dimension: dimensions.temperature,
    factor: '5/9',
    offset: '45967/180',
    symbols: ['℉', '˚F', 'ºF'],
  },
  { symbol: 'K', dimension: dimensions.temperature, factor: '1', masculine: ['kelwin', 'kelvin'] },
  {
    symbol: 'mol',
    dimension: dimensions.amount,
    factor: '1',
    masculine: ['mol', 'mole'],
    prefixed: ['k', 'm'],
  },
  {
    symbol: 'l',
    dimension: dimensions.volume,
    factor: '0.001',
    masculine: ['litr', 'liter', 'litre'],
    symbols: ['L', 'ℓ'],
    words: ['litrze'],
    prefixed: ['h', 'd', 'c', 'm'],
  },
  {
    symbol: 'ha',
    dimension: dimensions.area,
    factor: '10000',
    masculine: ['hektar', 'hectare'],
    words: ['hektarze'],
  },
  {
    symbol: 'a',
    dimension: dimensions.area,
    factor: '100',
    symbols: ['ar'],
    wordsOnly: true,
    masculine: ['ar'],
    words: ['arze'],
  },
  {
    symbol: 'N',
    dimension: dimensions.force,
    factor: '1',
    masculine: ['niuton', 'newton'],
    prefixed: ['k', 'M', 'm'],
  },
  {
    symbol: 'Pa',
    dimension: dimensions.pressure,
    factor: '1',
    masculine: ['paskal', 'pascal'],
    prefixed: ['k', 'M', 'h', 'G'],
  },
  { symbol: 'bar', dimension: dimensions.pressure, factor: '100000', masculine: ['bar'], prefixed: ['m'] },
  {
    symbol: 'atm',
    dimension: dimensions.pressure,
    factor: '101325',
    words: ['atmosfera', 'atmosfery', 'atmosfer', 'atmosferach', 'atmospheres', 'atmosphere'],
  },
  {
    symbol: 'J',
    dimension: dimensions.energy,
    factor: '1',
    masculine: ['dzul', 'joule'],
    words: ['dzule'],
    prefixed: ['k', 'M', 'G', 'm'],
  },
  {
    symbol: 'cal',
    dimension: dimensions.energy,
    factor: '4.184',
    wordsOnly: true,
    feminine: ['kalori'],
    words: ['calorie', 'calories', 'kalorii'],
    prefixed: ['k'],
  },
  {
    symbol: 'W',
    dimension: dimensions.power,
    factor: '1',
    masculine: ['wat', 'watt'],
    words: ['wacie'],
    prefixed: ['k', 'M', 'G', 'm'],
  },
  {
    symbol: 'Wh',
    dimension: dimensions.energy,
    factor: '3600',
    feminine: ['watogodzin'],
    words: ['watthour', 'watthours'],
    prefixed: ['k', 'M', 'G'],
  },
  {
    symbol: 'V',
    dimension: dimensions.voltage,
    factor: '1',
    masculine: ['wolt', 'volt'],
    words: ['wolcie'],
    prefixed: ['k', 'M', 'm'],
  },
  {
    symbol: 'Ω',
    tex: '\\Omega',
    dimension: dimensions.resistance,
    factor: '1',
    symbols: ['Ω', 'om', 'Om'],
    masculine: ['om', 'ohm'],
    prefixed: ['k', 'M', 'm'],
  },
  {
    symbol: 'C',
    dimension: dimensions.charge,
    factor: '1',
    masculine: ['kulomb', 'coulomb'],
    prefixed: ['k', 'm', 'µ', 'n'],
  },
  {
    symbol: 'Hz',
    dimension: dimensions.frequency,
    factor: '1',
    masculine: ['herc', 'hertz'],
    words: ['hercow'],
    prefixed: ['k', 'M', 'G'],
  },
  {
    symbol: 'in',
    tex: '\\text{in}',
    dimension: dimensions.length,
    factor: '0.0254',
    wordsOnly: true,
    words: ['cal', 'cale', 'cali', 'inch', 'inches'],
  },
  {
    symbol: 'ft',
    dimension: dimensions.length,
    factor: '0.3048',
    words: ['foot', 'feet', 'stopa', 'stopy', 'stop'],
  },
  {
    symbol: 'yd',
    dimension: dimensions.length,
    factor: '0.9144',
    words: ['yard', 'yards', 'jard', 'jardy', 'jardow'],
  },
  {
    symbol: 'mi',
    tex: '\\text{mi}',
    dimension: dimensions.length,
    factor: '1609.344',
    words: ['mile', 'miles', 'mila', 'mil'],
  },
  {
    symbol: 'lb',
    dimension: dimensions.mass,
    factor: '0.45359237',
    symbols: ['lbs'],
    words: ['pound', 'pounds', 'funt', 'funty', 'funtow'],
  },
  {
    symbol: 'oz',
    dimension: dimensions.mass,
    factor: '0.028349523125',
    words: ['ounce', 'ounces', 'uncja', 'uncje', 'uncji'],
  },
  { symbol: 'mph', dimension: dimensions.speed, factor: '0.44704' },
  {
    symbol: 'b',
    dimension: dimensions.data,
    factor: '1',
    symbols: ['bit'],
    words: ['bit', 'bity', 'bitow', 'bits', 'bitach'],
  },
  {
    symbol: 'B',
    dimension: dimensions.data,
    factor: '8',
    words: ['bajt', 'bajty', 'bajtow', 'bajtach', 'byte', 'bytes'],
  },
  { symbol: 'KiB', dimension: dimensions.data, factor: '8192' },
  { symbol: 'MiB', dimension: dimensions.data, factor: '8388608' },
  { symbol: 'GiB', dimension: dimensions.data, factor: '8589934592' },
];

/** Kilo- of bytes is 1024 in Polish schools, and either thing elsewhere: the reader of conversions decides. */
const moneyRows: readonly Row[] = [
  {
    symbol: 'zł',
    dimension: dimensions.money,
    factor: '1',
    symbols: ['zl', 'PLN'],
    words: ['zloty', 'zlote', 'zlotych', 'zlotego', 'zlotowki', 'zlotowek', 'zlotowke'],
  },
  { symbol: 'gr', dimension: dimensions.money, factor: '0.01', words: ['grosz', 'grosze', 'groszy'] },
  { symbol: '€', dimension: dimensions.money, factor: '1', symbols: ['EUR'], words: ['euro', 'euros'] },
  {
    symbol: '$',
    tex: '\\$',
    dimension: dimensions.money,
    factor: '1',
    symbols: ['USD'],
    words: ['dollar', 'dollars', 'dolar', 'dolary', 'dolarow'],
  },
  { symbol: '£', dimension: dimensions.money, factor: '1', symbols: ['GBP'] },
];

const quarter: Row = {
  symbol: 'kwadrans',
  dimension: dimensions.time,
  factor: '900',
  words: ['kwadrans', 'kwadranse', 'kwadransa', 'kwadransow', 'kwadransie'],
};

const bytes: readonly Row[] = [
  {
    symbol: 'kB',
    dimension: dimensions.data,
    factor: '8192',
    symbols: ['KB'],
    words: ['kilobajt', 'kilobajty', 'kilobajtow', 'kilobajtach'],
  },
  {
    symbol: 'MB',
    dimension: dimensions.data,
    factor: '8388608',
    words: ['megabajt', 'megabajty', 'megabajtow', 'megabajtach'],
  },
  {
    symbol: 'GB',
    dimension: dimensions.data,
    factor: '8589934592',
    words: ['gigabajt', 'gigabajty', 'gigabajtow', 'gigabajtach'],
  },
  {
    symbol: 'TB',
    dimension: dimensions.data,
    factor: '8796093022208',
    words: ['terabajt', 'terabajty', 'terabajtow', 'terabajtach'],
  },
];

function stems(row: Row): string[] {
  return [
    ...(row.masculine ?? []).flatMap((stem) => masculine.map((ending) => stem + ending)),
    ...(row.feminine ?? []).flatMap((stem) => feminine.map((ending) => stem + ending)),
    ...(row.words ?? []),
  ];
}

function scale(factor: string, power: number): string {
  return power < 0 ? `${factor}/1${'0'.repeat(-power)}` : `${factor}*1${'0'.repeat(power)}`;
}

function atomsOf(row: Row): UnitAtom[] {
  const words = stems(row);
  const plain: UnitAtom = {
    symbol: row.symbol,
    tex: row.tex ?? `\\text{${row.symbol}}`,
    dimension: row.dimension,
    factor: row.factor,
    ...(row.offset === undefined ? {} : { offset: row.offset }),
    symbols: [...(row.wordsOnly ? [] : [row.symbol]), ...(row.symbols ?? [])],
    words,
  };
  const prefixed = prefixes
    .filter((prefix) => row.prefixed?.includes(prefix.symbol))
    .map((prefix): UnitAtom => {
      const spellings = prefix.symbol === 'µ' ? ['µ', 'μ', 'u'] : [prefix.symbol];
      return {
        symbol: prefix.symbol + row.symbol,
        tex:
          row.tex === undefined
            ? `\\text{${prefix.symbol}${row.symbol}}`
            : `\\text{${prefix.symbol}}${row.tex}`,
        dimension: row.dimension,
        factor: scale(row.factor, prefix.power),
        symbols: spellings.flatMap((start) =>
          [row.symbol, ...(row.symbols ?? [])].map((symbol) => start + symbol),
        ),
        words: prefix.words.flatMap((start) => words.map((word) => start + word)),
      };
    });
  return [plain, ...prefixed];
}

/** Every unit that the solver reads. */
export const unitAtoms: readonly UnitAtom[] = [...rows, ...bytes, ...moneyRows, quarter].flatMap(atomsOf);

const bySymbol = new Map<string, UnitAtom>();
const byWord = new Map<string, UnitAtom>();
for (const atom of unitAtoms) {
  for (const symbol of atom.symbols) {
    if (!bySymbol.has(symbol)) bySymbol.set(symbol, atom);
  }
  for (const word of atom.words) {
    if (!byWord.has(word)) byWord.set(word, atom);
  }
}

/** The unit of a symbol as written: upper and lower case matter. */
export function unitOfSymbol(symbol: string): UnitAtom | undefined {
  return bySymbol.get(symbol);
}

/** The unit of a word in lower case without Polish marks. */
export function unitOfWord(word: string): UnitAtom | undefined {
  return byWord.get(word);
}
