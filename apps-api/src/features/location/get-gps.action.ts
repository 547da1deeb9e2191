import { type Data, getGPS } from '@ostoja/contracts';
import { type LongStay, longitudeDegrees, longStayRule, longStays } from '@ostoja/domain';
import { type Caller } from '../../wire/caller.js';
import { Handles } from '../../wire/handles.js';
import { intervalOf } from '../activity/index.js';
import { PositionRepository, type ReportedPosition } from './position.repository.js';

/** The positions of an interval by time, and the long stays among them (docs/decisions/0043, 0048). */
@Handles(getGPS)
export class GetGPS {
  constructor(private readonly positions: PositionRepository) {}

  async run({ device }: Caller<typeof getGPS>, data: Data<typeof getGPS>) {
    const interval = intervalOf(data);
    const { rows, total } = await this.positions.page(device, interval, data);
    if (rows.length > 0) return { data: rows.map(point), dataEx: longStays(rows).map(stay), fb: 0 };
    // Past the end of a list that has rows is an empty page, not an interval without any.
    if (total > 0 || data.count === 0) return { data: [], dataEx: [], fb: 0 };
    const last = await this.positions.lastBefore(device, interval.from);
    return { data: last.map(point), dataEx: [], fb: 1 };
  }
}

function point({ lat, lng, ts, v }: ReportedPosition) {
  return { lat, lng, ts, v };
}

function stay({ lat, lng, from, to }: LongStay) {
  return {
    lat,
    lng,
    lngLen: longitudeDegrees(longStayRule.radius, lat),
    ts1: from,
    ts2: to,
    elapsed: to - from,
  };
}
