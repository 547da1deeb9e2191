import { use, useMemo, type ReactNode } from 'react';
import { loadAllTexts } from './messages.js';
import { TextsContext, useMessages } from './texts-context.js';

/** Gives all texts of the current language to everything inside, which waits (Suspense) until they are there. */
export function PanelTexts({ children }: { readonly children: ReactNode }) {
  const { language, setLanguage } = useMessages();
  const texts = use(loadAllTexts(language));
  const state = useMemo(() => ({ ...texts, setLanguage }), [texts, setLanguage]);
  return <TextsContext value={state}>{children}</TextsContext>;
}
