export { DeviceStatus, type DeviceStatusProps } from './DeviceStatus.js';
