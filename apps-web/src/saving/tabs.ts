const adoption = 'ostoja.saving.adoption';
const nameOf = (tab: string) => `ostoja.saving.${tab}`;

/** The open tabs of this browser, as far as saving goes: what a live tab keeps, no other one sends. */
export interface Tabs {
  /** This tab. */
  readonly own: string;
  /** Runs `work` while no other tab does; it may ask whether a tab is still open. */
  alone(work: (isOpen: (tab: string) => boolean) => void): Promise<void>;
}

/**
 * This tab among others, by the browser's locks: one is held as long as the page lives, however it ends. Without
 * locks (a page that is not served safely) a tab takes itself for the only one.
 */
export function browserTabs(locks: LockManager | undefined): Tabs {
  const own = [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(36)).join('');
  if (!locks) return { own, alone: async (work) => work(() => false) };
  const held = new Promise<void>((ready) => {
    void locks.request(nameOf(own), () => {
      ready();
      // Never resolves: the browser gives the lock back when the page ends
      return new Promise<never>(() => {});
    });
  });
  return {
    own,
    async alone(work) {
      await held;
      await locks.request(adoption, async () => {
        const names = new Set((await locks.query()).held?.map(({ name }) => name));
        work((tab) => names.has(nameOf(tab)));
      });
    },
  };
}
