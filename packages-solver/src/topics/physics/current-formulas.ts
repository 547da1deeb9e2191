import type { Formula } from './formula.js';

/** Electricity, heat and waves. */
export const currentFormulas: readonly Formula[] = [
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
  {
    left: 'power',
    factor: '1',
    right: { voltage: 2, resistance: -1 },
    tex: 'P = \\frac{U^{2}}{R}',
    why: {
      pl: 'Do wzoru $P = U\\cdot I$ wstawiamy prawo Ohma: $I = \\frac{U}{R}$.',
      en: "We put Ohm's law, $I = \\frac{U}{R}$, into $P = U\\cdot I$.",
    },
  },
  {
    left: 'power',
    factor: '1',
    right: { current: 2, resistance: 1 },
    tex: 'P = I^{2}\\cdot R',
    why: {
      pl: 'Do wzoru $P = U\\cdot I$ wstawiamy prawo Ohma: $U = I\\cdot R$.',
      en: "We put Ohm's law, $U = I\\cdot R$, into $P = U\\cdot I$.",
    },
  },
];
