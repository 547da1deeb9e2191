export { DeviceTile, type DeviceTileProps } from './DeviceTile.js';
