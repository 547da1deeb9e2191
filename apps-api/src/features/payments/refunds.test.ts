import { listLicenses, logged } from '@ostoja/contracts';
import { moneyBackDays, PlanType, TransactionStatus } from '@ostoja/domain';
import { expect, it } from 'vitest';
import { describeApplication } from '../../../test/application.js';
import { anotherBrowser, type SignedInParent, signedInParent } from '../../../test/factories/parents.js';
import { events, openPayment, payInside, purchasesOf, soldTerms } from '../../../test/factories/payments.js';
import { PaymentProvider } from './provider/payment-provider.js';
import { Refunds } from './refunds.js';

const DAY = 86_400;

describeApplication('paying back', (app) => {
  const refunds = () => app().nest.get(Refunds, { strict: false });
  const bought = async (kind: 'licence' | 'subscription' = 'licence') => {
    const parent = await signedInParent(app());
    const terms = soldTerms(PlanType.Regular);
    const { sessionId } = await openPayment(app(), parent, PlanType.Regular, { kind, terms });
    await payInside(app(), sessionId);
    return { parent, ...(await newest(parent)) };
  };
  const newest = async (parent: SignedInParent) => {
    const purchase = (await purchasesOf(app(), parent)).at(-1);
    if (!purchase) throw new Error('nothing was bought');
    return { purchase, number: String(purchase.purchaseId) };
  };
  const plan = async (parent: SignedInParent) =>
    (await (await anotherBrowser(app(), parent)).call(logged, {})).lic.accountType;

  it('takes back what was granted, at once, by our number or by the name of payment or checkout', async () => {
    const [first, second, third] = [await bought(), await bought('subscription'), await bought()];
    expect(await plan(first.parent)).toBe(PlanType.Regular);

    expect(await refunds().refund(first.number, false)).toMatchObject({ renewing: [] });
    expect(await refunds().refund(second.purchase.paymentId, false)).toMatchObject({
      renewing: [{ planType: PlanType.Regular }],
    });

    await refunds().refund(third.purchase.sessionId, false);

    for (const { parent } of [first, second, third]) {
      expect(await plan(parent)).toBe(PlanType.Demo);
      expect((await newest(parent)).purchase.status).toBe(TransactionStatus.Refunded);
    }
  });

  it('is done until the last second of the thirtieth day after the payment', async () => {
    const { number } = await bought();
    app().clock.advance(moneyBackDays * DAY);

    expect(await refunds().refund(number, false)).toHaveProperty('refunded');
  });

  it('is refused a second later, unless the operator insists', async () => {
    const { parent, number } = await bought();
    app().clock.advance(moneyBackDays * DAY + 1);

    expect(await refunds().refund(number, false)).toEqual({ refused: 'too-late' });
    expect((await newest(parent)).purchase.status).toBe(TransactionStatus.Completed);
    expect(await refunds().refund(number, true)).toHaveProperty('refunded');
  });

  it('counts the days from the payment and not from the moment when the purchase was begun', async () => {
    const parent = await signedInParent(app());
    const { sessionId } = await openPayment(app(), parent, PlanType.Regular);
    app().clock.advance(2 * DAY);
    await payInside(app(), sessionId);
    app().clock.advance((moneyBackDays - 1) * DAY);
    // What is heard of it later is no payment
    await events(app());

    const { number } = await newest(parent);
    expect(await refunds().refund(number, false)).toHaveProperty('refunded');
  });

  it('is done once, and only for what was paid', async () => {
    const { parent, number } = await bought();
    await openPayment(app(), parent, PlanType.Premium);
    expect(await refunds().refund((await newest(parent)).number, true)).toEqual({ refused: 'not-paid' });
    await refunds().refund(number, false);

    expect(await refunds().refund(number, true)).toEqual({ refused: 'refunded-already' });
    for (const nobodys of ['1', 'pi_nobodys', 'cs_nobodys', '', '%']) {
      expect(await refunds().refund(nobodys, true)).toEqual({ refused: 'unknown' });
    }
  });

  it('changes nothing when the provider does not do it', async () => {
    const { parent, number } = await bought();
    const provider = app().nest.get(PaymentProvider, { strict: false });
    const refund = provider.refund.bind(provider);
    provider.refund = () => Promise.reject(new Error('no'));
    try {
      await expect(refunds().refund(number, false)).rejects.toThrow('no');
    } finally {
      provider.refund = refund;
    }

    expect(await plan(parent)).toBe(PlanType.Regular);
  });

  it('leaves the renewal, which is stopped on its own', async () => {
    const { parent } = await bought('subscription');

    expect(await refunds().stopRenewal(parent.accountId)).toHaveLength(1);
    expect(await refunds().stopRenewal(parent.accountId)).toEqual([]);

    const { subscription } = await parent.call(listLicenses, { l: 'pl' });
    expect(subscription?.cancel_at_period_end).toBe(true);
  });
});
