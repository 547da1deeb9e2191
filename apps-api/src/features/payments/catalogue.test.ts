import { buyLicense, getPlans, listLicenses, listUpgrades, upgradeLicense } from '@ostoja/contracts';
import { PlanType, seedCatalogue } from '@ostoja/domain';
import { afterEach, expect, it } from 'vitest';
import { describeApplication } from '../../../test/application.js';
import { signedInParent } from '../../../test/factories/parents.js';
import { payInside, purchasesOf } from '../../../test/factories/payments.js';
import { failed, failureOf } from '../../../test/failure.js';
import { CataloguePrice } from './catalogue-price.entity.js';
import { BadTerms, Catalogue, type OfferedRow } from './catalogue.js';

const back = { cu: '/account/purchase-status', clu: '/account/purchase', l: 'pl' };
const polish = { l: 'pl' };
const prices = (PLN: number) => ({ PLN, EUR: 1000, USD: 1000, GBP: 1000 });

describeApplication('what the operator sells', (app) => {
  const catalogue = () => app().nest.get(Catalogue, { strict: false });
  const change = async (type: PlanType, terms: Partial<OfferedRow>) => {
    const row = await catalogue().row(type);
    if (!row) throw new Error(`${type} is not there`);
    await catalogue().change({ ...row, ...terms });
  };

  afterEach(() => app().database.repository(CataloguePrice).clear());

  it('is the seed until something is changed', async () => {
    const rows = await catalogue().rows();
    expect(rows.map(({ sold: _sold, changed: _changed, ...row }) => row)).toEqual(seedCatalogue);
    expect(rows.every(({ sold, changed }) => sold && !changed)).toBe(true);
  });

  it('has another price from the next question on, and the old one after a reset', async () => {
    const parent = await signedInParent(app());
    const price = async () =>
      (await parent.call(getPlans, polish)).plans.find(({ type }) => type === PlanType.Minimal)?.price;
    await change(PlanType.Minimal, { prices: prices(7777) });
    expect(await price()).toBe(7777);

    await catalogue().reset(PlanType.Minimal);
    expect(await price()).toBe(9900);
  });

  it('keeps the terms of what was begun and bought', async () => {
    const parent = await signedInParent(app());
    await parent.call(buyLicense, { ...back, lt: PlanType.TopUpSmall });
    await change(PlanType.TopUpSmall, { prices: prices(7777), eduTokens: 5 });
    const [purchase] = await purchasesOf(app(), parent);
    await payInside(app(), purchase?.sessionId ?? '');

    const { purchases } = await parent.call(listLicenses, polish);
    expect(purchases).toMatchObject([{ amount: 990, status: 1 }]);
    expect(await purchasesOf(app(), parent)).toMatchObject([{ credits: 30_000 }]);
  });

  it('does not sell what is taken out, neither as a purchase nor as an upgrade', async () => {
    const parent = await signedInParent(app());
    await parent.call(buyLicense, { ...back, lt: PlanType.Minimal });
    const [purchase] = await purchasesOf(app(), parent);
    await payInside(app(), purchase?.sessionId ?? '');
    await change(PlanType.Premium, { sold: false });
    await change(PlanType.Minimal, { sold: false });

    const { plans } = await parent.call(getPlans, polish);
    const upgrades = (await parent.call(listUpgrades, polish)).plans;
    for (const offered of [plans, upgrades])
      expect(offered.map(({ type }) => type)).not.toContain(PlanType.Premium);
    // What runs can be lifted although it is not sold any more
    expect(upgrades.map(({ type }) => type)).toContain(PlanType.Regular);
    for (const action of [buyLicense, upgradeLicense]) {
      const refused = parent.call(action, { ...back, lt: PlanType.Premium });
      expect(await failureOf(refused)).toEqual(failed(18));
    }
  });

  it('stores no terms that nobody could pay', async () => {
    for (const broken of [
      { prices: prices(0) },
      { prices: prices(-100) },
      { prices: prices(99.5) },
      { prices: prices(Number.NaN) },
      { prices: prices(99_999_999) },
      { prices: { PLN: 9900 } as OfferedRow['prices'] },
      { eduTokens: -1 },
    ]) {
      await expect(change(PlanType.Minimal, broken)).rejects.toBeInstanceOf(BadTerms);
    }
    expect(await app().database.repository(CataloguePrice).count()).toBe(0);
  });
});
