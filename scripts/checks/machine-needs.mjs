import { findChromium, isChromiumLight } from '../machine/chromium.mjs';
import { canInstallPackages, installCommands } from '../machine/debian.mjs';
import { findMariadb } from '../machine/mariadb.mjs';
import { runToEnd } from '../processes/run-to-end.mjs';

/** What a phase can ask of the machine: how to find it and which Debian package brings it. */
const offers = {
  chromium: { find: findChromium, debianPackage: 'chromium' },
  mariadb: { find: findMariadb, debianPackage: 'mariadb-server' },
};

/**
 * Finds what the phases need; on Debian as root installs what is missing, and a lighter browser, without which it goes
 * more slowly.
 * @param {Set<'chromium' | 'mariadb'>} needs
 * @returns {Promise<{ chromium?: string, mariadb?: { server: string, installer?: string } }>}
 * @throws {Error} one line that says what to install
 */
export async function provide(needs) {
  const missing = () => [...needs].filter((need) => !offers[need].find());
  if (canInstallPackages()) {
    const packages = missing().map((need) => offers[need].debianPackage);
    if (needs.has('chromium') && !isChromiumLight()) packages.push('chromium-headless-shell');
    if (packages.length > 0) await installWithApt(packages);
  }
  const stillMissing = missing();
  if (stillMissing.length > 0) {
    const packages = stillMissing.map((need) => offers[need].debianPackage).join(' ');
    throw new Error(
      `please install ${stillMissing.join(' and ')} (on Debian: apt-get install ${packages}), or set CHROMIUM_PATH, MARIADB_PATH`,
    );
  }
  return Object.fromEntries([...needs].map((need) => [need, offers[need].find()]));
}

async function installWithApt(packages) {
  console.log(`installing ${packages.join(' and ')} with apt-get`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const command of installCommands(packages)) {
    if ((await runToEnd(command, { env })) !== 0) return;
  }
}
