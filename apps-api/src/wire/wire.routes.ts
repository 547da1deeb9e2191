import { Injectable } from '@nestjs/common';
import { type Channel, Code, type ReplyEnvelope } from '@ostoja/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerFailure } from './answer-failure.js';
import { browserSession, hasConsent, sessionToken } from './cookies.js';
import { Dispatcher } from './dispatcher.js';
import { ResponseHangUp } from './hang-up.js';
import { Metrics } from './metrics.js';
import { isSameOrigin } from './same-origin.js';
import { WireSettings } from './wire-settings.js';

/** All methods that Fastify knows by itself, but the one of the wire. */
const OTHER_METHODS = ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/**
 * The endpoints of the wire: they translate between HTTP and the dispatcher, and know no action. They are routes of
 * Fastify itself: a controller of the framework would cost every call and do nothing here.
 */
@Injectable()
export class WireRoutes {
  constructor(
    private readonly dispatcher: Dispatcher,
    private readonly settings: WireSettings,
    private readonly metrics: Metrics,
  ) {}

  /**
   * `/service`: the parents' endpoint, one action a call, cookie session (service spec §7).
   * `/agent`: the device agents' gateway, one action a call, bearer token.
   */
  register(server: FastifyInstance): void {
    for (const channel of ['service', 'agent'] as const) {
      // Said here, because the framework's own handler comes too late for routes that are made before it.
      server.post(`/${channel}`, { errorHandler: answerFailure }, (request, reply) =>
        this.answer(channel, request, reply),
      );
      // Said of these addresses, or the panel's own page would answer for them.
      server.route({
        method: OTHER_METHODS,
        url: `/${channel}`,
        exposeHeadRoute: false,
        errorHandler: answerFailure,
        handler: (request, reply) => reply.code(405).header('allow', 'POST').send(refusal(request)),
      });
    }
  }

  private async answer(
    channel: Channel,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const started = performance.now();
    if (!isSameOrigin(request, this.settings.publicUrl)) {
      return reply.code(403).send(refusal(request));
    }
    const answer = await this.dispatcher.dispatch({
      channel,
      body: request.body,
      credentials: { sessionToken: sessionToken(request), bearerToken: bearer(request) },
      origin: {
        address: request.ip,
        userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
        country: this.country(request),
        consent: hasConsent(request),
        requestId: request.id,
      },
      browser: browserSession(request, reply),
      hangUp: new ResponseHangUp(reply.raw),
    });
    const { action, body, httpStatus, fault, retryAfter } = answer;
    const milliseconds = performance.now() - started;
    this.metrics.count(channel, action, body.status, milliseconds);
    // Not `code`: that name is where mailed codes stand, and is removed from the log.
    const line = { channel, action, status: body.status, answer: body.code, milliseconds };
    if (fault) request.log.error({ ...line, err: fault }, 'fault');
    else request.log.info(line, 'answered');
    if (retryAfter) reply.header('retry-after', retryAfter);
    return reply.code(httpStatus).send(body);
  }

  private country(request: FastifyRequest): string {
    const { countryHeader } = this.settings;
    const told = countryHeader ? request.headers[countryHeader.toLowerCase()] : undefined;
    return typeof told === 'string' && /^[A-Za-z]{2}$/.test(told) ? told.toUpperCase() : '';
  }
}

function bearer(request: FastifyRequest): string | undefined {
  return /^Bearer (\S{1,256})$/.exec(request.headers.authorization ?? '')?.[1];
}

function refusal(request: FastifyRequest): ReplyEnvelope {
  return { status: 'error', code: Code.BadRequest, requestId: request.id };
}
