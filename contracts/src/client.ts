import type { Action, Input, Reply } from './action.js';
import { Code } from './codes.js';
import { readReply } from './read-reply.js';
import type { Status } from './statuses.js';

/** An answer other than OK, or no answer at all (`status: 'unreachable'`). */
export class ActionFailure extends Error {
  override readonly name = 'ActionFailure';

  constructor(
    readonly action: string,
    readonly status: Status | 'unreachable',
    readonly code: number,
    readonly details: {
      data?: unknown;
      paths?: string[];
      requestId?: string;
      /** Seconds to wait before the next try, when the server said so. */
      retryAfter?: number;
      /** The HTTP status, by which a client tells our fault (5xx) from its own; absent when nothing came. */
      httpStatus?: number;
    } = {},
  ) {
    super(`${action}: ${status} (${code})`);
  }
}

/** How a client reaches a server. */
export interface ClientOptions {
  /** Where the server is, without a path; empty for the page's own origin. */
  readonly baseUrl?: string;
  /** A device's token for `/agent`; parents are known by their cookie. */
  readonly token?: string;
  /** Replaces the platform's `fetch`, for tests and for clients that keep their own cookies. */
  readonly fetch?: typeof fetch;
}

/** How one call is made. */
export interface CallOptions {
  readonly signal?: AbortSignal;
  /** Lets the call outlive the page that makes it, where it is small enough for the browser to promise that. */
  readonly keepalive?: boolean;
}

/** The most bytes that a browser promises to send for a page that is gone; all such calls share them. */
const keepaliveBytes = 60_000;

/** The typed client of the wire: made from the same contracts that the server obeys. */
export interface Client {
  /**
   * Calls an action and gives its `data`.
   * @throws ActionFailure for any answer other than OK, and when no valid answer came.
   */
  call<A extends Action>(action: A, data: Input<A>, options?: CallOptions): Promise<Reply<A>>;
}

/** Makes a client; it holds no state of its own. */
export function createClient(options: ClientOptions = {}): Client {
  const send = options.fetch ?? fetch;
  const headers: Record<string, string> = { 'content-type': 'application/json' };
  if (options.token !== undefined) headers['authorization'] = `Bearer ${options.token}`;

  return {
    async call(action, data, { signal, keepalive = false } = {}) {
      const body = JSON.stringify({ action: action.name, data });
      const response = await send(`${options.baseUrl ?? ''}/${action.channel}`, {
        method: 'POST',
        credentials: 'same-origin',
        headers,
        body,
        ...(signal ? { signal } : {}),
        ...(keepalive && new TextEncoder().encode(body).length <= keepaliveBytes ? { keepalive } : {}),
      }).catch((cause: unknown) => {
        if (signal?.aborted) throw cause;
        throw new ActionFailure(action.name, 'unreachable', Code.BadRequest);
      });
      const envelope = readReply(await response.json().catch(() => undefined));
      const httpStatus = response.status;
      const retryAfter = Number(response.headers.get('retry-after'));
      const http = { httpStatus, ...(retryAfter > 0 ? { retryAfter } : {}) };
      if (!envelope) throw new ActionFailure(action.name, 'unreachable', Code.BadRequest, http);

      const { status, code, data: reply, paths, requestId } = envelope;
      if (status !== 'OK') {
        throw new ActionFailure(action.name, status, code, {
          ...http,
          data: reply,
          ...(paths ? { paths } : {}),
          ...(requestId ? { requestId } : {}),
        });
      }
      return reply as Reply<typeof action>;
    },
  };
}
