import { isLanguage, languages } from '@ostoja/domain';
import { LanguageSwitcher } from '@ostoja/ui';
import { useMessages } from '../i18n/index.js';
import { useSetLanguage } from '../session/index.js';

const choices = languages.map(({ language, locale, name }) => ({ value: language, name, tag: locale }));

/** Chooses the language of the page, and of the account when somebody is signed in. */
export function LanguageMenu() {
  const { t, language } = useMessages();
  const setLanguage = useSetLanguage();
  return (
    <LanguageSwitcher
      label={t('app.language')}
      languages={choices}
      value={language}
      onValueChange={(chosen) => {
        if (isLanguage(chosen)) void setLanguage(chosen);
      }}
    />
  );
}
