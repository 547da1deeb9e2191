import { MAX_GPS_POINTS } from '@ostoja/contracts';
import { localDayBounds, localTimeOf, speedUnit } from '@ostoja/domain';
import { Banner, Card, EmptyState, ErrorState, StaleBadge } from '@ostoja/ui';
import { allHours, hourWindow, TrailMap, type TrailMapControl } from '@ostoja/ui/map';
import { MapPinOff } from 'lucide-react';
import { useMemo, useState } from 'react';
import { failureMessage } from '../../../api/index.js';
import { T, useMessages } from '../../../i18n/index.js';
import type { Device, Profile } from '../../../session/index.js';
import { useNow, useTimeWords, useTimeZone, type ShownDay } from '../../../time/index.js';
import { deviceName } from '../../family/index.js';
import { usePositions, type Positions } from '../api/use-positions.js';
import { dayStays, staysWithin } from '../day-stays.js';
import { mapGround } from '../map-ground.js';
import { useMapAddress } from '../use-map-address.js';
import { useTrailWords } from '../use-trail-words.js';
import type { LocalizationVariant } from '../variant.js';
import { DaySentence } from './day-sentence.js';
import { StayList } from './stay-list.js';

interface DayMapProps {
  readonly profile: Profile;
  readonly device: Device;
  readonly shownDay: ShownDay;
  /** Whether the rules say that places are not to be reported. */
  readonly isOff: boolean;
  readonly variant: LocalizationVariant;
}

/** Where a phone was on a day: its way on the map, and beside it where it stayed. */
export function DayMap({ profile, device, shownDay, isOff, variant }: DayMapProps) {
  const { t } = useMessages();
  const words = useTrailWords(profile.name);
  const { bounds, isToday } = shownDay;
  const { data, error, isValidating, mutate } = usePositions(profile.id, device.id, bounds, isToday);
  if (error && !data) {
    const message = failureMessage(error);
    return (
      <Card>
        <ErrorState
          title={t('location.failed')}
          description={t(message.id, message.values)}
          onRetry={() => void mutate()}
          retryLabel={t('app.retry')}
          retrying={isValidating}
        />
      </Card>
    );
  }
  if (!data) {
    return (
      <Card>
        <TrailMap {...words} {...mapGround} from={bounds.from} to={bounds.to} positions={[]} loading />
      </Card>
    );
  }
  const stale = error && (
    <StaleBadge state="old" className="mb-2">
      <T id="location.stale" />
    </StaleBadge>
  );
  if (data.fb === 0 && data.data.length > 0) {
    return (
      <>
        {stale}
        <KnownDay {...{ shownDay, variant, words }} positions={data} />
      </>
    );
  }
  const [last] = data.data;
  return last ? (
    <LastKnown {...{ last, words, isToday }} />
  ) : (
    <Card>
      {stale}
      <NeverSeen {...{ device, isOff }} />
    </Card>
  );
}

interface KnownDayProps extends Pick<DayMapProps, 'shownDay' | 'variant'> {
  readonly positions: Positions;
  readonly words: ReturnType<typeof useTrailWords>;
}

function KnownDay({ shownDay: { bounds, isToday }, variant, positions, words }: KnownDayProps) {
  const { t, language } = useMessages();
  const now = useNow(30);
  const timeZone = useTimeZone();
  const { shown, show } = useMapAddress();
  const [time, setTime] = useState<number | null>(null);
  const stays = useMemo(
    () => dayStays(positions.dataEx, (number) => t('location.place', { number })),
    [positions.dataEx, t],
  );
  const window = useMemo(() => hourWindow(bounds, shown.hours, timeZone), [bounds, shown.hours, timeZone]);
  const { clock } = useTimeWords();
  const last = positions.data.at(-1);
  const isCut = positions.data.length >= MAX_GPS_POINTS;
  const isPlain = variant === 'plain';
  return (
    <div className={isPlain ? 'grid' : 'grid items-start gap-3.5 lg:grid-cols-[minmax(0,1fr)_17rem]'}>
      <Card>
        <TrailMap
          {...words}
          {...mapGround}
          from={bounds.from}
          to={bounds.to}
          positions={positions.data}
          stays={stays}
          timeZone={timeZone}
          speedUnit={speedUnit(language)}
          {...(isToday ? { now } : {})}
          sentence={<DaySentence positions={positions.data} stays={stays} now={isToday ? now : null} />}
          notice={
            isCut &&
            last && (
              <Banner tone="look">
                {t('location.cut', { count: MAX_GPS_POINTS, time: clock(last.ts) })}
              </Banner>
            )
          }
          hours={shown.hours}
          onHoursChange={(hours) => show({ hours })}
          view={shown.view}
          onViewChange={(view) => show({ view })}
          showSpeed={isPlain || shown.showSpeed}
          onShowSpeedChange={(showSpeed) => show({ showSpeed })}
          controls={isPlain ? plainControls : fullControls}
          time={time}
          onTimeChange={setTime}
        />
      </Card>
      {!isPlain && (
        <StayList
          stays={staysWithin(stays, window)}
          time={time}
          onShow={(stay) => {
            setTime(stay.from);
            show({ view: 'map' });
          }}
        />
      )}
    </div>
  );
}

const fullControls: readonly TrailMapControl[] = ['hours', 'speed'];
const plainControls: readonly TrailMapControl[] = ['hours'];
const noControls: readonly TrailMapControl[] = [];

interface LastKnownProps {
  readonly last: Positions['data'][number];
  readonly isToday: boolean;
  readonly words: ReturnType<typeof useTrailWords>;
}

/** A day without a position: where the phone was last before it, and how old that is. */
function LastKnown({ last, isToday, words }: LastKnownProps) {
  const { t, language } = useMessages();
  const now = useNow(30);
  const timeZone = useTimeZone();
  const { ago, clock, weekday } = useTimeWords();
  const { shown, show } = useMapAddress();
  const { date } = localTimeOf(last.ts, timeZone);
  const { from, to } = localDayBounds(date, timeZone);
  const positions = useMemo(() => [last], [last]);
  const day = isToday ? 'today' : 'other';
  return (
    <Card>
      <TrailMap
        {...words}
        {...mapGround}
        {...{ from, to, positions, timeZone }}
        speedUnit={speedUnit(language)}
        sentence={t('location.none', { day })}
        notice={
          <Banner tone="look">
            {t('location.last-known', { date: weekday(date), time: clock(last.ts), ago: ago(last.ts, now) })}
          </Banner>
        }
        hours={allHours}
        view={shown.view}
        onViewChange={(view) => show({ view })}
        controls={noControls}
      />
    </Card>
  );
}

/** Nothing at all is known: says what would have to happen. */
function NeverSeen({ device, isOff }: Pick<DayMapProps, 'device' | 'isOff'>) {
  const { t } = useMessages();
  const now = useNow(30);
  const { ago } = useTimeWords();
  const name = deviceName(device);
  return (
    <EmptyState
      icon={<MapPinOff />}
      title={t('location.empty')}
      description={
        <span className="[overflow-wrap:anywhere]">
          {isOff
            ? t('location.never.off')
            : !device.online && device.lastSeen > 0
              ? t('location.never.offline', { device: name, ago: ago(device.lastSeen, now) })
              : t('location.never.waiting', { device: name })}
        </span>
      }
    />
  );
}
