import { Injectable } from '@nestjs/common';
import { branch, type FormTree, leaf, leaves, readForm } from './form-data.js';
import { SandboxCheckout } from './sandbox-checkout.js';
import { type SandboxBody, SandboxStore } from './sandbox-store.js';

interface Question {
  readonly id: string;
  readonly form: FormTree;
  readonly query: URLSearchParams;
  readonly idempotencyKey: string;
}

type Route = (question: Question) => Promise<SandboxBody | object | undefined>;

/**
 * The routes of Stripe that we use, answered from the sandbox's memory. The SDK reaches them without a network: its
 * requests are handed over as they would have been sent.
 */
@Injectable()
export class SandboxApi {
  private readonly routes: readonly (readonly [string, RegExp, Route])[] = [
    ['POST', /^\/v1\/customers$/, (question) => this.createCustomer(question)],
    [
      'POST',
      /^\/v1\/products$/,
      async ({ form }) => ({ id: 'prod_sandbox', object: 'product', name: leaf(form, 'name') }),
    ],
    ['POST', /^\/v1\/checkout\/sessions$/, (question) => this.createSession(question)],
    ['POST', /^\/v1\/refunds$/, ({ form }) => this.checkout.refund(leaf(form, 'payment_intent'))],
    ['POST', /^\/v1\/billing_portal\/sessions$/, (question) => this.createPortal(question)],
    ['GET', /^\/v1\/invoice_payments$/, (question) => this.invoicePayments(question)],
    ['POST', /^\/v1\/subscriptions\/([\w-]+)$/, (question) => this.changeSubscription(question)],
    [
      'GET',
      /^\/v1\/(?:checkout\/sessions|subscriptions|invoices|charges|payment_intents)\/([\w-]+)$/,
      ({ id, query }) => this.retrieve(id, query.getAll('expand[0]')),
    ],
  ];

  constructor(
    private readonly store: SandboxStore,
    private readonly checkout: SandboxCheckout,
  ) {}

  /** Answers a request of the SDK's, in the place of `fetch`. */
  async fetch(input: string, init: RequestInit = {}): Promise<Response> {
    const url = new URL(input);
    const headers = new Headers(init.headers);
    const body = typeof init.body === 'string' ? init.body : '';
    for (const [method, path, route] of this.routes) {
      const match = method === (init.method ?? 'GET') && path.exec(url.pathname);
      if (!match) continue;
      const answer = await route({
        id: match[1] ?? '',
        form: readForm(body),
        query: url.searchParams,
        idempotencyKey: headers.get('idempotency-key') ?? '',
      });
      return answer ? json(200, answer) : missing();
    }
    return missing();
  }

  /** An object, with what its paths lead to in the place of the ids. */
  private async retrieve(id: string, paths: readonly string[]): Promise<SandboxBody | undefined> {
    const found = await this.store.find(id);
    if (!found) return undefined;
    const whole: Record<string, unknown> = { ...found };
    for (const path of paths) {
      const [name = '', ...rest] = path.split('.');
      const inner = await this.retrieve(String(whole[name] ?? ''), rest.length > 0 ? [rest.join('.')] : []);
      if (inner) whole[name] = inner;
    }
    return { ...whole, id: found.id, object: found.object };
  }

  private async createCustomer({ form, idempotencyKey }: Question): Promise<SandboxBody | undefined> {
    const accountId = Number(leaf(form, 'metadata', 'account'));
    if (!Number.isSafeInteger(accountId) || accountId <= 0) return undefined;
    return this.once(this.store.id('cus', accountId, idempotencyKey), (id) => ({
      id,
      object: 'customer',
      email: leaf(form, 'email'),
      metadata: leaves(form, 'metadata'),
    }));
  }

  private async createSession({ form, idempotencyKey }: Question): Promise<SandboxBody | undefined> {
    const customer = leaf(form, 'customer');
    if (!(await this.store.find(customer))) return undefined;
    const price = branch(form, 'line_items', '0', 'price_data');
    const amount = Number(leaf(price, 'unit_amount'));
    const successUrl = leaf(form, 'success_url');
    return this.once(this.store.id('cs', this.store.accountOf(customer), idempotencyKey), (id) => ({
      id,
      object: 'checkout.session',
      mode: leaf(form, 'mode'),
      status: 'open',
      payment_status: 'unpaid',
      customer,
      metadata: leaves(form, 'metadata'),
      payment_metadata: leaves(form, 'payment_intent_data', 'metadata'),
      subscription_metadata: leaves(form, 'subscription_data', 'metadata'),
      currency: leaf(price, 'currency'),
      amount_total: amount,
      product: leaf(price, 'product_data', 'name'),
      price: {
        unit_amount: amount,
        recurring: {
          interval: leaf(price, 'recurring', 'interval'),
          interval_count: Number(leaf(price, 'recurring', 'interval_count') || 1),
        },
      },
      success_url: successUrl,
      cancel_url: leaf(form, 'cancel_url'),
      url: new URL(`/sandbox/pay/${id}`, successUrl).href,
      client_secret: null,
      created: this.store.now(),
    }));
  }

  private async createPortal({ form }: Question): Promise<SandboxBody | undefined> {
    const customer = leaf(form, 'customer');
    if (!(await this.store.find(customer))) return undefined;
    const returnUrl = leaf(form, 'return_url');
    return this.once(this.store.id('bps', this.store.accountOf(customer)), (id) => ({
      id,
      object: 'billing_portal.session',
      customer,
      return_url: returnUrl,
      url: new URL(`/sandbox/portal/${id}`, returnUrl).href,
    }));
  }

  private async invoicePayments({ query }: Question): Promise<object> {
    const invoice = query.get('invoice') ?? '';
    const payment = query.get('payment[payment_intent]') ?? '';
    const accountId = this.store.accountOf(invoice || payment);
    const all = await this.store.list(accountId, 'invoice_payment');
    const data = all.filter((one) => {
      const { payment_intent } = one['payment'] as { payment_intent: string };
      return one['invoice'] === invoice || payment_intent === payment;
    });
    return { object: 'list', data, has_more: false, url: '/v1/invoice_payments' };
  }

  private changeSubscription({ id, form }: Question): Promise<SandboxBody | undefined> {
    const cancel = leaf(form, 'cancel_at_period_end');
    const amount = leaf(form, 'items', '0', 'price_data', 'unit_amount');
    return this.checkout.changeSubscription(id, (body) => {
      const { data } = body['items'] as { data: { price: object }[] };
      return {
        ...body,
        metadata: { ...(body['metadata'] as object), ...leaves(form, 'metadata') },
        ...(cancel ? { cancel_at_period_end: cancel === 'true' } : {}),
        ...(amount
          ? {
              items: {
                object: 'list',
                data: data.map((item) => ({
                  ...item,
                  price: { ...item.price, unit_amount: Number(amount) },
                })),
              },
            }
          : {}),
      };
    });
  }

  private once(id: string, make: (id: string) => SandboxBody): Promise<SandboxBody> {
    return this.store.change(
      async (manager) => (await this.store.find(id, manager)) ?? this.store.put(manager, make(id)),
    );
  }
}

function json(status: number, body: object): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
}

function missing(): Response {
  return json(404, {
    error: { type: 'invalid_request_error', code: 'resource_missing', message: 'No such object' },
  });
}
