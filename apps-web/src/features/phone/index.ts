export { callTabs } from './call-tabs.js';
