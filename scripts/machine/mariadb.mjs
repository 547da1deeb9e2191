import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findProgram } from './find-program.mjs';
import { freePort } from './free-port.mjs';

/**
 * Finds the programs of a MariaDB (preferred) or MySQL server.
 * @returns {{ server: string, installer?: string } | undefined} without `installer` it is MySQL, which sets itself up
 */
export function findMariadb() {
  const server = findProgram([process.env.MARIADB_PATH, 'mariadbd', 'mysqld']);
  if (!server) return undefined;
  const isMariadb = /mariadb/i.test(
    spawnSync(server, ['--no-defaults', '--version']).stdout?.toString() ?? '',
  );
  if (!isMariadb) return { server };
  const beside = (name) => join(dirname(server), name);
  const installer = findProgram([
    'mariadb-install-db',
    'mysql_install_db',
    beside('mariadb-install-db'),
    beside('../scripts/mariadb-install-db'),
  ]);
  return installer ? { server, installer } : undefined;
}

/**
 * Starts a private database server for tests: own temporary folder, own socket, a free port on 127.0.0.1 only, one
 * user with a random password. It is stopped and its folder removed by `stop()`, and also when this process dies
 * in any way, because a guard process watches us.
 * @param {{ server: string, installer?: string }} programs what {@link findMariadb} found
 * @param {{ bufferMegabytes?: number }} size how much of the data it may hold in memory
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>} url is `mysql://user:password@127.0.0.1:port/`
 */
export async function startMariadb(programs, { bufferMegabytes = 64 } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'ostoja-mariadb-'));
  const owner = serverOwner();
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const asOwner = owner ? [`--user=${owner.name}`] : [];
  const data = join(folder, 'data');
  const password = randomBytes(12).toString('hex');
  try {
    createSystemTables(programs, data, asOwner);
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
  const firstStatements = join(folder, 'first-statements.sql');
  writeFileSync(
    firstStatements,
    `CREATE USER 'ostoja'@'127.0.0.1' IDENTIFIED BY '${password}';\nGRANT ALL ON *.* TO 'ostoja'@'127.0.0.1' WITH GRANT OPTION;\n`,
  );
  const port = await freePort();
  const guard = spawn(
    process.execPath,
    [
      fileURLToPath(new URL('mariadb-guard.mjs', import.meta.url)),
      folder,
      programs.server,
      '--no-defaults',
      `--datadir=${data}`,
      `--socket=${join(folder, 's')}`,
      `--pid-file=${join(folder, 'pid')}`,
      '--bind-address=127.0.0.1',
      `--port=${port}`,
      `--init-file=${firstStatements}`,
      '--skip-name-resolve',
      '--skip-log-bin',
      '--performance-schema=OFF',
      '--character-set-server=utf8mb4',
      `--innodb-buffer-pool-size=${bufferMegabytes}M`,
      '--innodb-flush-log-at-trx-commit=0',
      '--innodb-doublewrite=0',
      '--max-connections=200',
      ...asOwner,
    ],
    { stdio: ['pipe', 'ignore', 'inherit'], detached: true },
  );
  const gone = new Promise((resolve) => guard.once('exit', resolve));
  let isGone = false;
  void gone.then(() => (isGone = true));
  const stop = async () => {
    guard.stdin.end();
    await gone;
  };
  while (!(await greets(port))) {
    if (isGone) throw new Error('the database server ended before it was ready');
  }
  return { url: `mysql://ostoja:${password}@127.0.0.1:${port}/`, stop };
}

/** A database server refuses to run as root, so root hands it to the `mysql` user that the package made. */
function serverOwner() {
  if (process.getuid?.() !== 0) return undefined;
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith('mysql:'));
  if (!line) return { name: 'root', uid: 0, gid: 0 };
  const [name, , uid, gid] = line.split(':');
  return { name, uid: Number(uid), gid: Number(gid) };
}

function createSystemTables({ server, installer }, data, asOwner) {
  const [program, ...options] = installer
    ? [installer, '--no-defaults', '--auth-root-authentication-method=normal', '--skip-test-db']
    : [server, '--no-defaults', '--initialize-insecure'];
  const result = spawnSync(program, [...options, `--datadir=${data}`, ...asOwner], { encoding: 'utf8' });
  if (result.status === 0 && existsSync(data)) return;
  const said = `${result.stdout}${result.stderr}`.trim().split('\n').slice(-5).join('\n');
  throw new Error(`${program} could not create a database folder:\n${said}`);
}

/** A MySQL-protocol server speaks first, so one byte from it means that it takes connections. */
function greets(port) {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    const answer = (isReady) => {
      socket.destroy();
      resolve(isReady);
    };
    socket.once('data', () => answer(true));
    // Refused at once while the server is still starting: ask again after a breath, not in a tight loop.
    socket.once('error', () => setTimeout(answer, 100, false));
    socket.setTimeout(5_000, () => answer(false));
  });
}
