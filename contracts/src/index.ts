export * from './codes.js';
export * from './envelope.js';
export type { Access, AccessData, Privilege } from './access.js';
export type { Action, Channel, Data, Input, RateLimit, Reply } from './action.js';
export * from './client.js';
export { tracking } from './schemas/basics.js';
export * from './schemas/telemetry.js';
export * from './service/index.js';
export * from './agent/index.js';
