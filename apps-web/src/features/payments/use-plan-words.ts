import { isEducationPlan, isIntervalKind, isTopUp, planLimits, taskEstimate } from '@ostoja/domain';
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
  readonly features: (plan: PlanOption) => PlanFeature[];
}

/** The words of plans, in the current language. */
export function usePlanWords(): PlanWords {
  const { t } = useMessages();
  const { money } = useFormats();
  const tasks = (points: number) =>
    points > 0 ? t('payments.feature.tasks', { count: taskEstimate(points) }) : '';
  return {
    name: (type) => t(planName(type)),
    period: ({ intervalName, intervalCnt }) =>
      intervalCnt > 0 && isIntervalKind(intervalName)
        ? t(`payments.period.${intervalName}`, { count: intervalCnt })
        : '',
    monthly: ({ monthly, currency }) => t('payments.card.monthly', { price: money(monthly, currency) }),
    tasks,
    features: ({ type, devices, eduTokens }) => [
      ...(devices > 0
        ? [
            { label: t('payments.feature.devices', { count: devices }) },
            { label: t('payments.feature.profiles', { count: planLimits(type).profiles }) },
            { label: t('payments.feature.limits') },
            { label: t('payments.feature.internet') },
            { label: t('payments.feature.location') },
            { label: t('payments.feature.reports') },
          ]
        : []),
      ...(isEducationPlan(type)
        ? [{ label: t('payments.feature.assistant') }, { label: t('payments.feature.subjects') }]
        : []),
      ...(eduTokens > 0 && !isTopUp(type) ? [{ label: tasks(eduTokens) }] : []),
    ],
  };
}
