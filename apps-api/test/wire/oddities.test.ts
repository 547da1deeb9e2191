import { Server } from 'node:http';
import { gzipSync } from 'node:zlib';
import { Code, loadSettings, logged, setLang, updateProfile } from '@ostoja/contracts';
import { beforeAll, expect, it } from 'vitest';
import { describeApplication } from '../application.js';
import { changesNothing, dataFor, refusal, said, stopClockwork } from './matrix.js';
import { exchange, heard, open } from './raw-connection.js';
import { type Household, householdOf } from './references.js';
import { asParent, callRaw, envelopeOf, post } from './wire-call.js';

const ENDPOINTS = ['/service', '/agent'];
const LIMIT = 4 * 1024 * 1024;
const JSON_TYPE = 'content-type: application/json';
const call = JSON.stringify({ action: 'geo', data: {} });

/** A body of exactly so many bytes that asks for nothing much. */
const bodyOf = (bytes: number) => call.slice(0, -1).padEnd(bytes - 1) + '}';

/** A browser's sessions, in its order. */
function cookie(...tokens: string[]): { cookie: string } {
  return { cookie: tokens.map((one) => `ostoja_session=${one}`).join('; ') };
}

describeApplication('an odd request', (app) => {
  let home: Household | undefined;
  const mine = (): Household => {
    if (!home) throw new Error('the family is there in tests only');
    return home;
  };

  beforeAll(async () => {
    stopClockwork(app());
    home = await householdOf(app());
  });

  it.each(ENDPOINTS)('of another method than POST is told which one %s takes', async (path) => {
    for (const method of ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
      const answer = await fetch(app().url + path, {
        method,
        headers: { accept: 'text/html', ...asParent(mine()) },
      });
      expect([method, answer.status, answer.headers.get('allow')]).toEqual([method, 405, 'POST']);
      const text = await answer.text();
      if (method === 'HEAD') expect(text).toBe('');
      else expect(JSON.parse(text)).toMatchObject({ status: 'error', code: Code.BadRequest });
    }
  });

  it('of a method that nobody knows is no request', async () => {
    expect(await exchange(app().url, { line: 'STEAL /service HTTP/1.1' })).toMatchObject({ http: 400 });
  });

  it('with a body of exactly the limit is answered, and one byte more is too large', async () => {
    expect((await post(app().url, 'service', bodyOf(LIMIT))).http).toBe(200);

    const larger = { line: 'POST /service HTTP/1.1', headers: [JSON_TYPE], body: bodyOf(LIMIT + 1) };
    const { http, body } = await exchange(app().url, larger);

    expect(http).toBe(413);
    expect(JSON.parse(body)).toMatchObject({ status: 'error', code: Code.BadRequest });
  });

  it('that is too large is so without saying how long it is', async () => {
    const socket = await open(app().url);
    const answer = heard(socket);
    const head = [
      'POST /service HTTP/1.1',
      'host: a',
      'connection: close',
      'transfer-encoding: chunked',
      JSON_TYPE,
    ];
    socket.write([...head, '', ''].join('\r\n'));
    const chunk = `100000\r\n${' '.repeat(0x100000)}\r\n`;
    for (let sent = 0; sent < 6; sent++) socket.write(chunk);
    socket.write('0\r\n\r\n');

    expect(await answer).toMatchObject({ http: 413 });
  });

  it.each([
    ['packed', { 'content-encoding': 'gzip' }, gzipSync(call)],
    ['a form', { 'content-type': 'application/x-www-form-urlencoded' }, 'action=geo'],
    ['a form with files', { 'content-type': 'multipart/form-data; boundary=a' }, '--a--'],
    ['plain text', { 'content-type': 'text/plain' }, call],
    ['of two types', { 'content-type': 'application/json, text/plain' }, call],
    ['in UTF-16', { 'content-type': 'application/json; charset=utf-16' }, Buffer.from(call, 'utf16le')],
    ['two values', {}, `${call}${call}`],
    ['empty', {}, ''],
  ] as const)('whose body is %s is no envelope', async (_what, headers, body) => {
    const answer = await post(app().url, 'service', body, headers);

    expect(said(answer)).toEqual({ ...refusal('error', Code.BadRequest), http: 400 });
  });

  it('that says its length in two ways is none', async () => {
    const both = {
      line: 'POST /service HTTP/1.1',
      headers: [JSON_TYPE, 'transfer-encoding: chunked'],
      body: call,
    };
    expect(await exchange(app().url, both)).toMatchObject({ http: 400 });
  });

  it('with a flood of headers is refused', async () => {
    const headers = Array.from({ length: 2000 }, (_, index) => `x-${index}: ${'a'.repeat(64)}`);
    const flood = await exchange(app().url, { line: 'POST /service HTTP/1.1', headers, body: call });

    expect(flood.http).toBe(431);
    expect(flood.body).not.toMatch(/node_modules|\.js/);
  });

  it('with two sessions counts as the first, never as both', async () => {
    const stranger = await householdOf(app());
    const ask = async (headers: { cookie: string }, { refs }: Household) =>
      envelopeOf(await callRaw(app(), loadSettings, dataFor(loadSettings, refs), headers)).code;

    const both = cookie(mine().sessionToken, stranger.sessionToken);
    expect(await ask(both, mine())).toBe(Code.Ok);
    expect(await ask(both, stranger)).toBe(Code.NotFound);
    expect(await ask(cookie('nobody', mine().sessionToken), mine())).toBe(Code.Unauthorized);
    expect(await ask(cookie('', mine().sessionToken), mine())).toBe(Code.Unauthorized);
  });

  it('whose session has expired since the one before is refused, and nothing is changed', async () => {
    const { refs, ...guest } = await householdOf(app());
    expect(envelopeOf(await callRaw(app(), logged, {}, asParent(guest))).status).toBe('OK');
    app().clock.advance(31 * 86_400);

    await changesNothing(app(), async () => {
      for (const action of [logged, setLang, updateProfile]) {
        const answer = await callRaw(app(), action, dataFor(action, refs), asParent(guest));
        expect(said(answer)).toEqual(refusal('login', Code.Unauthorized));
      }
    });
  });

  it('that never ends is not waited for', async () => {
    const server: unknown = app().nest.getHttpServer();
    if (!(server instanceof Server)) throw new Error('no server');
    expect([server.headersTimeout, server.requestTimeout]).toEqual([20_000, 120_000]);
    // The same rules with less patience: what is looked at is the clock of the connection, not ours.
    Object.assign(server, { headersTimeout: 200, requestTimeout: 400 });
    const head = `POST /service HTTP/1.1\r\nhost: a\r\n${JSON_TYPE}\r\n`;
    const half = `content-length: ${call.length}\r\n\r\n${call.slice(0, 9)}`;

    const answers = await Promise.all(
      [head, head + half].map(async (text) => {
        const socket = await open(app().url);
        const answer = heard(socket);
        socket.write(text);
        return answer;
      }),
    );

    Object.assign(server, { headersTimeout: 20_000, requestTimeout: 120_000 });
    expect(answers.map(({ http }) => http)).toEqual([408, 408]);
  });
});
