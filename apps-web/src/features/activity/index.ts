export { SummaryPage } from './components/summary-page.js';
