export { escape } from './compose.js';
export type { Mail, MailContent, MailOrder, MailPicture } from './mail-content.js';
export { MailTransport, SmtpTransport } from './mail-transport.js';
export { Mailer } from './mailer.js';
export { messagesIn } from './messages.js';
export { OutboxFolder } from './outbox-folder.js';
export { OutboxPage } from './outbox-page.js';
