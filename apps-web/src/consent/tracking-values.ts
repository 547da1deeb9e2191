import type { Data, login2 } from '@ostoja/contracts';
import { storedCampaign, storedSessionNumber, storedVisit } from '../storage/values.js';
import { cookieIn } from './consent-record.js';

/** What sign-in and registration send of where a visitor came from (service spec §7). */
export type TrackingValues = Pick<
  Data<typeof login2>,
  'ga' | 'gid' | 'gclid' | 'session_id' | 'session_no' | 'utm_source' | 'utm_medium' | 'utm_campaign'
>;

const campaignNames = ['gclid', 'utm_source', 'utm_medium', 'utm_campaign'] as const;
const maxLength = 256;

/** The campaign's values in a query; those that are absent are left out, long ones are cut. */
export function readCampaign(query: string): TrackingValues {
  const asked = new URLSearchParams(query);
  return picked(campaignNames.map((name) => [name, asked.get(name)]));
}

/** The values of a visitor who accepted: what the page kept, and the cookies of a counter that the operator added. */
export function trackingValues(): TrackingValues {
  return {
    ...picked([
      ['ga', cookieIn(document.cookie, '_ga')],
      ['gid', cookieIn(document.cookie, '_gid')],
      ['session_id', storedVisit.get()],
      ['session_no', storedSessionNumber.get()],
    ]),
    ...readCampaign(new URLSearchParams(keptCampaign()).toString()),
  };
}

function keptCampaign(): Record<string, string> {
  try {
    const kept: unknown = JSON.parse(storedCampaign.get() ?? '{}');
    return Object.fromEntries(
      Object.entries(Object(kept)).filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
    );
  } catch {
    return {};
  }
}

function picked(pairs: readonly (readonly [keyof TrackingValues, string | null])[]): TrackingValues {
  return Object.fromEntries(
    pairs.flatMap(([name, value]) => (value ? [[name, value.slice(0, maxLength)]] : [])),
  );
}
