import { formatTime, localTimeOf, zoneOffset } from '@ostoja/domain';
import { Spinner } from '@ostoja/ui';
import { CircleCheck, Info, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMessages } from '../../../i18n/index.js';
import type { Device } from '../../../session/index.js';
import { useNow, useTimeWords, useTimeZone } from '../../../time/index.js';
import { deviceName } from '../../family/index.js';
import type { Explanation, WhySubject } from '../api/use-explanation.js';
import { reasonText, usedBy } from '../why-rule.js';

interface ExplainVerdictProps {
  readonly explanation: Explanation;
  readonly subject: WhySubject;
  readonly device: Device;
  /** The moment that was asked about, epoch seconds. */
  readonly at: number;
  /** Another answer is on its way. */
  readonly asking: boolean;
}

/** A verdict in plain words: allowed or not, why, until when, and how much of the day is used. */
export function ExplainVerdict({ explanation, subject, device, at, asking }: ExplainVerdictProps) {
  const { t } = useMessages();
  const { duration } = useTimeWords();
  const { allowed, reason, until } = explanation;
  const Icon = allowed ? CircleCheck : Lock;
  const use = usedBy(subject);
  const isAboutTime = allowed || reason === 'daily-limit' || reason === 'weekly-limit';
  const allowance = use === null || !isAboutTime ? null : explanation.allowance[use];
  return (
    <div
      data-slot="explanation"
      data-state={allowed ? 'allowed' : 'blocked'}
      aria-busy={asking || undefined}
      className="grid gap-3"
    >
      <output
        className={`flex items-center gap-2 text-lg font-semibold ${allowed ? 'text-brand' : 'text-stop'}`}
      >
        {asking ? (
          <Spinner size="sm" className="size-5 place-content-center" />
        ) : (
          <Icon aria-hidden className="size-5 shrink-0" />
        )}
        {t(allowed ? 'rules.why.allowed' : 'rules.why.blocked')}
      </output>
      <dl className="grid gap-x-4 gap-y-1 sm:grid-cols-[auto_minmax(0,1fr)] sm:gap-y-2">
        <Row name={t('rules.why.reason')}>{t(reasonText(reason))}</Row>
        <Row name={t('rules.why.until')}>
          {until === null ? t('rules.why.until-changed') : <Moment at={until} from={at} />}
        </Row>
        {use !== null && allowance !== null && (
          <Row name={t('rules.why.used')}>
            {t('rules.why.used-of', {
              used: duration(explanation.used[use]),
              limit: duration(allowance),
            })}
          </Row>
        )}
      </dl>
      <Notes explanation={explanation} subject={subject} device={device} at={at} />
    </div>
  );
}

function Row({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <>
      <dt className="text-sm leading-6 text-ink-2">{name}</dt>
      <dd className="mb-1 sm:mb-0">{children}</dd>
    </>
  );
}

/** A moment as a time of day, with its day where that is another one. */
function Moment({ at, from }: { readonly at: number; readonly from: number }) {
  const timeZone = useTimeZone();
  const { clock, weekday } = useTimeWords();
  const { date } = localTimeOf(at, timeZone);
  return date === localTimeOf(from, timeZone).date ? clock(at) : `${weekday(date)}, ${clock(at)}`;
}

/** What keeps the device from acting as explained, or the explanation from being whole. */
function Notes({ explanation, subject, device, at }: Omit<ExplainVerdictProps, 'asking'>) {
  const { t, language } = useMessages();
  const timeZone = useTimeZone();
  const { ago } = useTimeWords();
  const now = useNow();
  const { known, lastSeen, rules, version } = explanation;
  const name = deviceName(device);
  const notes: string[] = [];
  if (rules.inForce.version < version) notes.push(t('rules.why.note.older-rules', { device: name }));
  if (!known) {
    notes.push(
      t(subject.kind === 'video' ? 'rules.why.note.unknown-video' : 'rules.why.note.unknown-app', {
        device: name,
      }),
    );
  }
  if (!device.online && lastSeen > 0)
    notes.push(t('rules.why.note.silent', { device: name, ago: ago(lastSeen, now) }));
  if (zoneOffset(at, explanation.timeZone) !== zoneOffset(at, timeZone)) {
    notes.push(t('rules.why.note.zone', { time: formatTime(at, language, explanation.timeZone) }));
  }
  if (notes.length === 0) return null;
  return (
    <ul className="grid gap-1.5 border-t border-line pt-3 text-sm text-ink-2">
      {notes.map((note) => (
        <li key={note} className="flex gap-2 [overflow-wrap:anywhere]">
          <Info aria-hidden className="mt-0.5 size-4 shrink-0 text-ink-3" />
          <span className="min-w-0">{note}</span>
        </li>
      ))}
    </ul>
  );
}
