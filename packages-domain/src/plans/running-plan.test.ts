import { describe, expect, it } from 'vitest';
import type { LedgerEntry } from './ledger-entry.js';
import { PlanType } from './plan-type.js';
import { runningPlan } from './running-plan.js';

const plan = (key: string, type: PlanType, seconds: number): LedgerEntry => ({
  kind: 'plan',
  key,
  at: 1000,
  type,
  seconds,
  credits: 0,
});

const set = (type: PlanType, until: number): LedgerEntry => ({
  kind: 'set',
  key: 's',
  at: 1000,
  type,
  until,
});

describe('the plan that can be lifted', () => {
  it('is what runs, with what is left of it', () => {
    expect(runningPlan([plan('a', PlanType.Regular, 100)], 1040)).toEqual({ type: 200, seconds: 60 });
    expect(runningPlan([plan('a', PlanType.Edu, 100)], 1040)).toEqual({ type: 1000, seconds: 60 });
  });

  it('is combined where both halves run, however they were bought', () => {
    const halves = [plan('a', PlanType.Regular, 100), plan('b', PlanType.Edu, 50)];
    expect(runningPlan(halves, 1040)).toEqual({ type: 1200, seconds: 60 });
    expect(runningPlan(halves, 1060)).toEqual({ type: 200, seconds: 40 });
  });

  it('is none in a demo, for a reward, after the end, and without an end', () => {
    expect(runningPlan([set(PlanType.Demo, 2000)], 1001)).toBeUndefined();
    expect(runningPlan([{ kind: 'days', key: 'd', at: 1000, seconds: 100 }], 1001)).toBeUndefined();
    expect(runningPlan([plan('a', PlanType.Regular, 100)], 1100)).toBeUndefined();
    expect(runningPlan([set(PlanType.Regular, 0)], 1001)).toBeUndefined();
  });
});
