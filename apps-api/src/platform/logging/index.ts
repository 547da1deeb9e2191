export { errorForLog } from './error-for-log.js';
export { loggerOptions } from './logger-options.js';
