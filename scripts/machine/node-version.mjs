/** The oldest Node that Ostoja runs on. */
export const oldestNode = [20, 19];

/**
 * Says whether a Node version is new enough.
 * @param {string} version for example `20.19.2`
 */
export function isNewEnough(version) {
  const [major, minor] = version.split('.').map(Number);
  return major > oldestNode[0] || (major === oldestNode[0] && minor >= oldestNode[1]);
}

/** Ends the process with one clear line when Node is too old. */
export function requireNode() {
  if (isNewEnough(process.versions.node)) return;
  console.error(`Ostoja needs Node ${oldestNode.join('.')} or newer; this is Node ${process.versions.node}.`);
  process.exit(1);
}
