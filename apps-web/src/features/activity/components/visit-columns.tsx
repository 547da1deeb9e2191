import type { DataListColumn } from '@ostoja/ui';
import type { ReactNode } from 'react';
import type { Texts } from '../../../i18n/index.js';
import type { TimeWords } from '../../../time/index.js';
import type { KeyedVisit } from '../keyed-visits.js';
import { VisitAddress } from './visit-address.js';
import { VisitKindMark } from './visit-kind-mark.js';
import { VisitMenu, type VisitActions } from './visit-menu.js';

/** The words and deeds that a visit is shown with. */
export interface VisitView {
  readonly t: Texts['t'];
  readonly dateTime: TimeWords['dateTime'];
  readonly actions: VisitActions;
}

const siteOf = ({ visit }: KeyedVisit): ReactNode => (
  <>
    <bdi className="block font-medium">{visit.domain}</bdi>
    <VisitAddress url={visit.url} />
  </>
);

/** A visit in a wide place: time, site with its address, category, and what to do about it. */
export function visitColumns({ t, dateTime, actions }: VisitView): readonly DataListColumn<KeyedVisit>[] {
  return [
    {
      id: 'time',
      header: t('activity.visits.time'),
      width: '9.5rem',
      cell: ({ visit }) => <span className="text-ink-2 tabular-nums">{dateTime(visit.ts)}</span>,
    },
    { id: 'site', header: t('activity.domains.domain'), rowHeader: true, cell: siteOf },
    {
      id: 'category',
      header: t('activity.visits.category'),
      width: '16rem',
      cell: ({ visit }) => <VisitKindMark code={visit.blocked} />,
    },
    {
      id: 'actions',
      header: t('activity.visits.actions-column'),
      hideHeader: true,
      width: '2.75rem',
      cell: ({ visit }) => <VisitMenu visit={visit} {...actions} />,
    },
  ];
}

/** A visit in a narrow place. */
export function visitCard(row: KeyedVisit, { dateTime, actions }: VisitView): ReactNode {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-2 gap-y-1.5">
      <div className="min-w-0 [overflow-wrap:anywhere]">{siteOf(row)}</div>
      <div className="-mt-2 -mr-3">
        <VisitMenu visit={row.visit} {...actions} />
      </div>
      <div className="col-span-2 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 text-sm">
        <VisitKindMark code={row.visit.blocked} />
        <span className="text-ink-2 tabular-nums">{dateTime(row.visit.ts)}</span>
      </div>
    </div>
  );
}
