export { backoffDelay, defaultBackoff, type BackoffOptions } from './backoff.js';
export { isRetriable, isRevoked } from './failures.js';
export { GatewayClient, type GatewayOptions } from './gateway-client.js';
