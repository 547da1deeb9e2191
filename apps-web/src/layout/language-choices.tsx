import { isLanguage, languages } from '@ostoja/domain';
import { LanguageSwitcher } from '@ostoja/ui';
import { useMessages } from '../i18n/index.js';
import { useSetLanguage } from '../session/index.js';

const choices = languages.map(({ language, locale, name }) => ({ value: language, name, tag: locale }));

/** The open list of the languages. */
export function LanguageChoices() {
  const { t, language } = useMessages();
  const setLanguage = useSetLanguage();
  return (
    <LanguageSwitcher
      defaultOpen
      label={t('app.language')}
      languages={choices}
      value={language}
      onValueChange={(chosen) => {
        if (isLanguage(chosen)) void setLanguage(chosen);
      }}
    />
  );
}
