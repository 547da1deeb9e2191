import type { QuantityName } from './quantities.js';

/** `left` = `factor` · product of powers. */
export interface Formula {
  readonly left: QuantityName;
  /** The number in front, as a fraction: `1/2`. */
  readonly factor: string;
  readonly right: Readonly<Partial<Record<QuantityName, number>>>;
  /** The formula as schools write it. */
  readonly tex: string;
  /** The text must say so, else the formula is not the one. */
  readonly needs?: RegExp;
  /** Text that says that the formula is not the one. */
  readonly excludes?: RegExp;
  /** Why it holds, for a pupil. */
  readonly why: { readonly pl: string; readonly en: string };
}

const accelerated =
  /przyspiesz|rusza|ruszy|hamuj|hamow|rozpedz|spoczyn|spad|upuszcz|rzuc|opozni|accelerat|from rest|brak|drop|fall|throw|decelerat|slow/u;
const fromRest =
  /rusza|ruszy|spoczyn|z miejsca|jednostajnie przyspieszon|od zera|from rest|starts? from|startuj/u;
const falling = /spad|upuszcz|free(?:ly)? fall|fall(?:s|ing)? freely|dropped|falls? from/u;
const initial = /poczatkow|initial|rzucon|wyrzuc|thrown|threw|hamuj|hamow|brak/u;

