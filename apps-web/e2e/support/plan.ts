import type { Page } from '@playwright/test';
import { logged } from '@ostoja/contracts';
import type { PlanType } from '@ostoja/domain';
import { amend } from './answers.js';

/** What the panel shall hear of the account's plan. */
interface Plan {
  readonly type: PlanType;
  /** Days until it ends. */
  readonly days: number;
}

/** Lets the panel hear of another plan than the account has, from the next look on; gives the way to change it. */
export async function pretendPlan(page: Page, first: Plan): Promise<(next: Plan) => void> {
  let plan = first;
  await amend(page, logged, (user) => ({
    ...user,
    lic: {
      ...user.lic,
      accountType: plan.type,
      validTo: Math.floor(Date.now() / 1000) + plan.days * 86_400,
    },
  }));
  return (next) => {
    plan = next;
  };
}
