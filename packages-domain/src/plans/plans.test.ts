import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canUpgrade, hasEducation, isDemo, isExpired, isPlanValid } from './account-plan.js';
import { planLimits } from './plan-limits.js';
import { isPlanType, isTopUp, parentalHalf, PlanType } from './plan-type.js';
import {
  listedStatus,
  shouldPollAgain,
  shownPurchaseStatus,
  TransactionStatus,
} from './transaction-status.js';

const plan = (accountType: number, accountTypeEdu = 0) => ({ accountType, accountTypeEdu });

describe('a plan', () => {
  it('is valid from type 100, or with any education type', () => {
    expect(isPlanValid(plan(99))).toBe(false);
    expect(isPlanValid(plan(100))).toBe(true);
    expect(isPlanValid(plan(PlanType.DemoExpired, PlanType.Edu))).toBe(true);
  });

  it('is demo, or expired, by its type', () => {
    expect(isDemo(plan(PlanType.Demo))).toBe(true);
    expect(isDemo(plan(PlanType.DemoExpired))).toBe(false);
    expect([PlanType.DemoExpired, PlanType.LicenceExpired].every((type) => isExpired(plan(type)))).toBe(true);
    expect(isExpired(plan(PlanType.Demo))).toBe(false);
  });

  it('has education alone or combined', () => {
    expect(hasEducation(plan(PlanType.Regular))).toBe(false);
    expect(hasEducation(plan(PlanType.Regular, PlanType.Edu))).toBe(true);
    expect(hasEducation(plan(PlanType.PremiumEdu))).toBe(true);
  });

  it('is taken as its parental half when combined', () => {
    expect(parentalHalf(PlanType.RegularEdu)).toBe(PlanType.Regular);
    expect(parentalHalf(PlanType.Edu)).toBe(PlanType.None);
    expect(parentalHalf(PlanType.TopUpLarge)).toBe(PlanType.None);
    expect(parentalHalf(PlanType.Demo)).toBe(PlanType.Demo);
  });

  it('offers an upgrade below premium', () => {
    expect(canUpgrade(plan(PlanType.Regular))).toBe(true);
    expect(canUpgrade(plan(PlanType.Premium))).toBe(false);
    expect(canUpgrade(plan(PlanType.PremiumEdu))).toBe(false);
  });

  it('is one of the known types', () => {
    expect(isPlanType(1200)).toBe(true);
    expect(isPlanType(150)).toBe(false);
    expect(isTopUp(20002)).toBe(true);
    expect(isTopUp(1300)).toBe(false);
  });
});

describe('the limits of a plan', () => {
  it('grow with it', () => {
    expect(planLimits(PlanType.Minimal)).toEqual({ devices: 1, profiles: 3 });
    expect(planLimits(PlanType.Regular)).toEqual({ devices: 3, profiles: 5 });
    expect(planLimits(PlanType.Premium)).toEqual({ devices: 10, profiles: 10 });
  });

  it('are those of regular for a demo, and of the parental half for a combined plan', () => {
    expect(planLimits(PlanType.Demo)).toEqual(planLimits(PlanType.Regular));
    expect(planLimits(PlanType.PremiumEdu)).toEqual(planLimits(PlanType.Premium));
  });

  it('are those of minimal without a parental plan', () => {
    for (const type of [PlanType.None, PlanType.LicenceExpired, PlanType.Edu, 777]) {
      expect(planLimits(type)).toEqual(planLimits(PlanType.Minimal));
    }
  });

  it('are the operator’s to change', () => {
    const one = { devices: 1, profiles: 1 };
    expect(planLimits(PlanType.Premium, { minimal: one, regular: one, premium: one })).toEqual(one);
  });
});

describe('a payment', () => {
  it('is listed as pending when its status is not known', () => {
    expect(listedStatus(-2)).toBe(TransactionStatus.Refunded);
    expect(listedStatus(42)).toBe(TransactionStatus.Pending);
    expect(listedStatus(-999)).toBe(TransactionStatus.Pending);
  });

  it('is asked about at most 15 times while pending', () => {
    expect(shouldPollAgain(TransactionStatus.Pending, 14)).toBe(true);
    expect(shouldPollAgain(TransactionStatus.Pending, 15)).toBe(false);
    expect(shouldPollAgain(TransactionStatus.Completed, 1)).toBe(false);
  });
});

describe('a purchase', () => {
  it('is shown as unknown when nobody knows its status', () => {
    expect(shownPurchaseStatus(-3)).toBe(TransactionStatus.AwaitingConfirmation);
    expect(shownPurchaseStatus(42)).toBe(TransactionStatus.Unknown);
  });
});

describe('every plan', () => {
  const types = fc.oneof(fc.constantFrom(...Object.values(PlanType)), fc.integer({ min: 0, max: 30_000 }));

  it('is valid from 100 on or with education, and never while it is demo or expired without', () => {
    fc.assert(
      fc.property(types, fc.nat(2000), (accountType, accountTypeEdu) => {
        const one = plan(accountType, accountTypeEdu);
        expect(isPlanValid(one)).toBe(accountType >= 100 || accountTypeEdu > 0);
        if (accountTypeEdu === 0 && (isDemo(one) || isExpired(one))) expect(isPlanValid(one)).toBe(false);
      }),
    );
  });

  it('is shown and listed with a status of the catalogue, whatever the wire says', () => {
    fc.assert(
      fc.property(fc.integer(), (status) => {
        expect(Object.values(TransactionStatus)).toContain(shownPurchaseStatus(status));
        expect([0, 1, -1, -2, -3, -100]).toContain(listedStatus(status));
      }),
    );
  });
});
