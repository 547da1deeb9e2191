import { spawn } from 'node:child_process';

const running = new Set();
const isWindows = process.platform === 'win32';

/**
 * Starts a child in its own process group, so that it can be stopped together with everything it started, and so that
 * Ctrl-C reaches it through us only and in our order.
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 */
export function startChild(command, args, options = {}) {
  const child = spawn(command, args, { ...options, detached: !isWindows, windowsHide: true });
  running.add(child);
  child.ended = new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: 127, error }));
    child.once('close', (code, signal) => resolve({ code: code ?? 1, signal }));
  }).finally(() => running.delete(child));
  return child;
}

/**
 * Asks a child and its group to end, and waits. After the grace time it is killed.
 * @param {ReturnType<typeof startChild>} child
 * @param {number} [graceMilliseconds]
 */
export async function stopChild(child, graceMilliseconds = 10_000) {
  if (!running.has(child)) return;
  signalGroup(child, 'SIGTERM');
  const lastWord = setTimeout(() => signalGroup(child, 'SIGKILL'), graceMilliseconds);
  await child.ended;
  clearTimeout(lastWord);
}

/** Stops every child that still runs. */
export async function stopAllChildren() {
  await Promise.all([...running].map((child) => stopChild(child)));
}

function signalGroup(child, signal) {
  try {
    if (isWindows) child.kill(signal);
    else process.kill(-child.pid, signal);
  } catch {
    // Already gone.
  }
}
