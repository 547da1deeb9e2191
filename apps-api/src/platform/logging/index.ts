export { loggerOptions } from './logger-options.js';
export { NestLogger } from './nest-logger.js';
