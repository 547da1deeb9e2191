import type { Formula } from './formula.js';

const lifting = /podni|podno|wznie|wznos|wciag|wjezd|wjech|dzwig|lift|rais|elevator|crane/u;

/** Matter, forces, work and energy. */
export const matterFormulas: readonly Formula[] = [
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
    left: 'work',
    factor: '1',
    right: { mass: 1, gravity: 1, height: 1 },
    tex: 'W = m\\cdot g\\cdot h',
    needs: lifting,
    why: {
      pl: 'Przy podnoszeniu działamy siłą równą ciężarowi $m\\cdot g$ na drodze $h$.',
      en: 'Lifting takes a force equal to the weight $m\\cdot g$ over the distance $h$.',
    },
  },
  {
    left: 'power',
    factor: '1',
    right: { mass: 1, gravity: 1, height: 1, time: -1 },
    tex: 'P = \\frac{m\\cdot g\\cdot h}{t}',
    needs: lifting,
    why: {
      pl: 'Moc to praca podnoszenia $m\\cdot g\\cdot h$ podzielona przez czas.',
      en: 'Power is the work of lifting, $m\\cdot g\\cdot h$, divided by the time.',
    },
  },
];
