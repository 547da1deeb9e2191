import { localTimeOf } from '@ostoja/domain';
import { Button, Dialog, DialogClose, ErrorState, Skeleton } from '@ostoja/ui';
import { useState, type ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { failureMessage } from '../../../api/index.js';
import { T, useMessages } from '../../../i18n/index.js';
import type { Device } from '../../../session/index.js';
import { useNow, useTimeZone } from '../../../time/index.js';
import { useExplanation, type WhySubject } from '../api/use-explanation.js';
import { momentAt, timeField } from '../why-moment.js';
import { rulePlace } from '../why-rule.js';
import { ExplainMoment, type AskedMoment } from './explain-moment.js';
import { ExplainVerdict } from './explain-verdict.js';

export interface ExplainProps {
  readonly profile: number;
  readonly device: Device;
  /** What is asked about. */
  readonly subject: WhySubject;
  /** What the subject is called: the app's name, the domain, the video's title. */
  readonly name: string;
  /** The moment it begins with, epoch seconds; the present when absent. */
  readonly at?: number;
}

export interface ExplainDialogProps extends ExplainProps {
  readonly open?: boolean;
  readonly onOpenChange?: (open: boolean) => void;
  /** The button that opens it; leave it out where something else does. */
  readonly trigger?: ReactElement;
}

/**
 * "Why is this blocked?": whether a device may use an app, a site or a video now or at another moment, why, until when,
 * and the way to the rule behind it. Judged by the rules as they are saved (decision 0096).
 */
export function ExplainDialog({ open, onOpenChange, trigger, ...asked }: ExplainDialogProps) {
  const { t } = useMessages();
  return (
    <Dialog
      {...(open === undefined ? {} : { open })}
      {...(onOpenChange ? { onOpenChange } : {})}
      {...(trigger ? { trigger } : {})}
      title={t('rules.why.title')}
      description={<span className="[overflow-wrap:anywhere]">{asked.name}</span>}
      closeLabel={t('app.close')}
    >
      <Explain {...asked} />
    </Dialog>
  );
}

/** What is there only while the dialog is open. */
function Explain({ profile, device, subject, at: given }: ExplainProps) {
  const { t } = useMessages();
  const now = useNow(30);
  const timeZone = useTimeZone();
  const [asked, setAsked] = useState<AskedMoment>(() => {
    const start = given ?? now;
    return {
      kind: given === undefined ? 'now' : 'other',
      day: localTimeOf(start, timeZone).date,
      time: timeField(start, timeZone),
    };
  });
  const chosen = asked.kind === 'now' ? now : momentAt(asked.day, asked.time, timeZone);
  // While a time is being typed, the answer to the last whole one stays
  const [lastWhole, setLastWhole] = useState(chosen ?? now);
  if (chosen !== null && chosen !== lastWhole) setLastWhole(chosen);
  const at = chosen ?? lastWhole;
  const { data, error, isValidating, isLoading, mutate } = useExplanation(
    { profile, device: device.id },
    subject,
    at,
  );
  const place = data && !error ? rulePlace(data.reason, subject) : null;
  const message = failureMessage(error);

  return (
    <div className="grid gap-4 pb-3">
      <ExplainMoment asked={asked} onChange={setAsked} now={now} />
      {error ? (
        <ErrorState
          title={t('rules.why.failed')}
          description={t(message.id, message.values)}
          onRetry={() => void mutate()}
          retryLabel={t('app.retry')}
          retrying={isValidating}
        />
      ) : data ? (
        <ExplainVerdict explanation={data} subject={subject} device={device} at={at} asking={isLoading} />
      ) : (
        <div className="grid min-h-44 content-start gap-3" aria-busy>
          <span className="sr-only">{t('app.loading')}</span>
          <Skeleton className="h-8 w-40" />
          <Skeleton lines={3} />
        </div>
      )}
      {place && (
        <DialogClose>
          <Button asChild variant="secondary" className="justify-self-start">
            <Link to={place.path}>
              <T id={place.label} />
            </Link>
          </Button>
        </DialogClose>
      )}
    </div>
  );
}
