import { logged } from '@ostoja/contracts';
import { PlanType, TransactionStatus } from '@ostoja/domain';
import { describe, expect, it } from 'vitest';
import { describeApplication } from '../../../test/application.js';
import { anotherBrowser, type SignedInParent, signedInParent } from '../../../test/factories/parents.js';
import { events, openPayment, pay, purchasesOf, submit } from '../../../test/factories/payments.js';
import { PaymentProvider } from './provider/payment-provider.js';
import { SandboxEvents } from './sandbox/sandbox-events.js';
import { Settlement } from './settlement.js';
import { Subscription } from './subscription.entity.js';

const DAY = 86_400;

const licence = async (parent: SignedInParent) => (await parent.call(logged, {})).lic;

describeApplication(
  'a payment in the sandbox',
  (app) => {
    const inDays = (days: number) => app().clock.now() + days * DAY;
    const statuses = async (parent: SignedInParent) =>
      (await purchasesOf(app(), parent)).map(({ status }) => status);
    const settlement = () => app().nest.get(Settlement, { strict: false });
    const provider = () => app().nest.get(PaymentProvider, { strict: false });
    const post = (body: string, signature: string) =>
      fetch(`${app().url}/stripe/webhook`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'stripe-signature': signature },
        body,
      });

    const subscribe = async (parent: SignedInParent, type: typeof PlanType.Regular | typeof PlanType.Edu) => {
      const { redirectUri } = await openPayment(app(), parent, type, { kind: 'subscription' });
      await pay(redirectUri);
      await events(app());
      return app().database.repository(Subscription).findOneByOrFail({ accountId: parent.accountId });
    };
    const paid = async () => {
      const parent = await signedInParent(app());
      const { redirectUri, sessionId } = await openPayment(app(), parent, PlanType.Regular);
      await pay(redirectUri, { events: 'late' });
      const sandbox = app().nest.get(SandboxEvents, { strict: false });
      return { parent, signed: await sandbox.signed('checkout.session.completed', sessionId) };
    };

    describe('for a licence', () => {
      it('is granted when the provider says that it is paid, and not when the browser comes back', async () => {
        const parent = await signedInParent(app());
        const { redirectUri, sessionId } = await openPayment(app(), parent, PlanType.Regular);
        expect(await statuses(parent)).toEqual([TransactionStatus.Pending]);

        const response = await pay(redirectUri, { events: 'late' });

        expect(response.status).toBe(303);
        expect(response.headers.get('location')).toBe(
          `${app().url}/account/purchase-status?session_id=${sessionId}`,
        );
        expect(await licence(parent)).toMatchObject({ accountType: PlanType.Demo });
        app().clock.advance(61);
        await events(app());
        expect(await licence(parent)).toMatchObject({ accountType: PlanType.Regular, validTo: inDays(365) });
        expect(await statuses(parent)).toEqual([TransactionStatus.Completed]);
      });

      it('is granted once, however often and in whatever order it is heard of', async () => {
        const parent = await signedInParent(app());
        const { redirectUri, sessionId } = await openPayment(app(), parent, PlanType.Regular);
        await pay(redirectUri, { events: 'twice' });
        await Promise.all([1, 2, 3].map(() => settlement().checkout(sessionId)));
        await events(app());

        expect(await licence(parent)).toMatchObject({ accountType: PlanType.Regular, validTo: inDays(365) });
        expect(await statuses(parent)).toEqual([TransactionStatus.Completed]);
      });

      it('is granted without an event when the parent comes back first', async () => {
        const parent = await signedInParent(app());
        const { redirectUri, sessionId } = await openPayment(app(), parent, PlanType.Premium);
        await pay(redirectUri, { events: 'late' });

        await settlement().checkout(sessionId);
        expect(await licence(parent)).toMatchObject({ accountType: PlanType.Premium });
        app().clock.advance(61);
        await events(app());

        expect(await licence(parent)).toMatchObject({ validTo: inDays(365) - 61 });
      });

      it('can be tried again after a card was declined, and asks for a second step where the card does', async () => {
        const parent = await signedInParent(app());
        const { redirectUri } = await openPayment(app(), parent, PlanType.Regular);

        const declined = await pay(redirectUri, { card: '4000000000000002' });
        expect([declined.status, await declined.text()]).toEqual([
          402,
          expect.stringContaining('was declined'),
        ]);
        const secure = { card: '4000002760003184' };
        expect(await (await pay(redirectUri, secure)).text()).toContain('3-D Secure');
        expect((await submit(redirectUri, { action: 'refuse', ...secure })).status).toBe(402);
        await events(app());
        expect(await statuses(parent)).toEqual([TransactionStatus.Pending]);
        expect((await submit(redirectUri, { action: 'approve', ...secure })).status).toBe(303);
        await events(app());

        expect(await licence(parent)).toMatchObject({ accountType: PlanType.Regular });
      });

      it('is canceled when the parent gives up, and can not be paid any more', async () => {
        const parent = await signedInParent(app());
        const { redirectUri } = await openPayment(app(), parent, PlanType.Regular);

        const response = await submit(redirectUri, { action: 'cancel' });
        expect(response.headers.get('location')).toBe(`${app().url}/account/purchase`);
        await events(app());
        expect(await statuses(parent)).toEqual([TransactionStatus.Canceled]);
        expect((await pay(redirectUri)).status).toBe(410);
      });

      it('can be paid once only', async () => {
        const parent = await signedInParent(app());
        const { redirectUri } = await openPayment(app(), parent, PlanType.TopUpSmall);
        const responses = await Promise.all([pay(redirectUri), pay(redirectUri), pay(redirectUri)]);
        await events(app());

        expect(responses.map(({ status }) => status).toSorted()).toEqual([303, 410, 410]);
        expect(await licence(parent)).toMatchObject({ accountType: PlanType.Demo, tokensEdu: 30_000 });
      });

      it('is taken back with the money', async () => {
        const parent = await signedInParent(app());
        const { redirectUri } = await openPayment(app(), parent, PlanType.RegularEdu);
        await pay(redirectUri);
        await events(app());
        const [purchase] = await purchasesOf(app(), parent);

        await provider().refund(purchase?.paymentId ?? '');
        await provider().refund(purchase?.paymentId ?? '');
        await events(app());

        expect(await licence(parent)).toMatchObject({ accountType: 50, accountTypeEdu: 0, tokensEdu: 0 });
        expect(await statuses(parent)).toEqual([TransactionStatus.Refunded]);
      });
    });

    describe('for a subscription', () => {
      it('is granted for its period, and told with the user', async () => {
        const parent = await signedInParent(app());
        await subscribe(parent, PlanType.Regular);

        expect(await licence(parent)).toMatchObject({
          accountType: PlanType.Regular,
          validTo: inDays(365),
          subscription: true,
          cancel: false,
        });
        expect(await statuses(parent)).toEqual([TransactionStatus.Completed]);
      });

      it('renews itself, and gives its points again', async () => {
        const parent = await signedInParent(app());
        await subscribe(parent, PlanType.Edu);
        app().clock.advance(30 * DAY);
        await events(app());
        await events(app());

        expect(await licence(await anotherBrowser(app(), parent))).toMatchObject({
          accountTypeEdu: 1000,
          tokensEdu: 240_000,
        });
        expect((await purchasesOf(app(), parent)).map(({ kind }) => kind)).toEqual([
          'subscription',
          'renewal',
        ]);
      });

      it('ends with its period once the parent said so', async () => {
        const parent = await signedInParent(app());
        const { subscriptionId } = await subscribe(parent, PlanType.Edu);
        await provider().setCancel(subscriptionId, true);
        await events(app());
        expect(await licence(parent)).toMatchObject({ subscription: true, cancel: true });

        app().clock.advance(30 * DAY);
        await events(app());
        await events(app());

        expect(await licence(await anotherBrowser(app(), parent))).toMatchObject({
          subscription: false,
          accountTypeEdu: 0,
        });
      });

      it('loses the period whose money went back, and no other', async () => {
        const parent = await signedInParent(app());
        await subscribe(parent, PlanType.Edu);
        app().clock.advance(30 * DAY);
        await events(app());
        await events(app());
        const [, renewal] = await purchasesOf(app(), parent);

        await provider().refund(renewal?.paymentId ?? '');
        await events(app());

        expect(await licence(await anotherBrowser(app(), parent))).toMatchObject({
          accountTypeEdu: 0,
          tokensEdu: 120_000,
        });
        expect(await statuses(parent)).toEqual([TransactionStatus.Completed, TransactionStatus.Refunded]);
      });
    });

    describe('and its webhook', () => {
      it('takes an event that is signed, any number of times', async () => {
        const { parent, signed } = await paid();

        expect((await post(signed.body, signed.signature)).status).toBe(200);
        expect((await post(signed.body, signed.signature)).status).toBe(200);

        expect(await licence(parent)).toMatchObject({ accountType: PlanType.Regular, validTo: inDays(365) });
      });

      it('refuses an event that is changed, unsigned, or signed for something else', async () => {
        const { parent, signed } = await paid();
        const other = await paid();

        const answers = await Promise.all([
          post(`${signed.body} `, signed.signature),
          post(signed.body, ''),
          post(signed.body, other.signed.signature),
          post('', signed.signature),
          post('{', 't=1,v1=00'),
        ]);

        expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400]);
        expect(await licence(parent)).toMatchObject({ accountType: PlanType.Demo });
      });
    });

    it('has a bill on a page of the sandbox, which says what became of the payment', async () => {
      const parent = await signedInParent(app());
      const { redirectUri } = await openPayment(app(), parent, PlanType.TopUpSmall);
      await pay(redirectUri);
      await events(app());
      await subscribe(parent, PlanType.Regular);
      const purchases = await purchasesOf(app(), parent);
      const textOf = async (type: PlanType) => {
        const url = purchases.find(({ planType }) => planType === type)?.invoiceUrl ?? '';
        const page = await fetch(url);
        return [page.status, await page.text()] as const;
      };

      expect(await textOf(PlanType.TopUpSmall)).toEqual([
        200,
        expect.stringMatching(
          /Sandbox: this is not a real payment.*9\.90 PLN.*Ostoja Knowledge points S.*paid</s,
        ),
      ]);
      expect(await textOf(PlanType.Regular)).toEqual([
        200,
        expect.stringMatching(/149\.00 PLN.*Ostoja Regular.*\d{4}-\d\d-\d\d to \d{4}-\d\d-\d\d.*paid</s),
      ]);
      for (const { paymentId } of purchases) await provider().refund(paymentId);
      for (const type of [PlanType.TopUpSmall, PlanType.Regular])
        expect(await textOf(type)).toEqual([200, expect.stringContaining('paid back')]);
      expect((await fetch(`${app().url}/sandbox/invoice/ch_1_${'x'.repeat(30)}`)).status).toBe(404);
    });

    it('says on every page that it is none, and runs no script', async () => {
      const parent = await signedInParent(app());
      const { redirectUri } = await openPayment(app(), parent, PlanType.Regular);
      const page = await fetch(redirectUri);

      expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(page.headers.get('content-security-policy')).not.toContain('unsafe');
      expect(await page.text()).toContain('Sandbox: this is not a real payment');
      expect((await fetch(`${app().url}/sandbox/pay/cs_1_${'x'.repeat(30)}`)).status).toBe(404);
    });

    it('does not take a form that another site sends', async () => {
      const parent = await signedInParent(app());
      const { redirectUri } = await openPayment(app(), parent, PlanType.Regular);
      const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
      const body = new URLSearchParams({ action: 'pay', card: '4242424242424242' });

      expect((await fetch(redirectUri, { method: 'POST', headers, body })).status).toBe(404);
    });
  },
  { trustProxy: true },
);
