import { allHours, type HourRange, type TrailMapView } from '@ostoja/ui/map';

/** What an address says of the map beside the day. */
export interface MapAddress {
  readonly hours: HourRange;
  readonly view: TrailMapView;
  readonly showSpeed: boolean;
}

/** Reads `hours=7-21`, `view=list` and `speed=off`; what is missing or impossible is as usual: all of it, on the map, in colours. */
export function readMapAddress(search: URLSearchParams): MapAddress {
  return {
    hours: readHours(search.get('hours')) ?? allHours,
    view: search.get('view') === 'list' ? 'list' : 'map',
    showSpeed: search.get('speed') !== 'off',
  };
}

/** The address's query with what the map shows; the usual leaves no trace. */
export function writeMapAddress(
  search: URLSearchParams,
  { hours: [first, last], view, showSpeed }: MapAddress,
): URLSearchParams {
  const next = new URLSearchParams(search);
  const put = (name: string, value: string, isUsual: boolean) =>
    isUsual ? next.delete(name) : next.set(name, value);
  put('hours', `${first}-${last}`, first === allHours[0] && last === allHours[1]);
  put('view', view, view === 'map');
  put('speed', 'off', showSpeed);
  return next;
}

function readHours(text: string | null): HourRange | null {
  const match = /^(\d{1,2})-(\d{1,2})$/.exec(text ?? '');
  if (!match) return null;
  const [first, last] = [Number(match[1]), Number(match[2])];
  return first <= last && last <= allHours[1] ? [first, last] : null;
}
