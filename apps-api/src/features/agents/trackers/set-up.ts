import type { addLocationPhone, Reply } from '@ostoja/contracts';

type SetUp = Reply<typeof addLocationPhone>;

/** Where the apps report to. */
export const trackerPaths = { ownTracks: '/agent/owntracks', traccarClient: '/agent/traccar' } as const;

/** How often a phone at rest tells that it still is where it was, seconds: often enough for one long stay. */
const HEARTBEAT = 900;

/**
 * What OwnTracks needs to report: its settings one by one, and the link that carries them all
 * (https://owntracks.org/booklet/features/remoteconfig/).
 */
export function ownTracksSetUp(
  server: string,
  phone: { device: number; token: string; friendlyName: string },
): SetUp['ownTracks'] {
  const url = server + trackerPaths.ownTracks;
  const userName = String(phone.device);
  const configuration = {
    _type: 'configuration',
    /** HTTP. */
    mode: 3,
    url,
    auth: true,
    username: userName,
    password: phone.token,
    deviceId: 'phone',
    tid: [...phone.friendlyName].slice(0, 2).join(''),
    /** By significant changes of place, which spares the battery. */
    monitoring: 1,
  };
  const inline = Buffer.from(JSON.stringify(configuration)).toString('base64');
  return {
    url,
    userName,
    password: phone.token,
    link: `owntracks:///config?inline=${encodeURIComponent(inline)}`,
  };
}

/** What Traccar Client needs to report: its settings one by one, and the address that its QR reader takes them from. */
export function traccarClientSetUp(server: string, token: string): SetUp['traccarClient'] {
  const url = server + trackerPaths.traccarClient;
  const query = new URLSearchParams({ id: token, accuracy: 'high', heartbeat: String(HEARTBEAT) });
  return { url, identifier: token, link: `${url}?${query.toString()}` };
}
