import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';

/** A mail as the server left it in its outbox. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly link: string;
}

/** Waits for the newest mail to an address that satisfies a test. */
export async function mailTo(address: string, wanted: (mail: Mail) => boolean): Promise<Mail> {
  let found: Mail | undefined;
  await expect
    .poll(async () => {
      found = (await mails()).findLast((mail) => mail.to === address && wanted(mail));
      return found;
    }, `a mail to ${address}`)
    .toBeDefined();
  if (!found) throw new Error(`No mail to ${address}`);
  return found;
}

/** The 6-digit code of the newest confirmation mail. */
export async function confirmationCodeTo(address: string): Promise<string> {
  const { text } = await mailTo(address, (mail) => mail.link.includes('/emailconfirm'));
  const [code] = /\b\d{6}\b/.exec(text) ?? [];
  if (!code) throw new Error('The confirmation mail has no 6-digit code');
  return code;
}

/** The path and query of the newest link that sets a new password. */
export async function passwordLinkTo(address: string): Promise<string> {
  const { link } = await mailTo(address, (mail) => mail.link.includes('/update-password'));
  const { pathname, search } = new URL(link);
  return pathname + search;
}

async function mails(): Promise<Mail[]> {
  const folder = join(process.env['E2E_DATA'] ?? '', 'outbox');
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.json'));
  return Promise.all(
    names
      .toSorted()
      .map(async (name): Promise<Mail> => JSON.parse(await readFile(join(folder, name), 'utf8'))),
  );
}
