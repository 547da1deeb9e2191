import { PlanType } from '@ostoja/domain';
import { describe, expect, it, test } from 'vitest';
import type { PlanOption } from './api/use-plans.js';
import {
  cheapestMonthly,
  currentType,
  deviceChoices,
  firstDeviceChoice,
  isPlanKind,
  kindOf,
  plansOf,
  soldKind,
} from './plan-kind.js';

const plan = (type: number, devices = 0, monthly = 1000): PlanOption => ({
  type,
  devices,
  monthly,
  till: 0,
  price: monthly * 12,
  basePrice: monthly * 12,
  currency: 'PLN',
  discount: 0,
  eduTokens: 0,
  description: '',
  intervalName: 'year',
  intervalCnt: 1,
  subscriptionPrice: monthly * 12,
  amount: monthly * 12,
  countryCode: 'PL',
  email: '',
});

describe('what a plan is for', () => {
  it.each([
    [PlanType.Minimal, 'parental'],
    [PlanType.Premium, 'parental'],
    [PlanType.Edu, 'education'],
    [PlanType.MinimalEdu, 'combined'],
    [PlanType.PremiumEdu, 'combined'],
    [PlanType.TopUpSmall, null],
  ])('of type %i is %s', (type, kind) => expect(kindOf(type)).toBe(kind));

  it('is read from an address, which may say anything', () => {
    expect(isPlanKind('combined')).toBe(true);
    expect(isPlanKind('toString')).toBe(false);
    expect(isPlanKind(null)).toBe(false);
  });

  it('groups the plans in the order in which they are sold', () => {
    const all = [plan(PlanType.Premium), plan(PlanType.Edu), plan(PlanType.Minimal)];
    expect(plansOf(all, 'parental').map(({ type }) => type)).toEqual([PlanType.Premium, PlanType.Minimal]);
  });
});

test('what is not sold is not shown, whatever was wanted', () => {
  const plans = [plan(PlanType.Edu), plan(PlanType.MinimalEdu, 1)];
  expect(soldKind(plans, 'combined')).toBe('combined');
  expect(soldKind(plans, 'parental')).toBe('education');
});

describe('the number of devices', () => {
  it('is chosen from what the plans hold, from the fewest', () => {
    expect(deviceChoices([plan(300, 10), plan(100, 1), plan(200, 3), plan(1200, 3)])).toEqual([1, 3, 10]);
    expect(deviceChoices([plan(PlanType.Edu)])).toEqual([]);
  });

  it('begins with what was asked for, else with the smallest plan that holds the family', () => {
    expect(firstDeviceChoice([1, 3, 10], 10, 2)).toBe(10);
    expect(firstDeviceChoice([1, 3, 10], 0, 0)).toBe(1);
    expect(firstDeviceChoice([1, 3, 10], 7, 2)).toBe(3);
    expect(firstDeviceChoice([1, 3, 10], 0, 30)).toBe(10);
    expect(firstDeviceChoice([], 0, 2)).toBe(0);
  });
});

test('the cheapest plan of some is the one with the smallest monthly price', () => {
  expect(cheapestMonthly([plan(200, 3, 1242), plan(100, 1, 825)])?.type).toBe(100);
  expect(cheapestMonthly([])).toBeUndefined();
});

test.each([
  [PlanType.Regular, 0, PlanType.Regular],
  [PlanType.Regular, PlanType.Edu, PlanType.RegularEdu],
  [PlanType.None, PlanType.Edu, PlanType.Edu],
  [PlanType.Demo, 0, 0],
  [PlanType.LicenceExpired, 0, 0],
  [PlanType.Reward, 0, 0],
])('an account of %i and %i goes on with %i', (accountType, accountTypeEdu, type) => {
  expect(currentType({ accountType, accountTypeEdu })).toBe(type);
});
