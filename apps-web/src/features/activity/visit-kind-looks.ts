import type { VisitKind } from '@ostoja/domain';
import type { MessageId } from '../../i18n/index.js';

/** The name of a category of visits, and its colour among the ten of the charts. */
export const visitKindLooks: Readonly<
  Record<VisitKind, { readonly label: MessageId; readonly colour: number; readonly mark: string }>
> = {
  approved: { label: 'activity.visits.kind.approved', colour: 1, mark: 'bg-chart-1' },
  safe: { label: 'activity.visits.kind.safe', colour: 5, mark: 'bg-chart-5' },
  'time-limit': { label: 'activity.visits.kind.time-limit', colour: 7, mark: 'bg-chart-7' },
  user: { label: 'activity.visits.kind.user', colour: 4, mark: 'bg-chart-4' },
  content: { label: 'activity.visits.kind.content', colour: 6, mark: 'bg-chart-6' },
};
