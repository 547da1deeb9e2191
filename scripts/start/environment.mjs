import { quietTools } from '../machine/quiet-tools.mjs';
import { demoSignIn } from './settings.mjs';

/**
 * What our own programs are started with.
 * @param {import('./settings.mjs').StartSettings} settings
 * @param {{ isShown: boolean }} demo
 * @param {'production' | 'development'} mode used when NODE_ENV is not set
 * @returns {NodeJS.ProcessEnv}
 */
export function environmentFor(settings, demo, mode) {
  return {
    ...process.env,
    ...quietTools,
    NODE_ENV: process.env.NODE_ENV || mode,
    PORT: String(settings.port),
    OSTOJA_DATA: settings.dataFolder,
    OSTOJA_DEMO: demo.isShown ? '1' : '0',
    OSTOJA_DEMO_EMAIL: demoSignIn.email,
    OSTOJA_DEMO_PASSWORD: demoSignIn.password,
  };
}
