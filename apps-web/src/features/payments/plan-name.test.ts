import { isTopUp, PlanType } from '@ostoja/domain';
import { expect, test } from 'vitest';
import { accountPlanName, planName } from './plan-name.js';

test('every plan that an account can have has a name of its own', () => {
  const plans = Object.values(PlanType).filter((type) => !isTopUp(type));
  expect(new Set(plans.map(planName)).size).toBe(plans.length);
});

test('a top-up is called by what it gives, and what nobody knows is no plan', () => {
  expect(planName(PlanType.TopUpSmall)).toBe('panel.plan.points');
  expect(planName(7)).toBe('panel.plan.none');
});

const nameOf = (accountType: number, accountTypeEdu: number) =>
  accountPlanName({ accountType, accountTypeEdu });

test('a plan with learning help beside it is called by both', () => {
  expect(nameOf(PlanType.Regular, PlanType.Edu)).toBe('panel.plan.regular-edu');
  expect(nameOf(PlanType.RegularEdu, PlanType.Edu)).toBe('panel.plan.regular-edu');
  expect(nameOf(PlanType.Regular, 0)).toBe('panel.plan.regular');
  expect(nameOf(PlanType.LicenceExpired, PlanType.Edu)).toBe('panel.plan.edu');
});
