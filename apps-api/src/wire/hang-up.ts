import type { ServerResponse } from 'node:http';

/** What tells a handler that its caller has hung up. */
export interface HangUp {
  /** Aborts when the caller is gone: a long poll stops waiting. */
  readonly signal: AbortSignal;
}

/** Listens for the end of a connection only when a handler asks: hardly any does, and listening costs every call. */
export class ResponseHangUp implements HangUp {
  private controller: AbortController | undefined;

  constructor(private readonly response: ServerResponse) {}

  get signal(): AbortSignal {
    this.controller ??= this.listen();
    return this.controller.signal;
  }

  private listen(): AbortController {
    const controller = new AbortController();
    if (this.response.destroyed) controller.abort();
    this.response.once('close', () => {
      // An answer that was sent also closes; aborting then would only cost.
      if (!this.response.writableFinished) controller.abort();
    });
    return controller;
  }
}
