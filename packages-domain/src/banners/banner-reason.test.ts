import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PlanType } from '../plans/plan-type.js';
import { bannerReason, type BannerAccount } from './banner-reason.js';

const now = 1_800_000_000;
const day = 86_400;

const account = (overrides: Partial<BannerAccount> = {}): BannerAccount => ({
  accountType: PlanType.Regular,
  accountTypeEdu: 0,
  planValidTill: now + 100 * day,
  isSubscription: false,
  ...overrides,
});
const reasonOf = (overrides: Partial<BannerAccount>, path = '/panel/summary') =>
  bannerReason(account(overrides), now, path);

describe('the banner', () => {
  it('says expired for an expired demo without education', () => {
    expect(reasonOf({ accountType: PlanType.DemoExpired })).toEqual({ reason: 'expired' });
    expect(reasonOf({ accountType: PlanType.DemoExpired, accountTypeEdu: PlanType.Edu })).toEqual({
      reason: 'none',
    });
  });

  it('says lic-expired for an expired licence', () => {
    expect(reasonOf({ accountType: PlanType.LicenceExpired })).toEqual({ reason: 'lic-expired' });
  });

  it('says demo without a valid plan', () => {
    expect(reasonOf({ accountType: PlanType.Demo })).toEqual({ reason: 'demo' });
    expect(reasonOf({ accountType: PlanType.None })).toEqual({ reason: 'demo' });
    expect(reasonOf({ accountType: PlanType.Demo, accountTypeEdu: PlanType.Edu })).toEqual({
      reason: 'none',
    });
  });

  it('says ending-soon in the last 14 days of a paid plan, days rounded and at least 1', () => {
    expect(reasonOf({ planValidTill: now + 14 * day })).toEqual({ reason: 'ending-soon', days: 14 });
    expect(reasonOf({ planValidTill: now + 14 * day + 1 })).toEqual({ reason: 'none' });
    expect(reasonOf({ planValidTill: now + 1.6 * day })).toEqual({ reason: 'ending-soon', days: 2 });
    expect(reasonOf({ planValidTill: now + 60 })).toEqual({ reason: 'ending-soon', days: 1 });
    expect(reasonOf({ planValidTill: now })).toEqual({ reason: 'none' });
  });

  it('takes a combined plan as its parental half, and education alone as none', () => {
    const planValidTill = now + day;
    expect(reasonOf({ accountType: PlanType.MinimalEdu, planValidTill }).reason).toBe('ending-soon');
    expect(reasonOf({ accountType: PlanType.Edu, planValidTill }).reason).toBe('none');
  });

  it('is hidden on account pages and for subscriptions', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...Object.values(PlanType)),
        fc.integer({ min: -30, max: 30 }),
        (accountType, days) => {
          const ending = { accountType, planValidTill: now + days * day };
          expect(reasonOf(ending, '/account/purchase').reason).toBe('none');
          expect(reasonOf({ ...ending, isSubscription: true }).reason).toBe('none');
        },
      ),
    );
    expect(reasonOf({ accountType: PlanType.Demo }, '/accounting').reason).toBe('demo');
  });
});
