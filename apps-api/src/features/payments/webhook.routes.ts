import { Injectable } from '@nestjs/common';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Metrics } from '../../wire/metrics.js';
import { BadSignature, PaymentProvider } from './provider/payment-provider.js';
import { Settlement } from './settlement.js';

/** The largest event: Stripe's are some kilobytes. */
const BODY_BYTES = 512 * 1024;

/** `POST /stripe/webhook`: the provider's events, as the bytes that were signed. */
@Injectable()
export class WebhookRoutes {
  constructor(
    private readonly provider: PaymentProvider,
    private readonly settlement: Settlement,
    private readonly metrics: Metrics,
  ) {}

  /** Adds the route, with a body parser of its own: a signature is about bytes and not about what they mean. */
  async register(server: FastifyInstance): Promise<void> {
    await server.register(async (scope) => {
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
      scope.post('/stripe/webhook', { bodyLimit: BODY_BYTES }, (request, reply) =>
        this.answer(request, reply),
      );
    });
  }

  /**
   * Takes an event in: what it is about is settled before this resolves.
   * @throws BadSignature, PaymentFailure
   */
  async receive(body: Buffer, signature: string): Promise<void> {
    await this.settlement.event(this.provider.event(body, signature));
  }

  private async answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const started = performance.now();
    const signature = request.headers['stripe-signature'];
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    let code: 200 | 400 | 500 = 200;
    try {
      await this.receive(body, typeof signature === 'string' ? signature : '');
    } catch (error) {
      code = error instanceof BadSignature ? 400 : 500;
      // Stripe sends it again, for days.
      if (code === 500) request.log.error({ err: error }, 'an event of the payment provider was not settled');
    }
    this.metrics.count(
      'service',
      'stripe webhook',
      code === 200 ? 'OK' : 'error',
      performance.now() - started,
    );
    return reply.code(code).send({ received: code === 200 });
  }
}
