export { ConfigModule } from './config.module.js';
export { Config, ConfigError, logLevels } from './config.js';
export { readConfig } from './read-config.js';
