export { Clock, TestClock } from './clock.js';
