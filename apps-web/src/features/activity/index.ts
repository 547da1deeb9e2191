export { SummaryPage } from './components/summary-page.js';
export { internetTabs } from './internet-tabs.js';
