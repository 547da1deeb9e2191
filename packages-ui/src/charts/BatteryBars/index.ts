export { BatteryBars, type BatteryBarsProps } from './BatteryBars.js';
export { batteryTable, type BatteryLabels } from './battery-words.js';
export { useBatteryBars, type BatteryReading, type BatterySlot } from './use-battery-bars.js';
