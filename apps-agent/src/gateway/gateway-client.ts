import { setTimeout as delay } from 'node:timers/promises';
import {
  ActionFailure,
  Code,
  createClient,
  commandResult,
  enrol,
  poll,
  rules,
  screen,
  sync,
  type Action,
  type Client,
  type Input,
  type Reply,
} from '@ostoja/contracts';
import { backoffDelay, defaultBackoff, type BackoffOptions } from './backoff.js';
import { isRetriable } from './failures.js';

/** How a device reaches the gateway. */
export interface GatewayOptions {
  /** Where the server is, without a path. */
  readonly baseUrl: string;
  /** The device's own token, from `enrol`; only `enrol` works without. */
  readonly token?: string;
  /** How long one try may take, milliseconds; a long poll gets its wait on top. */
  readonly timeout?: number;
  /** How often a call is tried before its failure is thrown. */
  readonly attempts?: number;
  readonly backoff?: Partial<BackoffOptions>;
  /** Replaces the platform's `fetch`. */
  readonly fetch?: typeof fetch;
}

interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  readonly timeout?: number;
  readonly attempts?: number;
}

/**
 * The typed client of `POST /agent` (design §5). It repeats a call that may succeed later (`isRetriable`), with
 * jittered waits and `Retry-After` honoured, and never repeats a refusal.
 */
export class GatewayClient {
  private readonly client: Client;
  private readonly timeout: number;
  private readonly attempts: number;
  private readonly backoff: BackoffOptions;

  constructor(options: GatewayOptions) {
    this.client = createClient({
      baseUrl: options.baseUrl,
      ...(options.token === undefined ? {} : { token: options.token }),
      ...(options.fetch ? { fetch: options.fetch } : {}),
    });
    this.timeout = options.timeout ?? 20_000;
    this.attempts = options.attempts ?? 5;
    this.backoff = { ...defaultBackoff, ...options.backoff };
  }

  /**
   * Joins this device to the profile of a pairing code. It is tried once: the code is spent by a call whose
   * answer was lost, so repeating it could only be refused.
   */
  enrol(data: Input<typeof enrol>, signal?: AbortSignal): Promise<Reply<typeof enrol>> {
    return this.call(enrol, data, { signal, attempts: 1 });
  }

  /** Sends one batch. Repeating it is safe: the server stores a `uid` once. */
  sync(data: Input<typeof sync>, signal?: AbortSignal): Promise<Reply<typeof sync>> {
    return this.call(sync, data, { signal });
  }

  /** Fetches the whole rule document. */
  rules(signal?: AbortSignal): Promise<Reply<typeof rules>> {
    return this.call(rules, {}, { signal });
  }

  /** Waits for commands or newer rules, up to `data.wait` seconds; tried once, its caller loops anyway. */
  poll(data: Input<typeof poll>, signal?: AbortSignal): Promise<Reply<typeof poll>> {
    return this.call(poll, data, { signal, attempts: 1, timeout: this.timeout + data.wait * 1000 });
  }

  /** Answers a command; a second answer to the same command changes nothing. */
  commandResult(
    data: Input<typeof commandResult>,
    signal?: AbortSignal,
  ): Promise<Reply<typeof commandResult>> {
    return this.call(commandResult, data, { signal });
  }

  /** Sends a picture of the screen; its `uid` makes repeating safe. */
  screen(data: Input<typeof screen>, signal?: AbortSignal): Promise<Reply<typeof screen>> {
    return this.call(screen, data, { signal });
  }

  private async call<A extends Action>(
    action: A,
    data: Input<A>,
    { signal, timeout = this.timeout, attempts = this.attempts }: CallOptions,
  ): Promise<Reply<A>> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.once(action, data, timeout, signal);
      } catch (failure) {
        if (!isRetriable(failure) || attempt >= attempts) throw failure;
        const wait = backoffDelay(attempt, this.backoff, failure.details.retryAfter);
        await delay(wait, undefined, signal ? { signal } : {});
      }
    }
  }

  /** One try. A try that takes too long counts as a server that could not be reached. */
  private async once<A extends Action>(
    action: A,
    data: Input<A>,
    timeout: number,
    signal?: AbortSignal,
  ): Promise<Reply<A>> {
    const deadline = AbortSignal.timeout(timeout);
    try {
      return await this.client.call(action, data, {
        signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
      });
    } catch (failure) {
      if (signal?.aborted) throw failure;
      if (deadline.aborted) throw new ActionFailure(action.name, 'unreachable', Code.BadRequest);
      throw failure;
    }
  }
}
