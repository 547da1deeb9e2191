import type { Language } from '@ostoja/domain';
import { createContext, use } from 'react';
import type { Texts } from './messages.js';

interface TextsState extends Texts {
  /** Changes the language of this page and remembers it; resolves when the new texts show. */
  readonly setLanguage: (language: Language) => Promise<void>;
}

/** The current language's texts. */
export const TextsContext = createContext<TextsState | null>(null);

/** The texts of the current language: `const { t } = useMessages()`. */
export function useMessages(): TextsState {
  const state = use(TextsContext);
  if (!state) throw new Error('useMessages needs a TextsProvider above');
  return state;
}
