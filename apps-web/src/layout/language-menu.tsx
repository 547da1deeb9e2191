import { isLanguage, languageName, languages } from '@ostoja/domain';
import { Button, Menu, MenuRadioGroup, MenuRadioItem } from '@ostoja/ui';
import { useMessages } from '../i18n/index.js';
import { useSetLanguage } from '../session/index.js';

/** Chooses the language, each by its own name. */
export function LanguageMenu() {
  const { t, language } = useMessages();
  const setLanguage = useSetLanguage();
  return (
    <Menu
      trigger={
        <Button variant="secondary" size="sm" aria-label={`${t('app.language')}: ${languageName(language)}`}>
          {languageName(language)}
        </Button>
      }
    >
      <MenuRadioGroup
        value={language}
        onValueChange={(chosen) => isLanguage(chosen) && void setLanguage(chosen)}
      >
        {languages.map((row) => (
          <MenuRadioItem key={row.language} value={row.language} lang={row.locale}>
            {row.name}
          </MenuRadioItem>
        ))}
      </MenuRadioGroup>
    </Menu>
  );
}
