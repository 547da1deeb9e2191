import type { Formula } from './formula.js';

const accelerated =
  /przyspiesz|\brusza|\bruszy|hamuj|hamow|rozpedz|spoczyn|spad|upuszcz|rzuc|opozni|accelerat|from rest|brak|drop|fall|throw|decelerat|slow/u;
const fromRest =
  /\brusza|\bruszy|spoczyn|z miejsca|jednostajnie przyspieszon|od zera|from rest|starts? from|startuj/u;
const falling = /spad|upuszcz|free(?:ly)? fall|fall(?:s|ing)? freely|dropped|falls? from/u;
const initial = /poczatkow|initial|rzucon|wyrzuc|thrown|threw|hamuj|hamow|brak/u;

/** Motion and free fall. */
export const motionFormulas: readonly Formula[] = [
  {
    left: 'speed',
    factor: '1',
    right: { distance: 1, time: -1 },
    tex: 'v = \\frac{s}{t}',
    excludes: accelerated,
    why: {
      pl: 'Prędkość mówi, jaką drogę pokonujemy w jednostce czasu.',
      en: 'Speed says what distance is covered in a unit of time.',
    },
  },
  {
    left: 'acceleration',
    factor: '1',
    right: { speed: 1, time: -1 },
    tex: 'a = \\frac{v}{t}',
    needs: fromRest,
    excludes: initial,
    why: {
      pl: 'Ciało rusza ze spoczynku, więc przyspieszenie to uzyskana prędkość podzielona przez czas.',
      en: 'It starts from rest, so the acceleration is the speed reached, divided by the time.',
    },
  },
  {
    left: 'distance',
    factor: '1/2',
    right: { acceleration: 1, time: 2 },
    tex: 's = \\frac{a\\cdot t^{2}}{2}',
    needs: fromRest,
    excludes: initial,
    why: {
      pl: 'W ruchu jednostajnie przyspieszonym bez prędkości początkowej droga rośnie z kwadratem czasu.',
      en: 'From rest with a constant acceleration the distance grows with the square of the time.',
    },
  },
  {
    left: 'height',
    factor: '1/2',
    right: { gravity: 1, time: 2 },
    tex: 'h = \\frac{g\\cdot t^{2}}{2}',
    needs: falling,
    excludes: initial,
    why: {
      pl: 'Spadające swobodnie ciało porusza się z przyspieszeniem ziemskim $g$.',
      en: 'A freely falling body moves with the acceleration of gravity, $g$.',
    },
  },
  {
    left: 'speed',
    factor: '1',
    right: { gravity: 1, time: 1 },
    tex: 'v = g\\cdot t',
    needs: falling,
    excludes: initial,
    why: {
      pl: 'Spadające swobodnie ciało w każdej sekundzie zyskuje tę samą prędkość.',
      en: 'A freely falling body gains the same speed every second.',
    },
  },
  {
    left: 'acceleration',
    factor: '1',
    right: { speedChange: 1, time: -1 },
    tex: 'a = \\frac{\\Delta v}{t}',
    why: {
      pl: 'Przyspieszenie mówi, o ile zmienia się prędkość w jednostce czasu.',
      en: 'Acceleration says by how much the speed changes in a unit of time.',
    },
  },
  {
    left: 'height',
    factor: '1/2',
    right: { speed: 2, gravity: -1 },
    tex: 'h = \\frac{v^{2}}{2\\cdot g}',
    needs: falling,
    excludes: initial,
    why: {
      pl: 'Energia potencjalna na górze zamienia się w kinetyczną na dole: $m g h = \\frac{m v^2}{2}$.',
      en: 'The potential energy at the top turns into kinetic energy at the bottom: $m g h = \\frac{m v^2}{2}$.',
    },
  },
];
