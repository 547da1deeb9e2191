import { addDays, type DayNumber } from '@ostoja/domain';
import { endOf, type Happening, type LifeEvent } from '../../device/index.js';
import type { TelemetryRow } from '../../queue/index.js';
import { contacts, formatted, received, written } from '../catalogue/talk.js';
import type { FamilyDevice } from '../devices.js';
import { chanceOf, type Chance } from '../random.js';
import { batteryOf } from './battery.js';
import { momentOf } from './calendar.js';
import { dayPlan, type DayPlan } from './day-plan.js';
import { fixesOf, noisy } from './movement.js';
import { places, type Place } from './places.js';
import { sitting } from './use.js';

/** Everything that happens on a device on a day of its child, in order of its end. The same key gives the same day. */
export function deviceDay(device: FamilyDevice, day: DayNumber, seed: string): LifeEvent[] {
  const plan = dayPlan(device.child, day, seed);
  const chance = (what: string) => chanceOf(seed, device.key, day, what);
  const events = [
    ...uses(device, plan, chance('use')),
    ...(device.isPhone ? moves(plan, device.fixEvery, chance('move')) : []),
    ...(device.isPhone ? condition(device, plan, seed) : []),
    ...(device.talks ? talk(plan, chance('talk')) : []),
  ];
  return events.toSorted((a, b) => endOf(a) - endOf(b));
}

function happening(at: number, row: TelemetryRow): Happening {
  return { kind: 'happening', at, row };
}

function uses(device: FamilyDevice, plan: DayPlan, chance: Chance): LifeEvent[] {
  const events: LifeEvent[] = [];
  let free = momentOf(plan.day, plan.wakes);
  for (const time of plan.free) {
    if (!device.isPhone && (time.mood === 'glance' || time.from < plan.wakes + 14)) continue;
    const end = momentOf(plan.day, time.to);
    const every = time.every * 60 * device.restraint;
    let at = Math.max(free, momentOf(plan.day, time.from)) + Math.round(chance.wait(every));
    while (at < end) {
      if (chance.happens(device.curiosity)) events.push({ kind: 'settings', at: at - 1 });
      const looks = sitting(at, time.mood, device.apps, device.pace, chance);
      events.push(...looks);
      free = looks.reduce((last, look) => Math.max(last, endOf(look)), at);
      at = free + 5 + Math.round(chance.wait(every));
    }
  }
  return events;
}

/** Positions: close together on the way, sparse where the phone lies still. */
function moves(plan: DayPlan, step: number, chance: Chance): Happening[] {
  const events: Happening[] = [];
  const put = (at: number, point: { lat: number; lng: number }, v: number, accuracy: number) => {
    const row = { ts: at, ...noisy(point, accuracy, chance), v: Math.round(v * 100) / 100, accuracy };
    events.push(happening(at, ['positions', row]));
  };
  let here: Place = 'home';
  let from = momentOf(plan.day, 0);
  const rest = (to: number) => {
    const waking = momentOf(plan.day, plan.wakes);
    while (from < to) {
      put(from, places[here], 0, chance.between(6, 18));
      from += from < waking ? 2400 : chance.between(600, 840);
    }
  };
  const go = (to: Place, at: number) => {
    rest(at);
    const outside = to === 'home' ? here : to;
    const fixes = outside === 'home' ? [] : fixesOf(outside, to === 'home', step, chance);
    for (const fix of fixes) put(at + fix.at, fix, fix.v, chance.between(3, 10));
    here = to;
    from = at + (fixes.at(-1)?.at ?? 0) + 30;
  };
  for (const trip of plan.trips) {
    go(trip.to, momentOf(plan.day, trip.leave));
    go('home', momentOf(plan.day, trip.back));
  }
  rest(momentOf(plan.day, 1440));
  return events;
}

function condition(device: FamilyDevice, plan: DayPlan, seed: string): Happening[] {
  const battery = batteryOf(dayPlan(device.child, addDays(plan.day, -1), seed), plan);
  return Array.from({ length: 1440 / device.healthEvery }, (_, index) => {
    const minute = index * device.healthEvery + 2;
    const at = momentOf(plan.day, minute);
    return happening(at, ['health', { ts: at, gps: 3, battery: battery(minute) }]);
  });
}

function talk(plan: DayPlan, chance: Chance): Happening[] {
  const events: Happening[] = [];
  const moment = () =>
    momentOf(plan.day, chance.between(plan.wakes + 20, plan.sleeps - 10)) + chance.between(0, 59);
  for (let left = chance.between(0, 3); left > 0; left -= 1) {
    const { number } = chance.weighted(contacts);
    const ts = moment();
    const duration = chance.happens(0.15) ? 0 : Math.round(20 + chance.wait(110));
    const callType = chance.happens(0.45) ? 2 : 1;
    const row = { ts, duration, callType, normalizedNumber: number, formattedNumber: formatted(number) };
    events.push(happening(ts, ['calls', { ...row, location: 'Polska' }]));
  }
  for (let left = chance.between(3, 10); left > 0; left -= 1) {
    const ts = moment();
    const isWritten = chance.happens(0.5);
    const body = chance.pick(isWritten ? written : received);
    const row = {
      ts,
      body,
      phoneNo: formatted(chance.weighted(contacts).number),
      msgType: isWritten ? 2 : 1,
    };
    events.push(happening(ts, ['smses', row]));
  }
  return events;
}
