/** A person in the phone book; invented. */
export interface Contact {
  readonly id: string;
  readonly name: string;
  readonly number: string;
  readonly note: string;
  readonly weight: number;
}

/** The phone book; names and numbers are invented. */
export const contacts: readonly Contact[] = [
  { id: 'c1', name: 'Mama', number: '+48539990101', note: 'rodzina', weight: 9 },
  { id: 'c2', name: 'Tata', number: '+48539990102', note: 'rodzina', weight: 6 },
  { id: 'c3', name: 'Babcia Hela', number: '+48539990103', note: 'rodzina', weight: 4 },
  { id: 'c4', name: 'Kuba', number: '+48539990104', note: 'rodzina', weight: 3 },
  { id: 'c5', name: 'Ola z klasy', number: '+48539990105', note: 'szkoła', weight: 6 },
  { id: 'c6', name: 'Maja', number: '+48539990106', note: 'szkoła', weight: 5 },
  { id: 'c7', name: 'Antek', number: '+48539990107', note: 'szkoła', weight: 3 },
  { id: 'c8', name: 'Trenerka pływania', number: '+48539990108', note: 'basen', weight: 1 },
  { id: 'c9', name: 'Sekretariat', number: '+48225550109', note: 'szkoła', weight: 0 },
  { id: 'c10', name: 'Nina', number: '+48539990110', note: 'basen', weight: 2 },
];

/** What is written to the child. */
export const received: readonly string[] = [
  'Będziesz na obiad? 🍲',
  'Weź parasol, ma padać ☔',
  'Masz zadanie z matmy?',
  'Dzięki!! ❤️',
  'Kup proszę chleb po drodze',
  'Jutro kartkówka z chemii 😱',
  'Spotkamy się przy szatni?',
  'Ładnie dziś popłynęłaś 🏊',
  'Autobus mi uciekł, będę 10 min później',
  'Babcia zaprasza w niedzielę na szarlotkę 🍏',
  'Widziałaś ten filmik z kotem? 😹',
  'Dobranoc 🌙',
];

/** What the child writes. */
export const written: readonly string[] = [
  'Już wychodzę',
  'Jestem w szkole 👍',
  'Tak, przed trzecią',
  'Ok, kupię 🥖',
  'Strona 47, zadania 3 i 5',
  'haha dobre 😂',
  'Mogę zostać u Oli do 18?',
  'Zapomniałam stroju 🙈',
  'Jadę autobusem',
  'Dostałam 5 z biologii!!! 🎉',
  'Zaraz będę',
  'Kocham Cię ❤️',
];

/** A number as a phone shows it: `+48 539 990 101`. */
export function formatted(number: string): string {
  return number.replace(/^(\+48)(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3 $4');
}
