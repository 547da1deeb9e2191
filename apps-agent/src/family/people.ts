import type { Place } from './life/places.js';

/** A child of the simulated family. Nobody here is a real person. */
export interface Child {
  readonly name: string;
  /** 1 boy, 2 girl. */
  readonly img: 1 | 2;
  readonly birth: { readonly year: number; readonly month: number };
  readonly school: Exclude<Place, 'home'>;
  readonly training: Exclude<Place, 'home'>;
  /** ISO weekdays. */
  readonly trainingDays: readonly number[];
  /** How long the way to school takes, minutes. */
  readonly wayMinutes: number;
  /** When lessons end, Monday first, minutes after midnight. */
  readonly lessonsEnd: readonly number[];
  /** When the breaks begin in which a phone is glanced at. */
  readonly breaks: readonly number[];
  /** On school days, minutes after midnight. */
  readonly bedtime: number;
}

/** Goes to a high school across the district by bus; swims. */
export const zosia: Child = {
  name: 'Zosia',
  img: 2,
  birth: { year: 2011, month: 4 },
  school: 'highSchool',
  training: 'pool',
  trainingDays: [2, 4],
  wayMinutes: 27,
  lessonsEnd: [875, 930, 875, 930, 855],
  breaks: [525, 580, 635, 700, 755],
  bedtime: 1350,
};

/** Walks to the primary school near by; plays football. */
export const kuba: Child = {
  name: 'Kuba',
  img: 1,
  birth: { year: 2015, month: 9 },
  school: 'primarySchool',
  training: 'football',
  trainingDays: [1, 4],
  wayMinutes: 14,
  lessonsEnd: [845, 855, 845, 855, 845],
  breaks: [635, 700],
  bedtime: 1280,
};
