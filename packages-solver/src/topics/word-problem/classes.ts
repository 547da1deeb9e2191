import type { SolverLanguage } from '../../outcome.js';
import { wordSet } from '../../science/words.js';

/** What a word does in a task told in words; nothing else of it matters. */
export type WordClass = keyof typeof polish;

/** Whole words, or beginnings of words where a star stands. */
const polish = {
  COST: 'koszt*',
  PRICE: 'cena cene ceny cenie cena',
  BUY: 'kupi* zakupi* kupuj*',
  PAY: 'zaplac* placi placac',
  NOTE: 'banknot*',
  CHANGE: 'reszt*',
  EACH: 'sztuk* kazdy kazda kazde kazdego',
  PO: 'po',
  ZA: 'za',
  DOWN: 'obniz* przecen* potani* znizk* rabat* zmniejsz* zmalal* spadl* taniej',
  UP: 'podwyz* podroza* zdroza* wzros* zwieksz* wzrast*',
  BEFORE: 'przed poczatkow* pierwotn* wczesniej',
  NET: 'netto',
  GROSS: 'brutto',
  VAT: 'vat vatu podat*',
  ASK: 'ile ilu jaka jaki jakie jakim oblicz podaj znajdz wyznacz',
  ALL: 'razem lacznie wspolnie lacznym',
  SUM: 'suma sume sumie',
  DIFFERENCE: 'roznica roznice roznicy roznia',
  TIMES: 'razy',
  BIGGER: 'wieksz*',
  SMALLER: 'mniejsz*',
  OLDER: 'starsz*',
  YOUNGER: 'mlodsz*',
  YEARS: 'lat lata',
  RATIO: 'stosunku stosunek stosunkiem',
  SHARE: 'podziel* rozdziel*',
  NUMBER: 'liczb liczba liczby liczbe liczbami',
  OTHER: 'drug*',
  FIRST: 'pierwsz*',
  THAN: 'od',
  BY: 'o',
  TO: 'do',
  FROM: 'z ze',
  IN: 'w',
  CONSECUTIVE: 'kolejn*',
  WILL: 'bedzie beda',
  MEET: 'spotka* mina*',
  APART: 'odleg* odleglosc*',
  TOWARDS: 'naprzeciw naprzeciwko',
  SPEED: 'predkosc*',
  GIRLS: 'dziewcz*',
  BOYS: 'chlop*',
  CLASS: 'klas*',
  PUPILS: 'uczn* uczen*',
  JOB: 'prac* zadani* zlecen*',
  FILL: 'napeln* napelni*',
  WORKER: 'robotnik* malarz* ogrodnik* murarz* pracownik* pomocnik*',
  PIPE: 'rur* kran* pomp*',
  MEAN: 'sredni*',
  DOES: 'potrzebuj* potrzeba wykon* pomaluj* zrobi* skoncz* wykop*',
} as const;

const english: Readonly<Record<WordClass, string>> = {
  COST: 'cost costs',
  PRICE: 'price prices',
  BUY: 'buys buy bought',
  PAY: 'pay pays paid',
  NOTE: 'note bill banknote',
  CHANGE: 'change',
  EACH: 'each',
  PO: 'after',
  ZA: 'for',
  DOWN: 'reduced reduction decreased decrease discount discounted off lowered',
  UP: 'increased increase raised rises rose increases',
  BEFORE: 'before original originally',
  NET: 'net',
  GROSS: 'gross',
  VAT: 'vat tax',
  ASK: 'how what find calculate',
  ALL: 'together altogether total',
  SUM: 'sum',
  DIFFERENCE: 'difference',
  TIMES: 'times',
  BIGGER: 'bigger larger greater more',
  SMALLER: 'smaller less',
  OLDER: 'older',
  YOUNGER: 'younger',
  YEARS: 'years year',
  RATIO: 'ratio',
  SHARE: 'divide share split',
  NUMBER: 'number numbers',
  OTHER: 'other second another',
  FIRST: 'first',
  THAN: 'than',
  BY: 'by',
  TO: 'to',
  FROM: 'from',
  IN: 'in',
  CONSECUTIVE: 'consecutive',
  WILL: 'will',
  MEET: 'meet',
  APART: 'apart',
  TOWARDS: 'towards toward',
  SPEED: 'speed speeds',
  GIRLS: 'girls',
  BOYS: 'boys',
  CLASS: 'class',
  PUPILS: 'pupils students',
  JOB: 'job work task',
  FILL: 'fill fills',
  WORKER: 'worker workers painter painters',
  PIPE: 'pipe pipes tap taps',
  MEAN: 'average mean',
  DOES: 'finish finishes complete completes paint paints',
};

