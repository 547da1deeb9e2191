export * from './gateway/index.js';
export * from './queue/index.js';
export * from './device/index.js';
