import { PieShare } from '@ostoja/ui/charts';
import { useFormats, useMessages, type MessageId } from '../../../i18n/index.js';
import { pieParts, type Counted } from '../pie-parts.js';
import { ChartCard, type LoadState } from './chart-card.js';

interface SharesCardProps {
  readonly title: MessageId;
  readonly empty: MessageId;
  readonly column: MessageId;
  /** How many, in words: "12 visits". */
  readonly counted: MessageId;
  readonly list: readonly Counted[];
  /** Opens what is behind a line of the list. */
  readonly onSelect?: (label: string) => void;
  readonly state: LoadState;
}

/** A top list as shares of everything. */
export function SharesCard({ title, empty, column, counted, list, onSelect, state }: SharesCardProps) {
  const { t } = useMessages();
  const { percent } = useFormats();
  const format = (count: number) => t(counted, { count });
  return (
    <ChartCard
      title={title}
      empty={empty}
      state={state}
      isEmpty={list.length === 0}
      table={{
        columns: [t(column), t('activity.chart.count'), t('activity.chart.share')],
        rows: list.map(({ label, count, percent: share }) => [label, String(count), percent(share / 100)]),
      }}
    >
      <PieShare
        label={t(title)}
        parts={pieParts(list, t('activity.chart.other'))}
        format={format}
        formatShare={percent}
        minLabelShare={0.1}
        {...(onSelect ? { onSelect: ({ id, label }) => id === label && onSelect(label) } : {})}
      />
    </ChartCard>
  );
}
