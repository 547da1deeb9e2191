export { LocalizationPage } from './components/localization-page.js';
