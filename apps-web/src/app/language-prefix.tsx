import { readLanguagePrefix } from '@ostoja/domain';
import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useMessages } from '../i18n/index.js';

/**
 * A path with a language prefix: remembers the language and goes on without the prefix, keeping the query and
 * the place to return to. Any other path that nobody knows goes to /error (panel spec §2).
 */
export function LanguagePrefix() {
  const { pathname, search, hash, state } = useLocation();
  const { language: current, setLanguage } = useMessages();
  const { language, path } = readLanguagePrefix(pathname);

  useEffect(() => {
    if (language) void setLanguage(language);
  }, [language, setLanguage]);

  if (!language) return <Navigate to="/error" replace />;
  if (language !== current) return null;
  return <Navigate to={{ pathname: path, search, hash }} replace state={state} />;
}
