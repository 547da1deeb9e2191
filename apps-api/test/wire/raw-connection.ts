import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** The head of a request, each line without its end. */
export interface RawRequest {
  readonly line: string;
  readonly headers?: readonly string[];
  readonly body?: string | Uint8Array;
}

/** Opens a connection on which a test says byte by byte what no client would. */
export async function open(url: string): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  // A server that has answered need not read on: what is still written then fails, and the answer counts.
  socket.on('error', () => undefined);
  return socket;
}

/** All that comes until the server closes the connection. */
export async function heard(socket: Socket): Promise<{ http: number; head: string; body: string }> {
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  // Not `once`: an error on the way is no end.
  await new Promise((resolve) => socket.once('close', resolve));
  const text = Buffer.concat(chunks).toString();
  const [head = '', body = ''] = text.split('\r\n\r\n', 2);
  return { http: Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1]), head, body };
}

/** Sends one request as it is written and gives the answer. The length of the body is added, and that it is the last. */
export async function exchange(url: string, { line, headers = [], body = '' }: RawRequest) {
  const socket = await open(url);
  const answer = heard(socket);
  const length = `content-length: ${Buffer.byteLength(body)}`;
  socket.write(
    [line, `host: ${new URL(url).host}`, 'connection: close', length, ...headers, '', ''].join('\r\n'),
  );
  socket.write(body);
  return answer;
}
