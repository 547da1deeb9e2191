import { getApps } from '@ostoja/contracts';
import type { TestApplication } from '../application.js';
import { family, send } from './telemetry.js';

/** What a list of all apps is asked with. */
export const allApps = { includeSystem: 1, includeDeleted: 1 } as const;

/** The icon of the chat: a PNG as a device sends it. */
export const chatIcon = 'data:image/png;base64,iVBORw0KGgo=';

/** A family whose phone has a chat, a game that is gone, and the system's dialler. */
export async function familyWithApps(app: TestApplication) {
  const home = await family(app);
  const firstSeen = app.clock.now() - 30 * 86_400;
  await send(app, home.device.token, {
    apps: [
      { pkg: 'com.whatsapp', name: 'WhatsApp', ico: chatIcon, version: '2.25', firstSeen },
      { pkg: 'com.example.game', name: 'Game', firstSeen: firstSeen + 1, uninstalled: true },
      { pkg: 'com.android.dialer', name: 'Phone', firstSeen: firstSeen + 2, system: true },
    ],
  });
  const list = async () => (await home.parent.call(getApps, { ...home.ref, ...allApps })).data;
  const ids = new Map((await list()).map(({ pkg, id }) => [pkg, id]));
  const idOf = (pkg: string) => ids.get(pkg) ?? 'none';
  return {
    ...home,
    firstSeen,
    chat: idOf('com.whatsapp'),
    game: idOf('com.example.game'),
    dialler: idOf('com.android.dialer'),
    /** The rule of each app by its package: allowed, follows the schedule, counts to the limit. */
    rulesNow: async () =>
      Object.fromEntries(
        (await list()).map(({ pkg, allowed, schedule, timeLimit }) => [pkg, [allowed, schedule, timeLimit]]),
      ),
  };
}
