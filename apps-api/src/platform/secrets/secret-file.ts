import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The secret of an installation that was given none: made once, kept in the data folder, readable by its owner only.
 * Losing it ends all sessions and device tokens.
 */
export function readOrMakeSecret(dataFolder: string): string {
  const file = join(dataFolder, 'secret');
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
  try {
    // 'wx' so that of two processes that start together only one makes it.
    writeFileSync(file, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  const secret = readFileSync(file, 'utf8').trim();
  if (secret.length < 32)
    throw new Error(`the secret in ${file} is too short: remove the file to make a new one`);
  return secret;
}