const tables: Record<SolverLanguage, Readonly<Record<WordClass, string>>> = { pl: polish, en: english };

/** Beginnings of the names of things that are bought and counted. */
const things: Record<SolverLanguage, ReadonlySet<string>> = {
  pl: wordSet(`kurt but buty spodni rower telefon komputer laptop tablet ksiazk zeszyt dlugopis olow sukienk bluz koszul
    czap plecak bilet chleb bulk bulek mlek jabl grusz banan cukier cukr maslo towar produkt telewizor lodow pralk zegar zabaw
    klock pilk hulajno sluchawk paczk farb kred linij gumk jajk jajek baton lizak lod pizz obiad drukark gra gre
    marchew ziemniak pomidor ogor sok wod ciast paczek paczk cukierk cukierek czekolad kaw herbat zel maki ryz znacz kwiat roz
    dywan stol krzes lamp biurk samochod wycieczk koszulk torb piorn`),
  en: wordSet(`jacket shoe bike bicycl phone comput laptop tablet book notebook pen pencil dress shirt hat backpack ticket bread
    milk apple pear banana sugar butter item product tv television fridge watch toy ball headphon crayon ruler eraser egg
    chocolate bar sweet candy candies ice pizza lunch game carrot potato tomato juice cake coffee tea orange chair table lamp car coat
    trousers jeans sweater t-shirt`),
};

/** Whether a word names a thing that is bought. */
export function isThing(word: string, language: SolverLanguage): boolean {
  return [...things[language]].some((stem) => word.startsWith(stem) && word.length <= stem.length + 4);
}

/** Words that may stand anywhere and say nothing by themselves. */
const plain: Record<SolverLanguage, ReadonlySet<string>> = {
  pl: wordSet(`to jest sa wynosi wynosza rowna a i oraz ze jesli jezeli jej jego ich go ja ten ta te tego tej tych tym ktora ktory
    ktore na sie prosze teraz obecnie nastepnie potem obu zmianach zmianie pozniej kilogram kg wszystko zakupy zakupow jechal jechala jechali calej trasie trasy drodze obie obaj dodatkowo przejechal przejechala takich takie miedzy b dom domu plot plotu to przez kwoty kwote wyjechali naturalnych calkowitych te zlotych maja ma dwa dwie sklepie wynosil wynosila byla byl bylo nowa nowy nowe nowej
    czesci czesc siebie nich niego niej stanowia stanowi wszystkich wszystkie za ktorej aby sam sama samodzielnie pracujac
    jednoczesnie wyruszyly wyjechaly wyruszyli dwoch miast miejscowosci samochody samochod pociagi pociag rowerzysci rowerzysta
    jadac jada godzinach czasie czas godzin dni basen zbiornik wody jednej zostala zostal zostaly otrzyma otrzymala otrzymal
    dostal dostala dostanie wyda wydano kwote kwota kwoty swojej swoje calkowita calkowity sprzedaz stawka stawce`),
  en: wordSet(`is are the a an of it its his her their and that if this these now much many was were be been has have had do does
    did with one they he she at please will into parts part who which on new two each other get gets receive receives
    price sale amount rate cars trains cyclists towns cities leave leaves start same time travelling moving tank pool water
    takes take it alone work working hours long would there then new all can both at take travel travels whole natural integers travelled drives drove as old age ages journey whole pieces`),
};

function matches(table: string, word: string): boolean {
  return table
    .split(' ')
    .some((entry) => (entry.endsWith('*') ? word.startsWith(entry.slice(0, -1)) : entry === word));
}

const classNames = Object.keys(polish) as readonly WordClass[];

/** What a word does, or undefined. */
export function classOf(word: string, language: SolverLanguage): WordClass | undefined {
  return classNames.find((name) => matches(tables[language][name], word));
}

/** Whether a word says nothing by itself. */
export function isPlain(word: string, language: SolverLanguage): boolean {
  return plain[language].has(word);
}
