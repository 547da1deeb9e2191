import { Button, Card, Lightbox, Skeleton } from '@ostoja/ui';
import { Maximize2, RefreshCw, RotateCw } from 'lucide-react';
import { useState } from 'react';
import { T, useMessages } from '../../../i18n/index.js';
import type { Device } from '../../../session/index.js';
import { useTimeWords } from '../../../time/index.js';
import type { LivePicture, LiveScreen } from '../api/use-live-screen.js';
import { useLightboxLabels } from '../use-lightbox-labels.js';
import { useTurnedPicture } from '../use-turned-picture.js';
import { Countdown } from './countdown.js';
import { LiveTrouble } from './live-trouble.js';

interface LiveCardProps {
  readonly live: LiveScreen;
  readonly device: Device;
  /** What the device is called. */
  readonly name: string;
}

/** The screen of a device as it is now, with what the parent can do with it; or why there is no picture. */
export function LiveCard({ live, device, name }: LiveCardProps) {
  const { state, asking, nextAt, reload } = live;
  const [further, setFurther] = useState(0);
  return (
    <Card className="grid gap-3" aria-busy={asking || undefined}>
      <div aria-live="polite">
        {state.kind === 'shown' ? (
          <LiveFigure picture={state.picture} name={name} further={further} />
        ) : state.kind === 'asking' ? (
          <div className="grid gap-2">
            <Skeleton className="aspect-video max-h-[70dvh] w-full" />
            <p className="text-ink-2">
              <T id="screens.live.asking" values={{ device: name }} />
            </p>
          </div>
        ) : (
          <LiveTrouble trouble={state} device={device} name={name} />
        )}
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line pt-3">
        <Button variant="secondary" loading={asking} onClick={reload}>
          {!asking && <RefreshCw aria-hidden />}
          <T id="screens.live.reload" />
        </Button>
        {state.kind === 'shown' && (
          <Button variant="ghost" onClick={() => setFurther((quarters) => quarters + 1)}>
            <RotateCw aria-hidden />
            <T id="screens.live.turn" />
          </Button>
        )}
        <span className="ml-auto text-sm text-ink-2 tabular-nums">
          {asking ? <T id="screens.live.waiting" /> : <Countdown to={nextAt} />}
        </span>
      </div>
    </Card>
  );
}

interface LiveFigureProps {
  readonly picture: LivePicture;
  readonly name: string;
  readonly further: number;
}

function LiveFigure({ picture, name, further }: LiveFigureProps) {
  const { t } = useMessages();
  const { clock } = useTimeWords();
  const [large, setLarge] = useState(false);
  const labels = useLightboxLabels();
  const turned = useTurnedPicture(picture.jpeg, further);
  const time = clock(picture.ts);
  const alt = t('screens.picture.alt', { device: name, time });
  const caption = [picture.userName, picture.app, time].filter(Boolean).join(' · ');
  const { id } = picture;
  return (
    <figure className="m-0 grid gap-2">
      {turned.state === 'ready' ? (
        <button
          type="button"
          aria-label={t('screens.live.enlarge', { picture: alt })}
          className="focus-ring group relative block w-full cursor-zoom-in overflow-hidden rounded-md border border-line bg-sunken"
          onClick={() => setLarge(true)}
        >
          <img src={turned.src} alt="" className="mx-auto max-h-[74dvh] w-full object-contain" />
          <span
            aria-hidden
            className="absolute right-2 bottom-2 grid size-9 place-items-center rounded-sm border border-line bg-surface text-ink-2 group-hover:text-ink"
          >
            <Maximize2 className="size-4.5" />
          </span>
        </button>
      ) : turned.state === 'failed' ? (
        <p role="alert" className="py-8 text-center text-ink-2">
          <T id="screens.picture.failed" />
        </p>
      ) : (
        <Skeleton className="aspect-video max-h-[74dvh] w-full" />
      )}
      <figcaption className="flex flex-wrap gap-x-2 [overflow-wrap:anywhere]">
        {picture.userName && <strong className="font-semibold">{picture.userName}</strong>}
        <span className="text-ink-2 tabular-nums">{[picture.app, time].filter(Boolean).join(' · ')}</span>
      </figcaption>
      <Lightbox
        open={large}
        onOpenChange={setLarge}
        count={1}
        slideAt={() =>
          turned.state === 'ready'
            ? { id: String(id), alt, caption, state: 'ready', src: turned.src }
            : { id: String(id), alt, caption, state: turned.state }
        }
        labels={labels}
      />
    </figure>
  );
}
