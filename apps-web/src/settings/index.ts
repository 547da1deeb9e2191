export { pageSettings, readPageSettings, type PageSettings } from './page-settings.js';
