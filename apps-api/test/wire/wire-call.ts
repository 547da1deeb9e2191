import { type Action, type Channel, type ReplyEnvelope, replyEnvelope } from '@ostoja/contracts';
import type { TestApplication } from '../application.js';
import type { Household } from './references.js';

/** What came back, as it was on the wire. */
export interface WireAnswer {
  readonly http: number;
  readonly text: string;
  readonly headers: Headers;
}

/** Headers of a call, by name. */
export type CallHeaders = { readonly [name: string]: string };

/** Posts a body as it is. */
export async function post(
  url: string,
  channel: Channel,
  body: string | Uint8Array<ArrayBuffer>,
  headers: CallHeaders = {},
): Promise<WireAnswer> {
  const response = await fetch(`${url}/${channel}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });
  return { http: response.status, text: await response.text(), headers: response.headers };
}

/** Calls an action with data that TypeScript has not seen. */
export function callRaw(
  app: TestApplication,
  { name, channel }: Pick<Action, 'name' | 'channel'>,
  data: object,
  headers: CallHeaders = {},
): Promise<WireAnswer> {
  return post(app.url, channel, JSON.stringify({ action: name, data }), headers);
}

/** The envelope of an answer. */
export function envelopeOf({ text }: WireAnswer): ReplyEnvelope {
  return replyEnvelope.parse(JSON.parse(text));
}

/** The answer as it is but for what differs between any two: the request's id, and the date. */
export function comparable({ http, text, headers }: WireAnswer): object {
  const same = [...headers].filter(([name]) => name !== 'date');
  return { http, text: text.replaceAll(/"requestId":"[^"]*"/g, '"requestId":"…"'), headers: same };
}

/** The headers with which a parent's browser calls. */
export function asParent({ sessionToken }: Pick<Household, 'sessionToken'>): CallHeaders {
  return { cookie: `ostoja_session=${sessionToken}` };
}

/** The headers with which a device calls. */
export function asDevice({ deviceToken }: Pick<Household, 'deviceToken'>): CallHeaders {
  return { authorization: `Bearer ${deviceToken}` };
}
