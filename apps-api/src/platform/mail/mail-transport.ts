import { createTransport } from 'nodemailer';
import type { Mail } from './mail-content.js';

/** The way on which mail leaves. */
export abstract class MailTransport {
  /** @throws when the mail was not taken; it is tried again later */
  abstract send(mail: Mail): Promise<void>;
}

/** Sends through the operator's mail server. */
export class SmtpTransport extends MailTransport {
  private readonly smtp;

  /** @param url `smtp://user:password@host:port` or `smtps://…` */
  constructor(
    url: string,
    private readonly from: string,
  ) {
    super();
    this.smtp = createTransport({
      url,
      connectionTimeout: 20_000,
      greetingTimeout: 20_000,
      socketTimeout: 60_000,
    });
  }

  async send({ to, subject, text, html }: Mail): Promise<void> {
    // An address object is taken as it is; a string would be parsed, and could name more than one reader.
    await this.smtp.sendMail({ from: this.from, to: { name: '', address: to }, subject, text, html });
  }
}
