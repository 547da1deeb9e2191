import {
  type Action,
  buyLicense,
  buyLicenseS,
  getPlans,
  handleSessionId,
  listLicenses,
  listUpgrades,
  logged,
  purchaseStatus,
  subscribtion,
  upgradeLicense,
} from '@ostoja/contracts';
import { PlanType } from '@ostoja/domain';
import { describe, expect, it } from 'vitest';
import { describeApplication } from '../../../test/application.js';
import { type SignedInParent, signedInParent, visitor } from '../../../test/factories/parents.js';
import { events, pay, payInside, purchasesOf } from '../../../test/factories/payments.js';
import { failed, failureOf, signInFirst } from '../../../test/failure.js';
import { BillingCustomer } from './billing-customer.entity.js';
import { SandboxObject } from './sandbox/sandbox-object.entity.js';

const DAY = 86_400;
const back = {
  cu: '/account/purchase-status?session_id={CHECKOUT_SESSION_ID}',
  clu: '/account/purchase',
  l: 'pl',
};
const polish = { l: 'pl' };
const german = { l: 'de' };

const byType = <Option extends { type: number }>(options: Option[], type: number) =>
  options.find((one) => one.type === type);

describeApplication(
  'buying a plan',
  (app) => {
    const parent = () => signedInParent(app());
    const forgotten = ({ accountId }: SignedInParent) =>
      app().database.repository(BillingCustomer).insert({ accountId, customerId: 'cus_of_nobody' });
    const forgetAll = ({ accountId }: SignedInParent) =>
      app().database.repository(SandboxObject).delete({ accountId });
    // The one that is open: the clock stands, so several may have begun in the same second.
    const checkoutOf = async (who: SignedInParent) => {
      const all = await purchasesOf(app(), who);
      return (all.find(({ status }) => status === 0) ?? all.at(-1))?.sessionId ?? '';
    };
    const buy = async (who: SignedInParent, lt: number) => {
      await who.call(buyLicense, { ...back, lt });
      await payInside(app(), await checkoutOf(who));
    };
    const subscribe = async (who: SignedInParent, lt: number) => {
      await who.call(buyLicenseS, { ...back, lt });
      await payInside(app(), await checkoutOf(who));
      return (await who.call(listLicenses, polish)).subscription?.id ?? '';
    };

    it.each<[string, Action, object]>([
      ['getPlans', getPlans, polish],
      ['buyLicense', buyLicense, { ...back, lt: 200 }],
      ['buyLicenseS', buyLicenseS, { ...back, lt: 200 }],
      ['upgradeLicense', upgradeLicense, { ...back, lt: 200 }],
      ['handleSessionId', handleSessionId, { id: 'cs_1' }],
      ['purchaseStatus', purchaseStatus, {}],
      ['listLicenses', listLicenses, polish],
      ['listUpgrades', listUpgrades, polish],
      ['subscribtion', subscribtion, { s: 'sub_1', c: 1 }],
    ])('asks for a session in %s', async (_name, action, data) => {
      expect(await failureOf(visitor(app()).call(action, data as never))).toEqual(signInFirst);
    });

    it('are listed as they were begun, also within one second', async () => {
      const who = await parent();
      const begun = [PlanType.Minimal, PlanType.Premium, PlanType.TopUpSmall, PlanType.Regular, PlanType.Edu];
      for (const lt of begun) await who.call(buyLicense, { ...back, lt });

      const { purchases } = await who.call(listLicenses, polish);
      expect(purchases.map(({ accountType }) => accountType)).toEqual(begun.toReversed());
    });

    describe('getPlans', () => {
      it('refuses three years', async () => {
        const refused = (await parent()).call(getPlans, { l: 'pl', ly: 3 });
        expect(await failureOf(refused)).toEqual(failed(-1));
      });

      it('tells every plan and top-up in the currency of the language', async () => {
        const who = await parent();
        const { plans, topups } = await who.call(getPlans, polish);

        expect(plans.map(({ type }) => type)).toEqual([100, 200, 300, 1000, 1100, 1200, 1300]);
        expect(byType(plans, 200)).toMatchObject({
          devices: 3,
          price: 14_900,
          basePrice: 14_900,
          discount: 0,
          currency: 'PLN',
          till: app().clock.now() + 365 * DAY,
          countryCode: 'US',
          email: who.email,
        });
        expect(topups).toHaveLength(3);
        expect(byType((await who.call(getPlans, { l: 'fr' })).plans, 200)).toMatchObject({ currency: 'EUR' });
      });

      it('takes a fifth off two years', async () => {
        const { plans } = await (await parent()).call(getPlans, { l: 'pl', ly: 2 });

        expect(byType(plans, 200)).toMatchObject({
          price: 23_840,
          basePrice: 29_800,
          discount: 1,
          monthly: 993,
          intervalCnt: 2,
        });
      });
    });

    describe('buyLicense', () => {
      it('refuses what is not sold, and addresses that lead nowhere', async () => {
        const who = await parent();

        for (const lt of [0, 50, 90, 150, 20_004]) {
          expect(await failureOf(who.call(buyLicense, { ...back, lt }))).toEqual(failed(18));
        }
        for (const cu of ['javascript:alert(1)', 'http://', 'ftp://panel.example.org/']) {
          expect(await failureOf(who.call(buyLicense, { ...back, cu, lt: 200 }))).toEqual(failed(-1));
        }
        expect(await purchasesOf(app(), who)).toEqual([]);
      });

      it('opens a payment for two years, which is pending until it is paid', async () => {
        const who = await parent();
        const { redirectUri, lang } = await who.call(buyLicense, { ...back, lt: 200, ly: 2, pc: 'LATO' });

        expect([lang, redirectUri]).toEqual(['pl', expect.stringContaining('/sandbox/pay/')]);
        expect(await who.call(purchaseStatus, {})).toEqual({ status: 0 });
        expect(await purchasesOf(app(), who)).toMatchObject([{ amount: 23_840, promoCode: 'LATO' }]);
        await payInside(app(), await checkoutOf(who));
        expect((await who.call(logged, {})).lic.validTo).toBe(app().clock.now() + 730 * DAY);
      });

      it('says that the payment failed when the provider refuses it', async () => {
        const who = await parent();
        await forgotten(who);

        expect(await failureOf(who.call(buyLicense, { ...back, lt: 200 }))).toEqual(failed(19));
        expect(await who.call(purchaseStatus, {})).toEqual({ status: -1 });
      });
    });

    describe('buyLicenseS', () => {
      it('refuses a top-up, and what renews itself already', async () => {
        const who = await parent();
        await subscribe(who, PlanType.Regular);

        for (const lt of [20_001, 150, PlanType.Premium, PlanType.RegularEdu]) {
          expect(await failureOf(who.call(buyLicenseS, { ...back, lt }))).toEqual(failed(18));
        }
        expect(await who.call(buyLicenseS, { ...back, lt: PlanType.Edu })).toMatchObject({ lang: 'pl' });
      });

      it('opens a subscription', async () => {
        const who = await parent();
        const opened = await who.call(buyLicenseS, { ...back, lt: PlanType.Edu });
        expect(opened).toMatchObject({ pk: 'pk_sandbox', redirectUri: expect.stringContaining('/sandbox/') });
        await payInside(app(), await checkoutOf(who));

        expect((await who.call(logged, {})).lic).toMatchObject({ accountTypeEdu: 1000, subscription: true });
      });

      it('says that the payment failed when the provider refuses it', async () => {
        const who = await parent();
        await forgotten(who);

        expect(await failureOf(who.call(buyLicenseS, { ...back, lt: 200 }))).toEqual(failed(19));
      });
    });

    describe('listUpgrades and upgradeLicense', () => {
      it('have nothing for a demo', async () => {
        const who = await parent();

        expect(await who.call(listUpgrades, polish)).toEqual({ plans: [] });
        expect(await failureOf(who.call(upgradeLicense, { ...back, lt: 300 }))).toEqual(failed(18));
      });

      it('lift a plan for the difference in the time that is left', async () => {
        const who = await parent();
        await buy(who, PlanType.Minimal);
        const end = (await who.call(logged, {})).lic.validTo;

        const { plans } = await who.call(listUpgrades, polish);
        expect(byType(plans, 200)).toMatchObject({ price: 5000, currency: 'PLN', till: end });
        const { redirectUri } = await who.call(upgradeLicense, { ...back, lt: 200 });
        expect(redirectUri).toContain('/sandbox/pay/');
        expect((await who.call(logged, {})).lic.accountType).toBe(100);
        await payInside(app(), await checkoutOf(who));

        expect((await who.call(logged, {})).lic).toMatchObject({ accountType: 200, validTo: end });
      });

      it('stay in the currency that was paid in, as everything else does, whatever the language', async () => {
        const who = await parent();
        expect((await who.call(getPlans, german)).plans[0]).toMatchObject({ currency: 'EUR' });
        await buy(who, PlanType.Minimal);
        await who.call(buyLicense, { ...back, ...german, lt: PlanType.Premium });

        const { plans } = await who.call(listUpgrades, german);
        expect(byType(plans, 200)).toMatchObject({ price: 5000, currency: 'PLN' });
        expect((await who.call(getPlans, german)).plans[0]).toMatchObject({ currency: 'PLN' });
      });

      it('change what a subscription renews as', async () => {
        const who = await parent();
        const id = await subscribe(who, PlanType.Minimal);
        await who.call(upgradeLicense, { ...back, lt: 300 });
        await payInside(app(), await checkoutOf(who));

        expect((await who.call(listLicenses, polish)).subscription).toMatchObject({ id, amount: 24_900 });
        expect((await who.call(logged, {})).lic).toMatchObject({ accountType: 300 });
      });

      it('cost nothing where next to no time is left', async () => {
        const end = app().clock.now() + 1;
        const who = await signedInParent(app(), { accountType: 100, validTo: end });

        expect(await who.call(upgradeLicense, { ...back, lt: 200 })).toEqual({});

        expect((await who.call(logged, {})).lic).toMatchObject({ accountType: 200, validTo: end });
        expect(await who.call(purchaseStatus, {})).toEqual({ status: 1 });
      });

      it('refuse a lower plan, and say when the provider refuses', async () => {
        const who = await parent();
        await buy(who, PlanType.Regular);
        expect(await failureOf(who.call(upgradeLicense, { ...back, lt: 100 }))).toEqual(failed(18));
        await forgetAll(who);

        expect(await failureOf(who.call(upgradeLicense, { ...back, lt: 300 }))).toEqual(failed(19));
      });
    });

    describe('handleSessionId', () => {
      it('does not know another family’s checkout, paid or not', async () => {
        const [who, other] = [await parent(), await parent()];
        await buy(other, PlanType.Regular);

        const foreign = who.call(handleSessionId, { id: await checkoutOf(other) });
        expect(await failureOf(foreign)).toEqual(failed(16));
        expect(await failureOf(who.call(handleSessionId, { id: 'cs_of_nobody' }))).toEqual(failed(16));
      });

      it('grants what was paid before any event came, and tells where it stands', async () => {
        const who = await parent();
        const { redirectUri } = await who.call(buyLicense, {
          ...back,
          cu: `${app().url}${back.cu}`,
          lt: 200,
        });
        const id = await checkoutOf(who);
        expect(await who.call(handleSessionId, { id })).toEqual({ status: 0 });
        await pay(redirectUri, { events: 'late' });

        expect(await who.call(handleSessionId, { id })).toEqual({ status: 1 });
        expect((await who.call(logged, {})).lic).toMatchObject({ accountType: 200 });
      });

      it('says when the provider does not know it any more', async () => {
        const who = await parent();
        await who.call(buyLicense, { ...back, lt: 200 });
        await forgetAll(who);

        expect(await failureOf(who.call(handleSessionId, { id: await checkoutOf(who) }))).toEqual(failed(19));
      });
    });

    describe('purchaseStatus', () => {
      it('knows nothing of an account that bought nothing', async () => {
        expect(await (await parent()).call(purchaseStatus, {})).toEqual({ status: -999 });
      });
    });

    describe('listLicenses', () => {
      it('is a plan and nothing else for an account that never paid', async () => {
        const validFrom = app().clock.now();
        expect(await (await parent()).call(listLicenses, polish)).toEqual({
          lic: { accountType: 50, devices: 3, validFrom, validTo: validFrom + 3 * DAY },
          portal: '',
          purchases: [],
          hasUpgrades: false,
          hasPlans: true,
        });
      });

      it('tells the subscription, the portal and the payments, the newest first', async () => {
        const who = await parent();
        await buy(who, PlanType.TopUpSmall);
        app().clock.advance(5);
        const id = await subscribe(who, PlanType.Regular);

        const listed = await who.call(listLicenses, polish);
        expect(listed).toMatchObject({
          lic: { accountType: 200, devices: 3 },
          subscription: { id, amount: 14_900, currency: 'PLN', interval: 'year', interval_count: 1 },
          purchases: [
            { accountType: 200, status: 1, amount: 14_900 },
            { accountType: 20_001, status: 1, amount: 990 },
          ],
          hasUpgrades: true,
          hasPlans: false,
        });
        expect(listed.portal).toContain('/sandbox/portal/');
      });

      it('does without the portal when the provider does not answer', async () => {
        const who = await parent();
        await forgotten(who);

        expect(await who.call(listLicenses, polish)).toMatchObject({ portal: '' });
      });
    });

    describe('subscribtion', () => {
      it('does not know another family’s subscription', async () => {
        const [who, other] = [await parent(), await parent()];
        const s = await subscribe(other, PlanType.Regular);

        expect(await failureOf(who.call(subscribtion, { s, c: 1 }))).toEqual(failed(16));
        expect(await failureOf(who.call(subscribtion, { s: 'sub_of_nobody', c: 1 }))).toEqual(failed(16));
        expect((await other.call(logged, {})).lic.cancel).toBe(false);
      });

      it('lets it end with its period, and renew itself again', async () => {
        const who = await parent();
        const s = await subscribe(who, PlanType.Regular);

        expect(await who.call(subscribtion, { s, c: 1 })).toEqual({ cancel_at_period_end: true });
        expect((await who.call(logged, {})).lic).toMatchObject({ subscription: true, cancel: true });
        expect(await who.call(subscribtion, { s, c: 0 })).toEqual({ cancel_at_period_end: false });
        await events(app());
        expect((await who.call(logged, {})).lic).toMatchObject({ subscription: true, cancel: false });
      });

      it('says when the provider does not know it any more', async () => {
        const who = await parent();
        const s = await subscribe(who, PlanType.Regular);
        await forgetAll(who);

        expect(await failureOf(who.call(subscribtion, { s, c: 1 }))).toEqual(failed(34));
      });
    });
  },
  { trustProxy: true },
);
