import { portProblem } from '../machine/free-port.mjs';

/**
 * Makes sure that the server will be able to listen.
 * @param {import('./settings.mjs').StartSettings} settings
 * @throws {Error} one clear line
 */
export async function requirePort({ port, host }) {
  const problem = await portProblem(port, host);
  if (problem === 'EADDRINUSE') {
    const other = port < 65_535 ? port + 1 : 8080;
    throw new Error(`port ${port} is in use; stop what uses it or choose another: PORT=${other} npm start`);
  }
  if (problem)
    throw new Error(`${host}:${port} can't be listened on (${problem}); choose another PORT or HOST`);
}
