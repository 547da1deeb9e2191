import { createServer } from 'node:net';

/**
 * Asks the system for a TCP port on 127.0.0.1 that nobody uses now.
 * @returns {Promise<number>}
 */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

/**
 * Says why a TCP port can't be listened on.
 * @param {number} port
 * @param {string} host
 * @returns {Promise<string | undefined>} the system's code, for example `EADDRINUSE`; undefined when it is free
 */
export function portProblem(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error) => resolve(error.code));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(undefined)));
  });
}
