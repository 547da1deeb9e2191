import { Injectable } from '@nestjs/common';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Config } from '../../../platform/config/index.js';
import { isSameOrigin } from '../../../wire/same-origin.js';
import { type EventTiming, SandboxCheckout } from './sandbox-checkout.js';
import { escaped, money, sendPage } from './sandbox-html.js';
import { findBill, invoiceBody } from './sandbox-invoice.js';
import { type SandboxBody, SandboxStore } from './sandbox-store.js';

type PageRequest = FastifyRequest<{ Params: { id: string }; Body: URLSearchParams }>;

/** The pages that stand in for Stripe's: paying, and looking after a subscription. There are none with real keys. */
@Injectable()
export class SandboxRoutes {
  constructor(
    private readonly config: Config,
    private readonly store: SandboxStore,
    private readonly checkout: SandboxCheckout,
  ) {}

  async register(server: FastifyInstance): Promise<void> {
    if (this.config.stripe) return;
    server.log.warn('no keys of Stripe: payments go to the sandbox, where no money moves');
    await server.register(async (scope) => {
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser(
        'application/x-www-form-urlencoded',
        { parseAs: 'string' },
        (_request, body, done) => done(null, new URLSearchParams(String(body))),
      );
      const options = { bodyLimit: 10_000 };
      scope.get('/sandbox/pay/:id', (request: PageRequest, reply) => this.showPayment(request, reply));
      scope.post('/sandbox/pay/:id', options, (request: PageRequest, reply) => this.pay(request, reply));
      scope.get('/sandbox/invoice/:id', (request: PageRequest, reply) => this.showInvoice(request, reply));
      scope.get('/sandbox/portal/:id', (request: PageRequest, reply) => this.showPortal(request, reply));
      scope.post('/sandbox/portal/:id', options, (request: PageRequest, reply) =>
        this.manage(request, reply),
      );
    });
  }

  private async showPayment(request: PageRequest, reply: FastifyReply): Promise<FastifyReply> {
    const session = await this.find(request.params.id, 'checkout.session');
    if (!session) return notThere(reply);
    if (session['status'] !== 'open') return closed(reply, session);
    return sendPage(reply, 200, String(session['product']), paymentForm(session));
  }

  private async pay(request: PageRequest, reply: FastifyReply): Promise<FastifyReply> {
    const session = await this.find(request.params.id, 'checkout.session');
    if (!session || !this.isOurs(request)) return notThere(reply);
    const form = request.body;
    if (form.get('action') === 'cancel') {
      const url = await this.checkout.cancel(session.id);
      return url ? reply.redirect(url, 303) : notThere(reply);
    }
    const card = form.get('card') ?? '';
    if (form.get('action') === 'refuse') {
      return sendPage(
        reply,
        402,
        String(session['product']),
        paymentForm(session, 'Your bank did not confirm the payment.'),
      );
    }
    const timing = timingOf(form.get('events'));
    const outcome = await this.checkout.pay(session.id, card, form.get('action') === 'approve', timing);
    if (outcome.kind === 'paid') return reply.redirect(outcome.url, 303);
    if (outcome.kind === 'closed') return closed(reply, session);
    if (outcome.kind === 'secure') return sendPage(reply, 200, '3-D Secure', secureForm(card, timing));
    return sendPage(reply, 402, String(session['product']), paymentForm(session, outcome.message));
  }

  private async showInvoice({ params }: PageRequest, reply: FastifyReply): Promise<FastifyReply> {
    const bill = await findBill(this.store, params.id);
    return bill ? sendPage(reply, 200, `Invoice ${bill.number}`, invoiceBody(bill)) : notThere(reply);
  }

  private async showPortal(request: PageRequest, reply: FastifyReply): Promise<FastifyReply> {
    const portal = await this.find(request.params.id, 'billing_portal.session');
    if (!portal) return notThere(reply);
    const accountId = this.store.accountOf(portal.id);
    const [subscriptions, charges] = await Promise.all([
      this.store.list(accountId, 'subscription'),
      this.store.list(accountId, 'charge'),
    ]);
    const back = `<p><a href="${escaped(portal['return_url'])}">Back to the panel</a></p>`;
    const body = `<h2>Subscriptions</h2><ul>${subscriptions.map(subscriptionRow).join('')}</ul>
<h2>Payments</h2><ul>${charges.map(chargeRow).join('')}</ul>${back}`;
    return sendPage(reply, 200, 'Subscription and payments', body);
  }

