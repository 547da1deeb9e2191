import { isLanguage } from '@ostoja/domain';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useMessages } from '../../i18n/index.js';

/** Shows a page that a mailed link opens in the mail's language (`lang` in the query), if it names one of ours. */
export function useLinkLanguage(): void {
  const [query] = useSearchParams();
  const { setLanguage } = useMessages();
  const language = query.get('lang');
  useEffect(() => {
    if (isLanguage(language)) void setLanguage(language);
  }, [language, setLanguage]);
}
