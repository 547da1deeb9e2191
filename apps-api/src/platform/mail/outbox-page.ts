import { createHash } from 'node:crypto';
import { Controller, Get, NotFoundException, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Config } from '../config/index.js';
import { escape } from './compose.js';
import { MailTransport } from './mail-transport.js';
import { OutboxFolder, type OutboxMail } from './outbox-folder.js';

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:44em;margin:2em auto;padding:0 1em;color:#22302a;
background:#faf7f0}a{color:#1f4d3a}pre{white-space:pre-wrap;font:inherit;border-top:1px solid #d8d2c4;padding-top:1em}
li{margin:.5em 0}time{color:#5f6b62}`;
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');
const CSP = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** A mail as its reader sees it: styles of its own, its own pictures, and nothing else. */
const MAIL_CSP =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const PAGE_HEADERS = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;
const LOCAL_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;

/**
 * Shows the outbox to the operator of a demonstration. It holds codes that open accounts, so it answers only in demo
 * mode, only without a mail server, and only to this very machine.
 */
@Controller('outbox')
export class OutboxPage {
  constructor(
    private readonly config: Config,
    private readonly transport: MailTransport,
  ) {}

  @Get()
  async list(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const mails = await this.folderFor(request).newest(100);
    const rows = mails.map(
      (mail) => `<li>${when(mail)} <a href="/outbox/${mail.id}">${escape(mail.subject)}</a>
      <br>${escape(mail.to)}</li>`,
    );
    await send(reply, 'Outbox', rows.length > 0 ? `<ul>${rows.join('')}</ul>` : '<p>No mail yet.</p>');
  }

  @Get(':id')
  async one(
    @Req() request: FastifyRequest,
    @Param('id') id: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const mail = await this.folderFor(request).find(id);
    if (!mail) throw new NotFoundException();
    const link = /^https?:\/\//.test(mail.link)
      ? `<p><a href="${escape(mail.link)}">${escape(mail.link)}</a></p>`
      : '';
    await send(
      reply,
      mail.subject,
      `<p>${when(mail)} ${escape(mail.to)}</p><p><a href="/outbox/${mail.id}/html">As the reader sees it</a></p>
      <pre>${escape(mail.text)}</pre>${link}<p><a href="/outbox">Outbox</a></p>`,
    );
  }

  /** The HTML part with its pictures, as a mail program shows it. */
  @Get(':id/html')
  async html(
    @Req() request: FastifyRequest,
    @Param('id') id: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const mail = await this.folderFor(request).find(id);
    if (!mail) throw new NotFoundException();
    await reply
      .headers({ ...PAGE_HEADERS, 'content-security-policy': MAIL_CSP })
      .type('text/html; charset=utf-8')
      .send(withPictures(mail));
  }

  private folderFor(request: FastifyRequest): OutboxFolder {
    // The socket's address and no proxy in between; the host's name, so that a foreign site can't read it by
    // pointing its own name here.
    const local =
      LOOPBACK.test(request.socket.remoteAddress ?? '') &&
      LOCAL_HOST.test(request.headers.host ?? '') &&
      request.headers['x-forwarded-for'] === undefined &&
      request.headers.forwarded === undefined;
    if (!local || !this.config.demo || !(this.transport instanceof OutboxFolder))
      throw new NotFoundException();
    return this.transport;
  }
}

function when({ created }: OutboxMail): string {
  const time = new Date(created).toISOString();
  return `<time datetime="${time}">${time.slice(0, 19).replace('T', ' ')} UTC</time>`;
}

function withPictures({ html, pictures = [] }: OutboxMail): string {
  return pictures.reduce(
    (page, { cid, base64 }) => page.replaceAll(`cid:${cid}`, `data:image/png;base64,${base64}`),
    html,
  );
}

async function send(reply: FastifyReply, title: string, body: string): Promise<void> {
  await reply
    .headers({ ...PAGE_HEADERS, 'content-security-policy': CSP })
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escape(title)}</title><style>${STYLE}</style></head><body><h1>${escape(title)}</h1>${body}</body></html>`,
    );
}
