export { ViewToggle } from './ViewToggle.js';
