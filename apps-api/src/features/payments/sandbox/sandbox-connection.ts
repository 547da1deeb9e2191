import { Stripe } from 'stripe';
import type { Secrets } from '../../../platform/secrets/index.js';
import type { StripeConnection } from '../provider/stripe-provider.js';
import type { SandboxApi } from './sandbox-api.js';

/** The provider's SDK, speaking with the sandbox. Its events are signed with a secret that only this server has. */
export function sandboxConnection(api: SandboxApi, secrets: Secrets): StripeConnection {
  const send = (url: string, init?: RequestInit) => api.fetch(url, init);
  return {
    stripe: new Stripe('sk_sandbox', {
      host: 'sandbox.invalid',
      httpClient: Stripe.createFetchHttpClient(send as typeof fetch),
      telemetry: false,
      maxNetworkRetries: 0,
    }),
    publishableKey: 'pk_sandbox',
    webhookSecret: `whsec_${secrets.hash('sandbox webhook', '')}`,
    hostedOnly: true,
  };
}
