import { PieShare, type PiePart } from '@ostoja/ui/charts';
import { useMemo } from 'react';
import { useFormats, useMessages } from '../../../i18n/index.js';
import type { useVisits } from '../api/use-visits.js';
import { visitKindLooks } from '../visit-kind-looks.js';
import { tallyVisits, visitKinds } from '../visit-tally.js';
import { ChartCard } from './chart-card.js';

interface VisitKindsCardProps {
  readonly visits: ReturnType<typeof useVisits>;
  /** Called with the category that a parent wants to see. */
  readonly onSelect: (kind: string) => void;
}

/** How many visits were approved, safe, and blocked by time, by the user or by content (panel spec §2, Statistics). */
export function VisitKindsCard({ visits: { visits, total, ...loading }, onSelect }: VisitKindsCardProps) {
  const { t } = useMessages();
  const { percent, number } = useFormats();
  const parts: readonly PiePart[] = useMemo(() => {
    const tally = tallyVisits(visits ?? []);
    return visitKinds
      .filter((kind) => tally[kind] > 0)
      .map((kind) => {
        const { label, colour } = visitKindLooks[kind];
        return { id: kind, label: t(label), value: tally[kind], colour };
      });
  }, [visits, t]);
  const counted = visits?.length ?? 0;
  const title = 'activity.visits.by-kind';
  return (
    <ChartCard
      title={title}
      empty="activity.domains.empty"
      state={{
        loaded: visits !== undefined,
        failure: loading.failure,
        retrying: loading.isValidating,
        retry: loading.retry,
      }}
      isEmpty={counted === 0}
      table={{
        columns: [t('activity.visits.category'), t('activity.chart.count'), t('activity.chart.share')],
        rows: parts.map(({ label, value }) => [label, number(value), percent(value / counted)]),
      }}
    >
      <PieShare
        label={t(title)}
        parts={parts}
        format={(count) => t('activity.domains.visits', { count })}
        formatShare={percent}
        minLabelShare={0.1}
        onSelect={({ id }) => onSelect(id)}
      />
      {counted < total && (
        <p className="mt-3 text-sm text-ink-2">
          {t('activity.visits.counted', { counted: number(counted), total: number(total) })}
        </p>
      )}
    </ChartCard>
  );
}
