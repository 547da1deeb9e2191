import { Injectable } from '@nestjs/common';
import { type Action, type Channel, Code, type ReplyEnvelope, requestEnvelope } from '@ostoja/contracts';
import { AccessGate, type Credentials } from './access.js';
import { ActionError } from './action-error.js';
import type { AnyCaller, BrowserSession, Caller, Origin } from './caller.js';
import { CallLimits } from './call-limits.js';
import type { HangUp } from './hang-up.js';
import { ActionRegistry } from './registry.js';
import { TooManyCalls } from './too-many-calls.js';
import { WireSettings } from './wire-settings.js';

/** One call as a controller hands it over. */
export interface Call {
  readonly channel: Channel;
  readonly body: unknown;
  readonly credentials: Credentials;
  readonly origin: Origin;
  readonly browser: BrowserSession;
  readonly hangUp: HangUp;
}

/** What a controller sends back, and what it logs: the action's name and, for our own fault, the error. */
export interface Answer {
  readonly httpStatus: 200 | 400 | 429 | 500;
  readonly body: ReplyEnvelope;
  readonly action: string;
  readonly retryAfter?: number;
  readonly fault?: unknown;
}

/**
 * Takes a call through the wire, in this order: envelope → look-up → session → limits → schema → ownership
 * and privilege → run → check reply → wrap. It never throws.
 */
@Injectable()
export class Dispatcher {
  constructor(
    private readonly registry: ActionRegistry,
    private readonly access: AccessGate,
    private readonly limits: CallLimits,
    private readonly settings: WireSettings,
  ) {}

  async dispatch(call: Call): Promise<Answer> {
    const { requestId } = call.origin;
    const envelope = requestEnvelope.safeParse(call.body);
    if (!envelope.success) return refused(400, '', { status: 'error', code: Code.BadRequest, requestId });

    const name = envelope.data.action;
    const registration = this.registry.find(call.channel, name);
    // An unknown name is not echoed into the log: it is the caller's text.
    if (!registration) return refused(200, '', { status: 'error', code: Code.BadRequest, requestId });

    const { action, handler } = registration;
    try {
      const identity = await this.access.identify(action, call.credentials);
      await this.limits.take(action, call.origin.address, identity, envelope.data.data);
      const data = action.data.safeParse(envelope.data.data);
      if (!data.success) {
        const paths = [...new Set(data.error.issues.map((issue) => issue.path.join('.')))];
        return refused(200, action.name, { status: 'error', code: Code.BadRequest, requestId, paths });
      }
      const owned = await this.access.own(action, identity, data.data);
      const { origin, browser, hangUp } = call;
      const caller: AnyCaller = { origin, browser, hangUp, session: identity.session, ...owned };
      const reply = await handler.run(caller as Caller<Action>, data.data);
      if (this.settings.checkReplies) action.reply.parse(reply);
      return { httpStatus: 200, action: action.name, body: { status: 'OK', code: Code.Ok, data: reply } };
    } catch (error) {
      return failure(error, action.name, requestId);
    }
  }
}

function refused(httpStatus: 200 | 400, action: string, body: ReplyEnvelope): Answer {
  return { httpStatus, action, body };
}

function failure(error: unknown, action: string, requestId: string): Answer {
  if (error instanceof ActionError) {
    const { status, code, data } = error;
    const body: ReplyEnvelope = { status, code, requestId, ...(data === undefined ? {} : { data }) };
    return { httpStatus: 200, action, body };
  }
  const body: ReplyEnvelope = { status: 'error', code: Code.BadRequest, requestId };
  if (error instanceof TooManyCalls) return { httpStatus: 429, action, body, retryAfter: error.retryAfter };
  return { httpStatus: 500, action, body, fault: error };
}
