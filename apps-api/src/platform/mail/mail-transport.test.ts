import { createServer, type Server } from 'node:net';
import { once } from 'node:events';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Mail } from './mail-content.js';
import { SmtpTransport } from './mail-transport.js';

/** What a mail server took: who it is from and for, and the message as it came. */
interface Taken {
  readonly from: string;
  readonly to: readonly string[];
  readonly message: string;
}

/** A mail server that speaks as much SMTP as a mail needs. */
class TinyMailServer {
  readonly taken: Taken[] = [];
  private readonly server: Server;

  constructor(private readonly answerToData = '250 taken') {
    this.server = createServer((socket) => {
      let [from, to, message]: [string, string[], string | undefined] = ['', [], undefined];
      let rest = '';
      const say = (line: string) => socket.write(`${line}\r\n`);
      const command = (line: string) => {
        const [, address = ''] = /<([^>]*)>/.exec(line) ?? [];
        if (/^(EHLO|HELO)/i.test(line)) return say('250 tiny');
        if (/^MAIL FROM/i.test(line)) from = address;
        if (/^RCPT TO/i.test(line)) to.push(address);
        if (/^QUIT/i.test(line)) return void socket.end('221 bye\r\n');
        if (!/^DATA/i.test(line)) return say('250 fine');
        message = '';
        return say('354 go on');
      };
      const take = (line: string) => {
        if (message === undefined) return command(line);
        if (line !== '.') return void (message += `${line.startsWith('..') ? line.slice(1) : line}\r\n`);
        this.taken.push({ from, to, message });
        [from, to, message] = ['', [], undefined];
        return say(this.answerToData);
      };
      socket.setEncoding('utf8');
      socket.on('error', () => socket.destroy());
      socket.on('data', (chunk) => {
        const lines = `${rest}${String(chunk)}`.split('\r\n');
        rest = lines.pop() ?? '';
        for (const line of lines) take(line);
      });
      say('220 tiny');
    });
  }

  async start(): Promise<string> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    const address = this.server.address();
    if (address === null || typeof address === 'string') throw new Error('no port was given');
    return `smtp://127.0.0.1:${address.port}`;
  }

  async stop(): Promise<void> {
    this.server.close();
    await once(this.server, 'close');
  }
}

const report: Mail = {
  to: 'ala@example.org',
  subject: 'Codzienny raport: Zośka i Łukasz',
  text: 'Zośka\n.kropka na początku\n',
  html: '<p>Zośka <img src="cid:day-1@ostoja"></p>',
  link: 'https://panel.example/panel',
  pictures: [{ cid: 'day-1@ostoja', base64: Buffer.from('a picture').toString('base64') }],
  unsubscribe: 'https://panel.example/reports/unsubscribe?t=x',
  messageId: '<report-1-20261120@panel.example>',
};

/** The headers of a message, unfolded, by their names in small letters. */
function headersOf(message: string): Map<string, string> {
  const [head = ''] = message.split('\r\n\r\n', 1);
  const lines = head.replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n');
  return new Map(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)]),
  );
}

/** A subject or a name with its encoded words read. */
function decoded(header = ''): string {
  return header
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?UTF-8\?([BQ])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      kind.toUpperCase() === 'B' ? Buffer.from(word, 'base64').toString() : fromQuoted(word),
    );
}

function fromQuoted(word: string): string {
  const bytes = word.replaceAll('_', ' ').replaceAll(/=([0-9A-F]{2})/gi, '%$1');
  return decodeURIComponent(bytes);
}

describe('mail over SMTP', () => {
  let server: TinyMailServer;
  let transport: SmtpTransport;

  async function begin(answer?: string): Promise<void> {
    server = new TinyMailServer(answer);
    transport = new SmtpTransport(await server.start(), 'Ostoja <no-reply@panel.example>');
  }
  async function sent(mail: Mail): Promise<{ taken: Taken; headers: Map<string, string> }> {
    await transport.send(mail);
    const taken = server.taken.at(-1);
    if (!taken) throw new Error('nothing was sent');
    return { taken, headers: headersOf(taken.message) };
  }

  beforeEach(() => begin());
  afterEach(() => server.stop());

  it('goes from the operator to one reader, with its subject whole', async () => {
    const { taken, headers } = await sent(report);

    expect([taken.from, taken.to]).toEqual(['no-reply@panel.example', ['ala@example.org']]);
    expect(headers.get('from')).toBe('Ostoja <no-reply@panel.example>');
    expect(headers.get('to')).toBe('ala@example.org');
    expect(decoded(headers.get('subject'))).toBe(report.subject);
    expect(headers.get('auto-submitted')).toBe('auto-generated');
  });

  it('keeps the name that a report has for ever, so that a second copy is known as one', async () => {
    const first = (await sent(report)).headers.get('message-id');
    expect(first).toBe(report.messageId);
    expect((await sent(report)).headers.get('message-id')).toBe(first);
  });

  it('tells a mailbox how to stop reports with one click, and says nothing of it in other mail', async () => {
    const { headers } = await sent(report);
    expect(headers.get('list-unsubscribe')).toBe(`<${report.unsubscribe}>`);
    expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');

    const { to, subject, text, html, link } = report;
    const other = await sent({ to, subject, text, html, link });
    expect(other.headers.has('list-unsubscribe')).toBe(false);
    expect(other.headers.get('message-id')).toMatch(/^<[^<>]+@[^<>]+>$/);
  });

  it('has plain text before HTML, and the picture beside the HTML that shows it', async () => {
    const { taken } = await sent(report);
    const types = [...taken.message.matchAll(/^content-type: ([\w/]+)/gim)].map(([, type]) => type);

    expect(types).toEqual([
      'multipart/alternative',
      'text/plain',
      'multipart/related',
      'text/html',
      'image/png',
    ]);
    expect(taken.message).toMatch(/content-id: <day-1@ostoja>/i);
    expect(taken.message).toMatch(/content-disposition: inline; filename=day-1\.png/i);
    expect(taken.message).toContain(Buffer.from('a picture').toString('base64'));
  });

  it('sends no header that a child or a device wrote', async () => {
    const { taken, headers } = await sent({ ...report, subject: 'Raport\r\nBcc: all@example.org' });

    expect(taken.to).toEqual(['ala@example.org']);
    expect([...headers.keys()]).not.toContain('bcc');
  });

  it('fails when the server does not take it, so that it is tried again', async () => {
    await server.stop();
    await begin('452 the mailbox is full');

    await expect(transport.send(report)).rejects.toThrow('452');
  });
});
