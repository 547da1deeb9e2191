import { languageName } from '@ostoja/domain';
import { LanguageButton } from '@ostoja/ui';
import { lazy, Suspense, useState } from 'react';
import { useMessages } from '../i18n/index.js';

const load = () => import('./language-choices.js');
const LanguageChoices = lazy(async () => ({ default: (await load()).LanguageChoices }));

/**
 * Chooses the language of the page, and of the account when somebody is signed in. The list and what positions it weigh
 * more than the whole sign-in form: they are loaded when a hand comes near.
 */
export function LanguageMenu() {
  const { t, language } = useMessages();
  const [asked, setAsked] = useState(false);
  const button = (
    <LanguageButton
      label={t('app.language')}
      name={languageName(language)}
      value={language}
      aria-expanded={asked}
      onPointerEnter={() => void load()}
      onFocus={() => void load()}
      onClick={() => setAsked(true)}
    />
  );
  if (!asked) return button;
  return (
    <Suspense fallback={button}>
      <LanguageChoices />
    </Suspense>
  );
}
