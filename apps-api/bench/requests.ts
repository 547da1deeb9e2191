import { Agent, request } from 'node:http';

/** Connections that are used at the same time and again. */
const LANES = 8;
const agent = new Agent({ keepAlive: true, maxSockets: LANES });

/** Posts one body and reads the answer; an answer other than 200 with `OK` in it is an error. */
export function post(url: string, headers: Record<string, string>, body: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const sent = request(
      url,
      {
        method: 'POST',
        agent,
        headers: {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          ...headers,
        },
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => {
          const text = Buffer.concat(chunks).toString();
          if (response.statusCode === 200 && text.includes('"OK"')) resolve();
          else reject(new Error(`${response.statusCode}: ${text.slice(0, 300)}`));
        });
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

/** Posts the same body `count` times over a few connections. */
export async function postMany(
  count: number,
  url: string,
  headers: Record<string, string>,
  body: string,
): Promise<void> {
  let left = count;
  const lane = async () => {
    while (left > 0) {
      left -= 1;
      await post(url, headers, body);
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}
