export { MonitoredPage } from './components/monitored-page.js';
