import { expect, test } from 'vitest';
import { browserTabs } from './tabs.js';

/** The locks of one browser, as far as tabs use them. */
function fakeLocks() {
  const held = new Map<string, () => void>();
  const locks = {
    async request(name: string, work: () => Promise<unknown>) {
      const closed = new Promise<void>((close) => held.set(name, close));
      await Promise.race([work(), closed]);
      held.delete(name);
    },
    query: () =>
      Promise.resolve({
        held: [...held.keys()].map((name) => ({ name })),
        pending: [],
      }),
  };
  return {
    manager: locks as unknown as LockManager,
    /** Ends a tab as the browser would. */
    close(tab: string) {
      for (const [name, close] of held) {
        if (!name.endsWith(tab)) continue;
        held.delete(name);
        close();
      }
    },
  };
}

test('a tab knows which others are open, and that they are gone', async () => {
  const { manager, close } = fakeLocks();
  const one = browserTabs(manager);
  const other = browserTabs(manager);
  const seen: boolean[] = [];
  await other.alone((isOpen) => seen.push(isOpen(one.own), isOpen('nobody')));
  close(one.own);
  await other.alone((isOpen) => seen.push(isOpen(one.own)));
  expect(seen).toEqual([true, false, false]);
});

test('without locks a tab takes itself for the only one', async () => {
  const seen: boolean[] = [];
  await browserTabs(undefined).alone((isOpen) => seen.push(isOpen('x')));
  expect(seen).toEqual([false]);
});
