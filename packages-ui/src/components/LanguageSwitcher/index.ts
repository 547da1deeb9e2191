export { LanguageButton, type LanguageButtonProps } from './LanguageButton.js';
export { LanguageSwitcher, type Language, type LanguageSwitcherProps } from './LanguageSwitcher.js';
