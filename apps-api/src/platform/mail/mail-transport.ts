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

  async send({ to, subject, text, html, pictures = [], unsubscribe, messageId }: Mail): Promise<void> {
    await this.smtp.sendMail({
      from: this.from,
      // An address object is taken as it is; a string would be parsed, and could name more than one reader.
      to: { name: '', address: to },
      subject,
      text,
      html,
      attachments: pictures.map(({ cid, base64 }) => ({
        cid,
        filename: `${cid.split('@', 1)[0]}.png`,
        content: Buffer.from(base64, 'base64'),
        contentType: 'image/png',
        contentDisposition: 'inline',
      })),
      headers: {
        'Auto-Submitted': 'auto-generated',
        ...(unsubscribe === undefined
          ? {}
          : {
              'List-Unsubscribe': `<${unsubscribe}>`,
              'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
            }),
      },
      ...(messageId === undefined ? {} : { messageId }),
    });
  }
}