  private async manage(request: PageRequest, reply: FastifyReply): Promise<FastifyReply> {
    const portal = await this.find(request.params.id, 'billing_portal.session');
    const id = request.body.get('id') ?? '';
    const own = portal && this.store.accountOf(id) === this.store.accountOf(portal.id);
    if (!own || !this.isOurs(request)) return notThere(reply);
    const action = request.body.get('action');
    if (action === 'refund') await this.checkout.refund(id);
    else {
      await this.checkout.changeSubscription(id, (body) => ({
        ...body,
        cancel_at_period_end: action === 'end',
      }));
    }
    return reply.redirect(`/sandbox/portal/${portal.id}`, 303);
  }

  private async find(id: string, object: string): Promise<SandboxBody | undefined> {
    const found = await this.store.find(id);
    return found?.object === object ? found : undefined;
  }

  private isOurs(request: FastifyRequest): boolean {
    return isSameOrigin(request, this.config.publicUrl) && request.body instanceof URLSearchParams;
  }
}

function notThere(reply: FastifyReply): FastifyReply {
  return sendPage(reply, 404, 'Not found', '<p>There is no such payment.</p>');
}

function closed(reply: FastifyReply, session: SandboxBody): FastifyReply {
  const back = `<p><a href="${escaped(session['cancel_url'])}">Back to the panel</a></p>`;
  return sendPage(reply, 410, 'This payment is closed', `<p>It was paid or given up already.</p>${back}`);
}

function paymentForm(session: SandboxBody, problem?: string): string {
  const again = problem ? `<p class="bad" role="alert">${escaped(problem)}</p>` : '';
  return `<p class="price">${money(session['amount_total'], session['currency'])}</p>${again}
<form method="post"><label>Test card
<select name="card"><option value="4242424242424242">4242 4242 4242 4242: pays</option>
<option value="4000002760003184">4000 0027 6000 3184: asks for 3-D Secure</option>
<option value="4000000000000002">4000 0000 0000 0002: is declined</option>
<option value="4000000000009995">4000 0000 0000 9995: has no money</option></select></label>
<label>The server hears of it
<select name="events"><option value="at once">at once</option><option value="late">a minute late</option>
<option value="twice">twice</option></select></label>
<button class="main" name="action" value="pay">Pay</button>
<button name="action" value="cancel">Cancel</button></form>`;
}

function secureForm(card: string, timing: EventTiming): string {
  return `<p>This is where your bank would ask whether it is you who pays.</p><form method="post">
<input type="hidden" name="card" value="${escaped(card)}"><input type="hidden" name="events" value="${timing}">
<button class="main" name="action" value="approve">Approve</button>
<button name="action" value="refuse">Refuse</button></form>`;
}

function timingOf(value: string | null): EventTiming {
  return value === 'late' || value === 'twice' ? value : 'at once';
}

function subscriptionRow(subscription: SandboxBody): string {
  const ends = subscription['cancel_at_period_end'] === true;
  const state =
    subscription['status'] === 'active' ? (ends ? 'ends with its period' : 'renews itself') : 'ended';
  const button = `<button name="action" value="${ends ? 'renew' : 'end'}">${ends ? 'Renew' : 'Do not renew'}</button>`;
  return row(subscription.id, state, subscription['status'] === 'active' ? button : '');
}

function chargeRow(charge: SandboxBody): string {
  const state = `${money(charge['amount'], charge['currency'])}${charge['refunded'] === true ? ', paid back' : ''}`;
  const button = '<button name="action" value="refund">Pay back (as the seller)</button>';
  return row(String(charge['payment_intent']), state, charge['refunded'] === true ? '' : button);
}

function row(id: string, text: string, button: string): string {
  return `<li>${text}<form method="post"><input type="hidden" name="id" value="${escaped(id)}">${button}</form></li>`;
}
