import { JobRunner } from '../../src/platform/jobs/index.js';
import { MailTransport, type OutboxFolder } from '../../src/platform/mail/index.js';
import type { TestApplication } from '../application.js';

/** Lets all waiting jobs be done, so that what was asked for has happened. */
export async function runJobs(app: TestApplication): Promise<void> {
  await app.nest.get(JobRunner).runDue();
}

/** What was mailed to an address, newest first, after all waiting jobs are done. Mails of one second are in no order. */
export async function mailsTo(app: TestApplication, email: string) {
  await runJobs(app);
  const outbox = app.nest.get<OutboxFolder>(MailTransport);
  return (await outbox.newest(1000)).filter(({ to }) => to === email);
}

/** The code in the link of a mail. */
export function linkCode(mail: { link: string } | undefined): string {
  return new URL(mail?.link ?? 'http://no.mail').searchParams.get('code') ?? '';
}

/** The six digits in a mail. */
export function digitsIn(mail: { text: string } | undefined): string {
  return /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? '';
}
