/** A search engine: its name on the wire, its host, and its address for a question. */
export interface Engine {
  readonly name: string;
  readonly domain: string;
  readonly url: (words: string) => string;
  readonly weight: number;
}

const ask = (base: string) => (words: string) => `${base}${encodeURIComponent(words).replaceAll('%20', '+')}`;

/** The engines that the children ask. */
export const engines: readonly Engine[] = [
  { name: 'Google', domain: 'google.com', url: ask('https://www.google.com/search?q='), weight: 14 },
  {
    name: 'YouTube',
    domain: 'youtube.com',
    url: ask('https://www.youtube.com/results?search_query='),
    weight: 6,
  },
  { name: 'Bing', domain: 'bing.com', url: ask('https://www.bing.com/search?q='), weight: 3 },
  { name: 'DuckDuckGo', domain: 'duckduckgo.com', url: ask('https://duckduckgo.com/?q='), weight: 2 },
  { name: 'Yahoo', domain: 'search.yahoo.com', url: ask('https://search.yahoo.com/search?p='), weight: 1 },
];

/** What they ask for at homework. */
export const studySearches: readonly string[] = [
  'fotosynteza wzór',
  'jak obliczyć pole trapezu',
  'bitwa pod Grunwaldem data i skutki',
  'Balladyna streszczenie',
  'ułamki zwykłe zadania',
  'budowa komórki roślinnej',
  'delta wzór funkcja kwadratowa',
  'części mowy tabela',
  'parki narodowe w Polsce mapa',
  'past simple nieregularne czasowniki',
  'prawo Pitagorasa dowód',
  'rozbiory Polski kiedy',
  'układ okresowy pierwiastków',
  'how do volcanoes erupt',
  'present perfect exercises',
  'wulkany na świecie referat',
  'gęstość wody jednostka',
  'opis obrazu Matejki',
  'procenty zadania klasa 7',
  'stolice Europy quiz',
];

/** What they ask for otherwise. */
export const playSearches: readonly string[] = [
  'pogoda Warszawa jutro',
  'jak zbudować dom w minecraft',
  'redstone door tutorial',
  'śmieszne koty',
  'przepis na naleśniki',
  'prezent dla mamy pomysły',
  'tabela ekstraklasy',
  'how to draw a dragon',
  'axolotl facts',
  'buty do biegania damskie',
  'kiedy ferie zimowe',
  'najlepsze gry planszowe',
  'jak nauczyć psa podawać łapę',
  'rozkład jazdy 166',
  'kino Ursynów repertuar',
  'plecak szkolny wodoodporny',
  'lego technic nowe zestawy',
  'jak zrobić origami lisa',
  'guitar chords easy songs',
  'lodowisko Warszawa cennik',
];
