/** The user and the password of an `Authorization: Basic …` header; empty where it is none. */
export function basicCredentials(header: string | undefined): { user: string; password: string } {
  const [, encoded = ''] = /^Basic ([A-Za-z0-9+/]{1,700}={0,2})$/i.exec(header ?? '') ?? [];
  const decoded = Buffer.from(encoded, 'base64').toString('utf8');
  const colon = decoded.indexOf(':');
  return colon < 0
    ? { user: '', password: '' }
    : { user: decoded.slice(0, colon), password: decoded.slice(colon + 1) };
}
