import type { DayNumber } from '@ostoja/domain';
import { chanceOf } from '../random.js';
import { dayKind, weekdayOf } from './calendar.js';
import type { Child } from '../people.js';
import type { Place } from './places.js';

/** A way to a place and back, minutes after midnight: when one leaves home, and when one leaves the place. */
export interface Trip {
  readonly to: Exclude<Place, 'home'>;
  readonly leave: number;
  readonly back: number;
}

/** A stretch in which a child may use a device, and how eager they are: the mean wait between two tries, minutes. */
export interface FreeTime {
  readonly from: number;
  readonly to: number;
  readonly every: number;
  /** What they are up to. */
  readonly mood: 'play' | 'study' | 'glance' | 'late';
}

/** A day of a child, minutes after midnight in Warsaw. */
export interface DayPlan {
  readonly day: DayNumber;
  readonly kind: ReturnType<typeof dayKind>;
  readonly wakes: number;
  readonly sleeps: number;
  readonly trips: readonly Trip[];
  readonly free: readonly FreeTime[];
}

const at = (hour: number, minute = 0) => hour * 60 + minute;

/** How a child's day goes. The same child, day and seed always give the same plan. */
export function dayPlan(child: Child, day: DayNumber, seed: string): DayPlan {
  const kind = dayKind(day);
  const chance = chanceOf(seed, child.name, day, 'plan');
  if (kind === 'school') {
    const wakes = at(6, 20) + chance.between(0, 20);
    const sleeps = child.bedtime + chance.between(-10, 25);
    const trips = schoolTrips(child, weekdayOf(day), chance.between(0, 6));
    const home = trips[0] ? trips[0].back + child.wayMinutes + 5 : at(15);
    return {
      day,
      kind,
      wakes,
      sleeps,
      trips,
      free: [
        { from: wakes + 8, to: wakes + 35, every: 14, mood: 'glance' },
        ...child.breaks.map((from) => ({ from, to: from + 10, every: 11, mood: 'glance' as const })),
        { from: home + 20, to: home + 70, every: 10, mood: 'play' },
        { from: home + 75, to: home + 150, every: 12, mood: 'study' },
        { from: at(18), to: sleeps - 25, every: 7, mood: 'play' },
        { from: sleeps - 25, to: sleeps, every: 9, mood: 'late' },
      ],
    };
  }
  const wakes = at(8) + chance.between(0, 70);
  const sleeps = child.bedtime + 40 + chance.between(0, 35);
  const trips = leisureTrips(
    weekdayOf(day) === 7 || kind === 'holiday',
    chance.between(0, 30),
    chance.next(),
  );
  const out = trips[0] ?? { leave: at(13), back: at(13) };
  return {
    day,
    kind,
    wakes,
    sleeps,
    trips,
    free: [
      { from: wakes + 15, to: out.leave - 20, every: 10, mood: 'play' },
      { from: out.leave + 40, to: out.back - 15, every: 45, mood: 'glance' },
      { from: Math.max(out.back + 40, at(16)), to: at(18, 30), every: 14, mood: 'study' },
      { from: at(18, 30), to: sleeps - 20, every: 7, mood: 'play' },
      { from: sleeps - 20, to: sleeps, every: 9, mood: 'late' },
    ],
  };
}

function schoolTrips(child: Child, weekday: number, late: number): Trip[] {
  const end = child.lessonsEnd[weekday - 1] ?? at(14);
  const trips: Trip[] = [{ to: child.school, leave: at(7, 55) - child.wayMinutes - late, back: end + 6 }];
  if (child.trainingDays.includes(weekday)) {
    trips.push({ to: child.training, leave: at(16, 25) + late, back: at(18, 10) });
  } else if (weekday === 3 || weekday === 5) {
    trips.push({ to: 'shop', leave: at(16, 40) + late * 3, back: at(17, 10) + late * 3 });
  }
  return trips;
}

function leisureTrips(isFamilyDay: boolean, late: number, dice: number): Trip[] {
  if (isFamilyDay && dice < 0.75) return [{ to: 'grandma', leave: at(12) + late, back: at(16, 20) + late }];
  if (dice < 0.5) return [{ to: 'park', leave: at(11, 30) + late, back: at(14) + late }];
  return [{ to: 'shop', leave: at(11) + late, back: at(11, 50) + late }];
}

/** Where a child should be by their plan at a minute of the day; ways count as being out. */
export function placeAt(plan: DayPlan, minute: number): Place {
  return plan.trips.find((trip) => minute >= trip.leave && minute < trip.back)?.to ?? 'home';
}
