import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../../platform/clock/index.js';
import { JobHandlers } from '../../../platform/jobs/index.js';
import { Secrets } from '../../../platform/secrets/index.js';
import { WebhookRoutes } from '../webhook.routes.js';
import { SandboxApi } from './sandbox-api.js';
import { sandboxConnection } from './sandbox-connection.js';
import { sandboxEventJob, SandboxStore } from './sandbox-store.js';

/** Delivers the sandbox's events: signed as Stripe signs them, read as Stripe's are, and sent again until they are settled. */
@Injectable()
export class SandboxEvents implements OnModuleInit {
  constructor(
    private readonly store: SandboxStore,
    private readonly api: SandboxApi,
    private readonly secrets: Secrets,
    private readonly webhook: WebhookRoutes,
    private readonly handlers: JobHandlers,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.handlers.register(sandboxEventJob, ({ type, objectId }) => this.deliver(type, objectId));
  }

  /** Sends one event. */
  async deliver(type: string, objectId: string): Promise<void> {
    const { body, signature } = await this.signed(type, objectId);
    await this.webhook.receive(Buffer.from(body), signature);
  }

  /** An event as it would be posted to the webhook. */
  async signed(type: string, objectId: string): Promise<{ body: string; signature: string }> {
    const { stripe, webhookSecret } = sandboxConnection(this.api, this.secrets);
    const object = (await this.store.find(objectId)) ?? { id: objectId };
    const event = {
      id: `evt_${objectId}`,
      object: 'event',
      type,
      created: this.clock.now(),
      data: { object },
    };
    const body = JSON.stringify(event);
    const signature = stripe.webhooks.generateTestHeaderString({ payload: body, secret: webhookSecret });
    return { body, signature };
  }
}
