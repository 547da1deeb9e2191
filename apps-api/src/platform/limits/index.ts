export { WindowCounter } from './window-counter.js';
