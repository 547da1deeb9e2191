import { Card, IconButton, Skeleton } from '@ostoja/ui';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useMessages } from '../../../i18n/index.js';
import { PageTitle } from '../../../layout/page-title.js';
import { useSelection, type Device, type Profile } from '../../../session/index.js';
import { useShownDay, useTimeWords, useToday } from '../../../time/index.js';
import { DeviceFreshness, deviceName } from '../../family/index.js';
import { NowCard, ProtectionCard, TimeLeftCard } from '../../rules/index.js';
import { useDay } from '../api/use-day.js';
import { DayCard } from './day-card.js';

const Tops = lazy(async () => ({ default: (await import('./tops.js')).Tops }));

/** /panel/summary: what a child did today, what is left of it, and what the last days were made of (panel spec §2). */
export function SummaryPage() {
  const { profile, device } = useSelection();
  return (
    <>
      <PageTitle id="activity.summary.title" />
      {profile ? <Summary key={profile.id} profile={profile} device={device} /> : <SummaryShape />}
    </>
  );
}

function Summary({ profile, device }: { readonly profile: Profile; readonly device: Device | null }) {
  const { t } = useMessages();
  const { weekday } = useTimeWords();
  const { date, isToday, previous, next, show } = useShownDay();
  return (
    <div className="grid gap-3.5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <div className="flex min-w-0 items-end gap-x-3 max-sm:w-full max-sm:justify-between sm:items-center">
          <h1 className="flex min-w-0 flex-wrap items-baseline gap-x-3.5 text-xl font-semibold tracking-tight [overflow-wrap:anywhere]">
            {t('activity.day.title', { name: profile.name, day: isToday ? 'today' : 'other' })}
            <span className="text-base font-normal tracking-normal text-ink-2">{weekday(date)}</span>
          </h1>
          <div className="flex shrink-0">
            <IconButton
              size="sm"
              label={t('time.day.previous')}
              disabled={previous === null}
              onClick={() => previous !== null && show(previous)}
            >
              <ChevronLeft aria-hidden />
            </IconButton>
            <IconButton
              size="sm"
              label={t('time.day.next')}
              disabled={next === null}
              onClick={() => next !== null && show(next)}
            >
              <ChevronRight aria-hidden />
            </IconButton>
          </div>
        </div>
        {device && <DeviceFreshness device={device} />}
      </div>
      <DayCard profile={profile} />
      {device && <DeviceSummary key={device.id} profile={profile} device={device} />}
    </div>
  );
}

function DeviceSummary({ profile, device }: { readonly profile: Profile; readonly device: Device }) {
  const { bounds } = useToday();
  const { data: day } = useDay(profile.id, bounds);
  const usedOf = day ? (id: number) => day.devices.find((own) => own.device === id)?.elapsed ?? 0 : null;
  return (
    <>
      <NowCard profile={profile} used={usedOf} />
      <div className="grid items-stretch gap-3.5 lg:grid-cols-[5fr_7fr]">
        <TimeLeftCard
          profile={profile.id}
          device={device}
          name={deviceName(device)}
          used={usedOf ? usedOf(device.id) : null}
        />
        <ProtectionCard profile={profile.id} device={device} name={deviceName(device)} />
      </div>
      <Suspense fallback={<TopsShape />}>
        <Tops profile={profile} device={device} />
      </Suspense>
    </>
  );
}

/** The shape of what the last days were made of: its charts are no part of the first screen. */
function TopsShape() {
  return (
    <div className="mt-3 grid gap-3.5" aria-hidden>
      <Skeleton className="h-9 w-64" />
      <div className="grid items-start gap-3.5 lg:grid-cols-[4fr_3fr]">
        <Skeleton className="h-80" />
        <Skeleton className="h-80" />
      </div>
    </div>
  );
}

/** The page's shape while there is no child to tell about: it lies blurred under the panel's message. */
function SummaryShape() {
  return (
    <div className="grid gap-3.5" aria-hidden>
      <Skeleton className="h-8 w-64" />
      <Card>
        <Skeleton lines={1} className="mb-4 max-w-120" />
        <Skeleton className="h-24" />
      </Card>
      <div className="grid gap-3.5 lg:grid-cols-2">
        <Skeleton className="h-32" />
        <Skeleton className="h-32" />
      </div>
      <Skeleton className="h-64" />
    </div>
  );
}
