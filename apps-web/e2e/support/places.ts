import { addDays, localDayBounds, localTimeOf } from '@ostoja/domain';
import type { Page } from '@playwright/test';
import { addPhone, arrangeHousehold } from './household.js';

const zone = 'Europe/Warsaw';
const home = { lat: 52.2003, lng: 21.0245 };
const school = { lat: 52.2188, lng: 21.0117 };

const now = () => Math.floor(Date.now() / 1000);

/** Yesterday by the family's clock: as an address writes it, and a time of it in epoch seconds. */
function yesterday() {
  const date = addDays(localTimeOf(now(), zone).date, -1);
  const { from } = localDayBounds(date, zone);
  return {
    day: String(date).replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3'),
    at: (hours: number, minutes = 0) => from + (hours * 60 + minutes) * 60,
  };
}

/** Positions from one point, one a minute. */
function staying(point: { lat: number; lng: number }, from: number, to: number) {
  return Array.from({ length: (to - from) / 60 + 1 }, (_, index) => ({
    ...point,
    ts: from + index * 60,
    v: 0,
    accuracy: 10,
  }));
}

/**
 * A parent with a phone that was at home, at school and at home again yesterday, with its positioning off at noon. Gives
 * yesterday as an address writes it.
 */
export async function arrangeDay(page: Page) {
  const { day, at } = yesterday();
  const { profile } = await arrangeHousehold(page, 'Zosia');
  const phone = await addPhone(page, profile('Zosia'));
  await phone.report({
    positions: [
      ...staying(home, at(7), at(7, 20)),
      ...staying(school, at(8), at(9, 30)),
      ...staying(home, at(15), at(15, 30)),
    ],
    health: [
      { ts: at(6), gps: 3, battery: 90 },
      { ts: at(12), gps: 1, battery: 70 },
      { ts: at(13, 30), gps: 3, battery: 65 },
    ],
  });
  return day;
}
