/** A video with an invented title on an invented channel. */
export interface Video {
  readonly id: string;
  readonly channelId: string;
  readonly title: string;
  readonly author: string;
  /** How long it runs, seconds. */
  readonly length: number;
}

const channels: Record<string, readonly string[]> = {
  'Kostka i Kilof': [
    'Zamek nad jeziorem, odcinek 14',
    'Drzwi z redstone krok po kroku',
    'Sto dni na wyspie',
    'Farma pszczół bez modów',
  ],
  'Matma na Spokojnie': [
    'Ułamki w 10 minut',
    'Pole trapezu bez wkuwania',
    'Funkcja liniowa od zera',
    'Procenty w sklepie',
  ],
  'Laboratorium w Kuchni': ['Wulkan z sody i octu', 'Dlaczego lód pływa?', 'Kryształy z soli'],
  'Leśny Notatnik': ['Tropy na śniegu', 'Jak zimują jeże', 'Nocne odgłosy lasu'],
  'Chlorowana Woda': ['Kraul: oddech na obie strony', 'Nawrót bez tajemnic', 'Trening na 50 metrów'],
  'Piąty Zawodnik': ['Zwody, które działają', 'Kiwka na małym boisku', 'Jak przyjąć piłkę klatką'],
  'Rysuj z Igłą': ['Smok w dwudziestu kreskach', 'Cień i światło ołówkiem', 'Koty w ruchu'],
  'Pixel Porch': [
    'I built a tiny house in one block',
    'Speedrun school: the basics',
    'Cozy survival, part 3',
  ],
  'Słówka przy Śniadaniu': [
    'Present perfect przy tostach',
    'Czasowniki nieregularne w rytmie',
    'Idioms about weather',
  ],
  'Gitara i Garaż': ['Trzy akordy, dziesięć piosenek', 'Jak stroić gitarę', 'Pierwszy barowy chwyt'],
};

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** An id of the given length that looks like the platform's own, from a text. */
function idOf(text: string, length: number): string {
  let state = 5381;
  for (const char of text) state = (Math.imul(state, 33) ^ (char.codePointAt(0) ?? 0)) >>> 0;
  return Array.from({ length }, (_, index) => {
    state = (Math.imul(state ^ (state >>> 13), 0x5bd1e995) + index + 1) >>> 0;
    return letters.charAt((state >>> 8) % letters.length);
  }).join('');
}

/** All videos that the children watch. */
export const videos: readonly Video[] = Object.entries(channels).flatMap(([author, titles]) =>
  titles.map((title) => ({
    id: idOf(title, 11),
    channelId: `UC${idOf(author, 22)}`,
    title,
    author,
    length: 180 + ((title.length * 37) % 600),
  })),
);
