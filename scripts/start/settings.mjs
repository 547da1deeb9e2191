import { resolve } from 'node:path';

/** The sign-in that the demo family's account gets. */
export const demoSignIn = { email: 'demo@ostoja.test', password: 'Demo-Family-1' };

/**
 * What `npm start` reads from the environment.
 * @typedef {object} StartSettings
 * @property {number} port
 * @property {string} host the address that the server listens on
 * @property {string} inside the server's base address for programs on this machine
 * @property {string} outside the server's base address for people
 * @property {string} dataFolder absolute
 * @property {boolean | undefined} demo undefined when not said
 * @param {NodeJS.ProcessEnv} env
 * @param {string} folder what a relative OSTOJA_DATA is relative to
 * @returns {StartSettings}
 * @throws {Error} one clear line about the variable that is wrong
 */
export function readSettings(env, folder) {
  const port = readPort(env.PORT);
  const host = env.HOST || '127.0.0.1';
  const own = ['0.0.0.0', '::'].includes(host) ? '127.0.0.1' : host;
  return {
    port,
    host,
    inside: `http://${own.includes(':') ? `[${own}]` : own}:${port}`,
    outside: env.PUBLIC_URL || `http://localhost:${port}`,
    dataFolder: resolve(folder, env.OSTOJA_DATA || 'var'),
    demo: readSwitch('OSTOJA_DEMO', env.OSTOJA_DEMO),
  };
}

function readPort(value) {
  if (!value) return 8080;
  const port = /^\d+$/.test(value) ? Number(value) : NaN;
  if (port >= 1 && port <= 65_535) return port;
  throw new Error(`PORT must be a whole number from 1 to 65535, not "${value}"`);
}

function readSwitch(name, value) {
  if (!value) return undefined;
  if (value === '0' || value === '1') return value === '1';
  throw new Error(`${name} must be 0 or 1, not "${value}"`);
}
