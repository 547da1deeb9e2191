import { client } from '../api/index.js';
import { SaveQueue } from './save-queue.js';
import { savedAction } from './saved-actions.js';
import { browserTabs } from './tabs.js';
import { unsavedStore } from './unsaved-store.js';

const store = unsavedStore(() => localStorage);
const queues = new Map<string, SaveQueue>();
let tabs: ReturnType<typeof browserTabs> | undefined;

/** The queue of an account in this tab; it outlives the screens, and a sign-out. */
export function queueOf(account: string): SaveQueue {
  const known = queues.get(account);
  if (known) return known;
  tabs ??= browserTabs(navigator.locks);
  const queue = new SaveQueue({
    account,
    store,
    tabs,
    async call(name, input) {
      const action = savedAction(name);
      // Kept by another version of the panel, perhaps: nothing that can be sent
      if (!action) throw new Error(`${name} is not saved through the queue`);
      return versionIn(await client.call(action, input, { keepalive: true }));
    },
  });
  queues.set(account, queue);
  return queue;
}

function versionIn(reply: unknown): number | undefined {
  if (typeof reply !== 'object' || reply === null || !('version' in reply)) return undefined;
  return typeof reply.version === 'number' ? reply.version : undefined;
}
