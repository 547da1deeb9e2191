import type { ComponentProps } from 'react';
import { useControllableState } from '../../hooks/use-controllable-state.js';
import type { Button } from '../Button/index.js';
import { Menu, MenuRadioGroup, MenuRadioItem } from '../Menu/index.js';
import { LanguageButton } from './LanguageButton.js';

export interface Language {
  /** What the app calls it. */
  value: string;
  /** Its own name, in itself: "Polski", "Tiếng Việt". */
  name: string;
  /** Its BCP 47 tag, for the voice of a screen reader, where `value` isn't one. */
  tag?: string;
}

export interface LanguageSwitcherProps extends Omit<
  ComponentProps<typeof Button>,
  'value' | 'defaultValue' | 'children'
> {
  /** "Language", in the language that is on. */
  label: string;
  languages: readonly Language[];
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  /** The menu is open from the start. */
  defaultOpen?: boolean;
}

/** Chooses the language of the page. Every language is written in itself, so that a lost reader finds the way back. */
export function LanguageSwitcher({
  label,
  languages,
  value,
  defaultValue = languages[0]?.value ?? '',
  onValueChange,
  defaultOpen,
  ...props
}: LanguageSwitcherProps) {
  const [chosen, choose] = useControllableState({ value, defaultValue, onValueChange });
  const current = languages.find((language) => language.value === chosen);
  return (
    <Menu
      defaultOpen={defaultOpen}
      trigger={<LanguageButton label={label} name={current?.name ?? chosen} value={chosen} {...props} />}
    >
      <MenuRadioGroup value={chosen} onValueChange={choose}>
        {languages.map((language) => (
          <MenuRadioItem key={language.value} value={language.value} lang={language.tag ?? language.value}>
            {language.name}
          </MenuRadioItem>
        ))}
      </MenuRadioGroup>
    </Menu>
  );
}
