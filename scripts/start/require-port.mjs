import { portProblem } from '../machine/free-port.mjs';

/**
 * Makes sure that the server will be able to listen.
 * @param {number} port
 * @throws {Error} one clear line
 */
export async function requirePort(port) {
  const problem = await portProblem(port);
  if (problem === 'EADDRINUSE') {
    const other = port < 65_535 ? port + 1 : 8080;
    throw new Error(`port ${port} is in use; stop what uses it or choose another: PORT=${other} npm start`);
  }
  if (problem) throw new Error(`port ${port} can't be used here (${problem}); choose another with PORT`);
}
