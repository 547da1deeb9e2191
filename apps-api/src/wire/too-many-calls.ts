/** A rate limit was reached; `retryAfter` in whole seconds. It becomes HTTP 429 with `Retry-After`. */
export class TooManyCalls extends Error {
  override readonly name = 'TooManyCalls';

  constructor(readonly retryAfter: number) {
    super(`again in ${retryAfter} s`);
  }
}
