import type { DayPlan } from './day-plan.js';

const minutesOfDay = 1440;
const perMinute = { idle: -0.03, inUse: -0.14, charging: 0.95, topUp: 1.1 };

/** A phone's level from the plan's waking, full, for 30 hours: one value a minute, percent. */
function curve(plan: DayPlan): Float64Array {
  const levels = new Float64Array(30 * 60);
  let level = 100;
  let isToppingUp = false;
  for (let index = 0; index < levels.length; index += 1) {
    const minute = plan.wakes + index;
    levels[index] = level;
    const isBusy = plan.free.some((free) => minute >= free.from && minute < free.to && free.every < 40);
    const isHome = !plan.trips.some((trip) => minute >= trip.leave && minute < trip.back + 30);
    if (minute >= plan.sleeps) level += perMinute.charging;
    else if (isToppingUp) level += perMinute.topUp;
    else level += isBusy ? perMinute.inUse : perMinute.idle;
    if (isHome && level < 32 && minute > 15 * 60) isToppingUp = true;
    if (level > 78 || !isHome) isToppingUp = false;
    level = Math.min(100, Math.max(3, level));
  }
  return levels;
}

/** The battery through a day: it was put on the charger the evening before. Percent by minute of the day. */
export function batteryOf(yesterday: DayPlan, today: DayPlan): (minute: number) => number {
  const before = curve(yesterday);
  const now = curve(today);
  return (minute) => {
    const level =
      minute < today.wakes ? before[minute + minutesOfDay - yesterday.wakes] : now[minute - today.wakes];
    return Math.round(level ?? 100);
  };
}
