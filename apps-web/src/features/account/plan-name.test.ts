import { isTopUp, PlanType } from '@ostoja/domain';
import { expect, test } from 'vitest';
import { planName } from './plan-name.js';

test('every plan that an account can have has a name of its own', () => {
  const plans = Object.values(PlanType).filter((type) => !isTopUp(type));
  expect(new Set(plans.map(planName)).size).toBe(plans.length);
});

test('a top-up is no plan, and neither is what nobody knows', () => {
  for (const type of [PlanType.TopUpSmall, 7]) expect(planName(type)).toBe('panel.plan.none');
});
