import { Injectable } from '@nestjs/common';
import { Code, type ReplyEnvelope } from '@ostoja/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Clock } from '../../../platform/clock/index.js';
import { ActionError } from '../../../wire/action-error.js';
import { answerFailure } from '../../../wire/answer-failure.js';
import type { OwnedDevice } from '../../../wire/caller.js';
import { CallLimits } from '../../../wire/call-limits.js';
import { Identities } from '../../../wire/identities.js';
import { Metrics } from '../../../wire/metrics.js';
import { TooManyCalls } from '../../../wire/too-many-calls.js';
import { basicCredentials } from './basic-credentials.js';
import { readOwnTracks } from './owntracks.js';
import { trackerPaths } from './set-up.js';
import { readTraccarClient } from './traccar-client.js';
import { BadMessage, type TrackerReport } from './tracker-report.js';
import { TrackerReports } from './tracker-reports.js';

/** The largest message: a position is a hundredth of it, but an app may also post its whole settings. */
const BODY_BYTES = 256 * 1024;

/**
 * The doors for tracking apps from the app stores, beside `/agent` (docs/agents.md). They speak the apps' protocols
 * and the wire's answers to failures.
 */
@Injectable()
export class TrackerRoutes {
  constructor(
    private readonly identities: Identities,
    private readonly limits: CallLimits,
    private readonly metrics: Metrics,
    private readonly reports: TrackerReports,
    private readonly clock: Clock,
  ) {}

  /** Adds the routes, with body parsers of their own: the apps do not always say what they send. */
  async register(server: FastifyInstance): Promise<void> {
    await server.register(async (scope) => {
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
      const options = { errorHandler: answerFailure, bodyLimit: BODY_BYTES };
      scope.post(trackerPaths.ownTracks, options, (request, reply) => this.ownTracks(request, reply));
      const { traccarClient } = trackerPaths;
      scope.post(traccarClient, options, (request, reply) => this.traccarClient(request, reply));
      scope.get(traccarClient, { ...options, exposeHeadRoute: false }, (request, reply) =>
        this.traccarClient(request, reply),
      );
    });
  }

  private ownTracks(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const open = () => {
      const { user, password } = basicCredentials(request.headers.authorization);
      return { token: password, deviceId: user, read: () => readOwnTracks(bodyOf(request)) };
    };
    // The app reads a list of messages; anything else is an error to it.
    return this.answer('owntracks', request, reply, open, () => []);
  }

  private traccarClient(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const open = () => {
      const query = request.url.split('?').slice(1).join('?');
      const { identifier, read } = readTraccarClient(query, bodyOf(request));
      return { token: identifier, read };
    };
    return this.answer('traccar', request, reply, open, (stored) => ({
      status: 'OK',
      code: Code.Ok,
      data: { stored },
    }));
  }

  private async sender({ token, deviceId }: Message): Promise<OwnedDevice | undefined> {
    const device = token ? await this.identities.agent(token) : undefined;
    return deviceId === undefined || deviceId === String(device?.deviceId) ? device : undefined;
  }

  private async answer(
    app: string,
    request: FastifyRequest,
    reply: FastifyReply,
    open: () => Message,
    accepted: (stored: number) => unknown,
  ): Promise<FastifyReply> {
    const started = performance.now();
    let failure: Failure | undefined;
    let answer: unknown;
    let stored = 0;
    try {
      const message = open();
      const device = await this.sender(message);
      this.limits.takeGeneral({ session: undefined, agent: device }, request.ip);
      if (!device) throw new ActionError(Code.Unauthorized, 'login');
      stored = await this.reports.store(device, message.read(this.clock.now()));
      answer = accepted(stored);
    } catch (error) {
      failure = failureOf(error, request.id);
      answer = failure.body;
    }
    const milliseconds = performance.now() - started;
    const status = failure?.body.status ?? 'OK';
    this.metrics.count('agent', app, status, milliseconds);
    const line = {
      channel: 'agent',
      action: app,
      status,
      answer: failure?.body.code ?? 0,
      stored,
      milliseconds,
    };
    if (failure?.fault) request.log.error({ ...line, err: failure.fault }, 'fault');
    else request.log.info(line, 'answered');
    return reply
      .headers({ 'cache-control': 'no-store', ...failure?.headers })
      .code(failure?.httpStatus ?? 200)
      .send(answer);
  }
}

/** A message of an app, before it is known whose. */
interface Message {
  readonly token: string;
  /** The device's id where the app tells it beside the token; it has to be the token's. */
  readonly deviceId?: string;
  /** @throws BadMessage */
  read(now: number): TrackerReport;
}

interface Failure {
  readonly httpStatus: 400 | 401 | 429 | 500;
  readonly body: ReplyEnvelope;
  readonly headers?: Readonly<Record<string, string | number>>;
  readonly fault?: unknown;
}

function failureOf(error: unknown, requestId: string): Failure {
  if (error instanceof ActionError && error.status === 'login') {
    const body: ReplyEnvelope = { status: 'login', code: error.code, requestId };
    return { httpStatus: 401, body, headers: { 'www-authenticate': 'Basic realm="Ostoja"' } };
  }
  const body: ReplyEnvelope = { status: 'error', code: Code.BadRequest, requestId };
  if (error instanceof BadMessage) {
    return { httpStatus: 400, body: { ...body, paths: [...error.paths] } };
  }
  if (error instanceof TooManyCalls) {
    return { httpStatus: 429, body, headers: { 'retry-after': error.retryAfter } };
  }
  return { httpStatus: 500, body, fault: error };
}

function bodyOf({ body }: FastifyRequest): string {
  return typeof body === 'string' ? body : '';
}
