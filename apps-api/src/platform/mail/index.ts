export type { MailContent, MailOrder } from './mail-content.js';
export { MailTransport, SmtpTransport } from './mail-transport.js';
export { Mailer } from './mailer.js';
export { OutboxFolder } from './outbox-folder.js';
export { OutboxPage } from './outbox-page.js';
