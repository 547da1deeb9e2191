import type { FreeTime } from '../life/day-plan.js';

/** A site that a child opens. */
export interface Site {
  readonly domain: string;
  /** Paths below it; one is opened at a time. */
  readonly paths: readonly string[];
  readonly weight: number;
  /** In which moods it is opened. */
  readonly moods: readonly FreeTime['mood'][];
}

const always = ['play', 'study', 'glance', 'late'] as const;
const leisure = ['play', 'glance', 'late'] as const;

/** The sites of the family, real ones, harmless, some of which their rules refuse. */
export const sites: readonly Site[] = [
  {
    domain: 'pl.wikipedia.org',
    paths: [
      '/wiki/Fotosynteza',
      '/wiki/Bitwa_pod_Grunwaldem',
      '/wiki/Tatry',
      '/wiki/Twierdzenie_Pitagorasa',
      '/wiki/Kosmos',
    ],
    weight: 10,
    moods: ['study', 'glance'],
  },
  {
    domain: 'en.wikipedia.org',
    paths: ['/wiki/Volcano', '/wiki/Axolotl', '/wiki/Jupiter'],
    weight: 3,
    moods: ['study'],
  },
  {
    domain: 'portal.librus.pl',
    paths: ['/rodzina', '/szkola/artykuly'],
    weight: 9,
    moods: ['study', 'glance'],
  },
  {
    domain: 'zpe.gov.pl',
    paths: ['/b/ulamki-zwykle', '/b/budowa-komorki', '/b/czesci-mowy'],
    weight: 6,
    moods: ['study'],
  },
  {
    domain: 'www.matemaks.pl',
    paths: ['/rownania-kwadratowe.html', '/funkcja-liniowa.html'],
    weight: 6,
    moods: ['study'],
  },
  { domain: 'brainly.pl', paths: ['/zadanie/18450312', '/zadanie/20451188'], weight: 5, moods: ['study'] },
  {
    domain: 'scratch.mit.edu',
    paths: ['/projects/editor', '/explore/projects/games', '/ideas'],
    weight: 5,
    moods: ['study', 'play'],
  },
  { domain: 'www.geogebra.org', paths: ['/calculator', '/geometry'], weight: 3, moods: ['study'] },
  {
    domain: 'www.diki.pl',
    paths: ['/slownik-angielskiego?q=environment', '/slownik-angielskiego?q=although'],
    weight: 5,
    moods: ['study'],
  },
  { domain: 'www.duolingo.com', paths: ['/learn', '/practice'], weight: 4, moods: ['study', 'glance'] },
  { domain: 'quizlet.com', paths: ['/pl', '/latest'], weight: 4, moods: ['study'] },
  {
    domain: 'www.khanacademy.org',
    paths: ['/math/algebra', '/science/biology'],
    weight: 2,
    moods: ['study'],
  },
  {
    domain: 'wolnelektury.pl',
    paths: ['/katalog/lektura/balladyna.html', '/katalog/lektura/pan-tadeusz.html'],
    weight: 3,
    moods: ['study'],
  },
  { domain: 'www.onet.pl', paths: ['/', '/informacje', '/pogoda'], weight: 4, moods: leisure },
  { domain: 'wiadomosci.wp.pl', paths: ['/', '/pogoda'], weight: 3, moods: leisure },
  {
    domain: 'www.allegro.pl',
    paths: ['/', '/kategoria/ksiazki', '/listing?string=plecak%20szkolny'],
    weight: 6,
    moods: leisure,
  },
  { domain: 'www.empik.com', paths: ['/ksiazki', '/gry-planszowe'], weight: 3, moods: leisure },
  { domain: 'www.vinted.pl', paths: ['/', '/catalog'], weight: 3, moods: leisure },
  { domain: 'www.filmweb.pl', paths: ['/', '/premiere'], weight: 3, moods: leisure },
  {
    domain: 'jakdojade.pl',
    paths: ['/warszawa/trasa', '/warszawa/rozklad-jazdy'],
    weight: 4,
    moods: ['glance'],
  },
  { domain: 'www.sport.pl', paths: ['/', '/pilka'], weight: 4, moods: leisure },
  { domain: 'open.spotify.com', paths: ['/', '/collection/tracks'], weight: 4, moods: always },
  { domain: 'www.minecraft.net', paths: ['/pl-pl', '/pl-pl/community'], weight: 5, moods: ['play'] },
  { domain: 'minecraft.wiki', paths: ['/w/Redstone_Dust', '/w/Crafting'], weight: 5, moods: ['play'] },
  { domain: 'www.roblox.com', paths: ['/home', '/charts'], weight: 5, moods: ['play'] },
  { domain: 'www.chess.com', paths: ['/play/online', '/puzzles'], weight: 3, moods: ['play'] },
  { domain: 'poki.com', paths: ['/pl', '/pl/g/subway-surfers'], weight: 4, moods: ['play', 'late'] },
  { domain: 'www.crazygames.com', paths: ['/', '/t/driving'], weight: 2, moods: ['play', 'late'] },
  { domain: 'www.tiktok.com', paths: ['/foryou', '/explore'], weight: 3, moods: leisure },
  { domain: 'www.instagram.com', paths: ['/', '/explore'], weight: 2, moods: leisure },
  { domain: 'www.reddit.com', paths: ['/r/Polska', '/r/Minecraft'], weight: 1, moods: ['play', 'late'] },
  { domain: 'discord.com', paths: ['/channels/@me'], weight: 2, moods: ['play', 'late'] },
  { domain: 'chomikuj.pl', paths: ['/', '/ebooki'], weight: 1, moods: ['study', 'play'] },
  { domain: 'www.cda.pl', paths: ['/', '/filmy'], weight: 2, moods: ['play', 'late'] },
  { domain: 'www.mediafire.com', paths: ['/file/mody/paczka.zip'], weight: 1, moods: ['play'] },
];

/** The same, as the rules and the panel see it: without `www.`. */
export function domainOf(site: Pick<Site, 'domain'>): string {
  return site.domain.replace(/^www\./, '');
}
