export { TimeRing, type TimeRingProps } from './TimeRing.js';
