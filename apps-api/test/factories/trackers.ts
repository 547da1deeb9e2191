import type { TestApplication } from '../application.js';

/** What the header of a user and a password says. */
export function basic(user: string | number, password: string): Record<string, string> {
  return { authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}` };
}

/** How the OwnTracks app of a phone signs in. */
export function ofPhone({ deviceId, token }: { deviceId: number; token: string }): Record<string, string> {
  return basic(deviceId, token);
}

/** Posts as the OwnTracks app does; text goes as it is. */
export function ownTracks(
  app: TestApplication,
  headers: Record<string, string>,
  body: unknown,
  contentType = 'application/json',
): Promise<Response> {
  return fetch(`${app.url}/agent/owntracks`, {
    method: 'POST',
    headers: { ...headers, 'content-type': contentType },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

/** The address that Traccar Client asks in its older form. */
export function traccarUrl(app: TestApplication, fields: Record<string, string | number>): string {
  const query = Object.entries(fields).map(([name, value]): [string, string] => [name, String(value)]);
  return `${app.url}/agent/traccar?${new URLSearchParams(query).toString()}`;
}

/** Posts as Traccar Client does since its version 9. */
export function traccarJson(app: TestApplication, message: object): Promise<Response> {
  return fetch(`${app.url}/agent/traccar`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(message),
  });
}
