import { Button, Dialog } from '@ostoja/ui';
import { Check } from 'lucide-react';
import { useMessages } from '../../../i18n/index.js';
import type { PlanOption } from '../api/use-plans.js';
import { useReviews } from '../api/use-reviews.js';
import { plansOf, type PlanKind } from '../plan-kind.js';
import { usePlanWords } from '../use-plan-words.js';
import { DrawnFilm } from './film/drawn-film.js';
import { RatingLine } from './rating-line.js';

interface DetailsDialogProps {
  readonly kind: PlanKind;
  readonly plans: readonly PlanOption[];
  readonly onChoose: () => void;
  readonly onClose: () => void;
}

/**
 * What a kind of plan is: a film, what is in it, and what customers think of it (panel spec §2). The film is drawn by the
 * page itself (decision 0173).
 */
export function DetailsDialog({ kind, plans, onChoose, onClose }: DetailsDialogProps) {
  const { t } = useMessages();
  const words = usePlanWords();
  const reviews = useReviews();
  const largest = plansOf(plans, kind).at(-1);
  // How many devices, children and tasks stands on the cards; here is what all plans of the kind have
  const features = largest ? words.common(largest) : [];
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(open) => !open && onClose()}
      title={t(`payments.kind.${kind}`)}
      description={t(`payments.kind.${kind}.text`)}
      closeLabel={t('app.close')}
      footer={<Button onClick={onChoose}>{t('payments.details.choose')}</Button>}
    >
      <div className="grid gap-5">
        <DrawnFilm kind={kind} />
        <section aria-labelledby="details-features" className="grid gap-2">
          <h3 id="details-features" className="font-semibold">
            {t('payments.details.features')}
          </h3>
          <ul className="grid gap-2 sm:grid-cols-2">
            {features.map((feature) => (
              <li key={feature} className="flex min-w-0 items-start gap-2">
                <Check aria-hidden className="mt-0.5 size-4.5 shrink-0 text-brand" />
                <span className="min-w-0 [overflow-wrap:anywhere]">{feature}</span>
              </li>
            ))}
          </ul>
        </section>
        <RatingLine reviews={reviews} />
      </div>
    </Dialog>
  );
}
