import { useCallback, useRef, useState } from 'react';
import { failureMessage, type Message } from '../api/index.js';
import type { MessageId } from '../i18n/index.js';

interface Attempt {
  /** What went wrong the last time, until the next attempt. */
  readonly failure: Message | null;
  readonly clear: () => void;
  /** Runs something that may fail, one at a time: a second press while it runs does nothing. */
  readonly attempt: (run: () => Promise<void>) => Promise<void>;
}

/**
 * One thing a form does, and what to tell when it fails.
 * @param byCode the screen's texts for the codes it knows; must not change between renders
 */
export function useAttempt(byCode: Readonly<Partial<Record<number, MessageId>>>): Attempt {
  const [failure, setFailure] = useState<Message | null>(null);
  const running = useRef(false);

  const attempt = useCallback(
    async (run: () => Promise<void>) => {
      if (running.current) return;
      running.current = true;
      setFailure(null);
      try {
        await run();
      } catch (reason) {
        setFailure(failureMessage(reason, byCode));
      } finally {
        running.current = false;
      }
    },
    [byCode],
  );
  const clear = useCallback(() => setFailure(null), []);
  return { failure, attempt, clear };
}
