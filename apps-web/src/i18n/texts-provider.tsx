import type { Language } from '@ostoja/domain';
import { startTransition, useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { storedLanguage } from '../storage/values.js';
import { loadFirstTexts, type Texts } from './messages.js';
import { TextsContext } from './texts-context.js';

/**
 * Gives the current language's texts to everything inside. The first language arrives loaded, so nothing is
 * ever shown without its texts; a change shows when the new texts are there.
 */
export function TextsProvider({ initial, children }: { initial: Texts; children: ReactNode }) {
  const [texts, setTexts] = useState(initial);

  useEffect(() => {
    document.documentElement.lang = texts.locale.split('-', 1)[0] ?? texts.locale;
  }, [texts.locale]);

  const setLanguage = useCallback(async (language: Language) => {
    storedLanguage.set(language);
    const loaded = await loadFirstTexts(language);
    startTransition(() => setTexts((now) => (now.language === language ? now : loaded)));
  }, []);

  const state = useMemo(() => ({ ...texts, setLanguage }), [texts, setLanguage]);
  return <TextsContext value={state}>{children}</TextsContext>;
}
