import { isEducationPlan, isIntervalKind, planLimits, taskEstimate } from '@ostoja/domain';
import type { PlanFeature } from '@ostoja/ui';
import { useFormats, useMessages } from '../../i18n/index.js';

import type { PlanOption } from './api/use-plans.js';
import { planName } from './plan-name.js';

/** What is said of anything that is for sale. */
export interface PlanWords {
  readonly name: (type: number) => string;
  /** "for a year", "for 2 years"; nothing for what has no time. */
  readonly period: (plan: Pick<PlanOption, 'intervalName' | 'intervalCnt'>) => string;
  /** "12.42 zł a month" */
  readonly monthly: (plan: Pick<PlanOption, 'monthly' | 'currency'>) => string;
  /** "about 100 tasks"; nothing without knowledge points. */
  readonly tasks: (points: number) => string;
  /** What it has, with its own numbers. */
  readonly features: (plan: PlanOption) => PlanFeature[];
  /** What every plan for the same has. */
  readonly common: (plan: PlanOption) => string[];
}

/** The words of plans, in the current language. */
export function usePlanWords(): PlanWords {
  const { t } = useMessages();
  const { money } = useFormats();
  const tasks = (points: number) =>
    points > 0 ? t('payments.feature.tasks', { count: taskEstimate(points) }) : '';
  const numbers = ({ type, devices, eduTokens }: PlanOption) => [
    ...(devices > 0
      ? [
          t('payments.feature.devices', { count: devices }),
          t('payments.feature.profiles', { count: planLimits(type).profiles }),
        ]
      : []),
    ...(eduTokens > 0 ? [tasks(eduTokens)] : []),
  ];
  const common = ({ type, devices }: PlanOption) => [
    ...(devices > 0
      ? [
          t('payments.feature.limits'),
          t('payments.feature.internet'),
          t('payments.feature.location'),
          t('payments.feature.reports'),
        ]
      : []),
    ...(isEducationPlan(type) ? [t('payments.feature.assistant'), t('payments.feature.subjects')] : []),
  ];
  return {
    name: (type) => t(planName(type)),
    period: ({ intervalName, intervalCnt }) =>
      intervalCnt > 0 && isIntervalKind(intervalName)
        ? t(`payments.period.${intervalName}`, { count: intervalCnt })
        : '',
    monthly: ({ monthly, currency }) => t('payments.card.monthly', { price: money(monthly, currency) }),
    tasks,
    features: (plan) => [...numbers(plan), ...common(plan)].map((label) => ({ label })),
    common,
  };
}
