import { ChevronDown, Globe } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button } from '../Button/index.js';

export interface LanguageButtonProps extends Omit<ComponentProps<typeof Button>, 'value' | 'children'> {
  /** "Language", in the language that is on. */
  label: string;
  /** The name of the language that is on, in itself. */
  name: string;
  /** Its short form, which the button shows. */
  value: string;
}

/** What opens a LanguageSwitcher, by itself: for a page that loads the list only when somebody asks for it. */
export function LanguageButton({ label, name, value, variant = 'ghost', ...props }: LanguageButtonProps) {
  return (
    <Button
      data-slot="language-switcher"
      variant={variant}
      aria-label={`${label}: ${name}`}
      aria-haspopup="menu"
      {...props}
    >
      <Globe aria-hidden />
      <span aria-hidden className="uppercase">
        {value}
      </span>
      <ChevronDown aria-hidden className="max-sm:hidden" />
    </Button>
  );
}