/** The formulas of the school, each a product of powers, so that each can be turned to any of its quantities. */
export const formulas: readonly Formula[] = [
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
  {
    left: 'density',
    factor: '1',
    right: { mass: 1, volume: -1 },
    tex: '\\rho = \\frac{m}{V}',
    why: {
      pl: 'Gęstość mówi, jaką masę ma jednostka objętości.',
      en: 'Density says what mass a unit of volume has.',
    },
  },
  {
    left: 'force',
    factor: '1',
    right: { mass: 1, acceleration: 1 },
    tex: 'F = m\\cdot a',
    excludes: /tarci|opor|friction|resist/u,
    why: {
      pl: 'Druga zasada dynamiki Newtona: siła nadaje masie przyspieszenie.',
      en: "Newton's second law: a force gives a mass its acceleration.",
    },
  },
  {
    left: 'weight',
    factor: '1',
    right: { mass: 1, gravity: 1 },
    tex: 'F_g = m\\cdot g',
    why: {
      pl: 'Ciężar to siła, z jaką Ziemia przyciąga ciało.',
      en: 'The weight is the force with which the Earth pulls.',
    },
  },
  {
    left: 'pressure',
    factor: '1',
    right: { force: 1, area: -1 },
    tex: 'p = \\frac{F}{S}',
    excludes: /hydrostat/u,
    why: {
      pl: 'Ciśnienie mówi, jaka siła nacisku działa na jednostkę powierzchni.',
      en: 'Pressure says what force acts on a unit of area.',
    },
  },
  {
    left: 'pressure',
    factor: '1',
    right: { density: 1, gravity: 1, height: 1 },
    tex: 'p = \\rho\\cdot g\\cdot h',
    excludes: /calkowit|atmosfer|total/u,
    why: {
      pl: 'Ciśnienie hydrostatyczne zależy od gęstości cieczy i od głębokości.',
      en: 'The pressure in a liquid depends on its density and on the depth.',
    },
  },
  {
    left: 'work',
    factor: '1',
    right: { force: 1, distance: 1 },
    tex: 'W = F\\cdot s',
    excludes: /\bkat(?:em|u)?\b|angle|tarci|friction/u,
    why: {
      pl: 'Praca to siła razy przesunięcie w jej kierunku.',
      en: 'Work is force times distance in its direction.',
    },
  },
  {
    left: 'power',
    factor: '1',
    right: { work: 1, time: -1 },
    tex: 'P = \\frac{W}{t}',
    why: {
      pl: 'Moc mówi, jaka praca jest wykonywana w jednostce czasu.',
      en: 'Power says how much work is done in a unit of time.',
    },
  },
  {
    left: 'kinetic',
    factor: '1/2',
    right: { mass: 1, speed: 2 },
    tex: 'E_k = \\frac{m\\cdot v^{2}}{2}',
    why: {
      pl: 'Energia kinetyczna zależy od masy i od kwadratu prędkości.',
      en: 'Kinetic energy depends on the mass and on the square of the speed.',
    },
  },
  {
    left: 'potential',
    factor: '1',
    right: { mass: 1, gravity: 1, height: 1 },
    tex: 'E_p = m\\cdot g\\cdot h',
    why: {
      pl: 'Im wyżej i im cięższe ciało, tym więcej ma energii potencjalnej.',
      en: 'The higher and the heavier a body, the more potential energy it has.',
    },
  },
  {
    left: 'current',
    factor: '1',
    right: { voltage: 1, resistance: -1 },
    tex: 'I = \\frac{U}{R}',
    why: {
      pl: 'Prawo Ohma: natężenie jest proporcjonalne do napięcia.',
      en: "Ohm's law: the current is proportional to the voltage.",
    },
  },
  {
    left: 'power',
    factor: '1',
    right: { voltage: 1, current: 1 },
    tex: 'P = U\\cdot I',
    why: { pl: 'Moc prądu to napięcie razy natężenie.', en: 'Electric power is voltage times current.' },
  },
  {
    left: 'energy',
    factor: '1',
    right: { power: 1, time: 1 },
    tex: 'E = P\\cdot t',
    why: { pl: 'Zużyta energia to moc razy czas pracy.', en: 'The energy used is power times time.' },
  },
  {
    left: 'energy',
    factor: '1',
    right: { voltage: 1, current: 1, time: 1 },
    tex: 'E = U\\cdot I\\cdot t',
    why: {
      pl: 'Praca prądu to napięcie razy natężenie razy czas.',
      en: 'The energy of a current is voltage times current times time.',
    },
  },
  {
    left: 'charge',
    factor: '1',
    right: { current: 1, time: 1 },
    tex: 'q = I\\cdot t',
    why: {
      pl: 'Natężenie mówi, jaki ładunek przepływa w jednostce czasu.',
      en: 'The current says what charge flows in a unit of time.',
    },
  },
  {
    left: 'heat',
    factor: '1',
    right: { specificHeat: 1, mass: 1, warming: 1 },
    tex: 'Q = c\\cdot m\\cdot \\Delta T',
    excludes: /topni|wrzeni|parowani|melt|boil|sprawnosc|efficien/u,
    why: {
      pl: 'Ciepło potrzebne do ogrzania zależy od substancji, masy i przyrostu temperatury.',
      en: 'The heat needed depends on the substance, the mass and the rise in temperature.',
    },
  },
  {
    left: 'speed',
    factor: '1',
    right: { wavelength: 1, frequency: 1 },
    tex: 'v = \\lambda\\cdot f',
    why: {
      pl: 'W czasie jednego drgania fala przesuwa się o swoją długość.',
      en: 'During one oscillation a wave moves on by its length.',
    },
  },
  {
    left: 'frequency',
    factor: '1',
    right: { period: -1 },
    tex: 'f = \\frac{1}{T}',
    why: { pl: 'Częstotliwość to odwrotność okresu.', en: 'The frequency is one over the period.' },
  },
  {
    left: 'wavelength',
    factor: '1',
    right: { speed: 1, period: 1 },
    tex: '\\lambda = v\\cdot T',
    why: {
      pl: 'W czasie jednego okresu fala przesuwa się o swoją długość.',
      en: 'During one period a wave moves on by its length.',
    },
  },
  {
    left: 'momentum',
    factor: '1',
    right: { mass: 1, speed: 1 },
    tex: 'p = m\\cdot v',
    why: { pl: 'Pęd to masa razy prędkość.', en: 'Momentum is mass times velocity.' },
  },
];

/** Every quantity of a formula. */
export function namesOf(formula: Formula): readonly QuantityName[] {
  return [formula.left, ...(Object.keys(formula.right) as QuantityName[])];
}
