import { setLang } from '@ostoja/contracts';
import type { Language } from '@ostoja/domain';
import { client } from '../api/index.js';
import { useMessages } from '../i18n/index.js';
import { useSession } from './session-context.js';

/**
 * Changes the language of the page, and of the account when somebody is signed in. The page changes at once;
 * when the account could not follow, the choice still holds in this browser.
 */
export function useSetLanguage(): (language: Language) => Promise<void> {
  const { setLanguage } = useMessages();
  const { state } = useSession();
  return async (language) => {
    await setLanguage(language);
    if (state.kind === 'signed-in') await client.call(setLang, { l: language }).catch(() => {});
  };
}
