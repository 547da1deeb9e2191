import { IconButton, cn } from '@ostoja/ui';
import { Pause, Play } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useMessages, type MessageId } from '../../../../i18n/index.js';
import type { PlanKind } from '../../plan-kind.js';
import { BarsDrawing, PhotoDrawing, StepsDrawing } from './learning-drawings.js';
import { DayDrawing, PhoneDrawing, ScheduleDrawing } from './parental-drawings.js';

interface Scene {
  readonly words: MessageId;
  readonly Drawing: () => React.ReactNode;
}

const scenes: Record<PlanKind, readonly Scene[]> = {
  parental: [
    { words: 'payments.film.rules', Drawing: ScheduleDrawing },
    { words: 'payments.film.phone', Drawing: PhoneDrawing },
    { words: 'payments.film.day', Drawing: DayDrawing },
  ],
  education: [
    { words: 'payments.film.photo', Drawing: PhotoDrawing },
    { words: 'payments.film.steps', Drawing: StepsDrawing },
    { words: 'payments.film.progress', Drawing: BarsDrawing },
  ],
  combined: [
    { words: 'payments.film.rules', Drawing: ScheduleDrawing },
    { words: 'payments.film.steps', Drawing: StepsDrawing },
    { words: 'payments.film.day', Drawing: DayDrawing },
  ],
};

/** How long a scene stays, milliseconds. */
const sceneTime = 4000;

/**
 * How it works, in three drawn scenes that follow each other. They can be stopped and chosen; for who asked for less motion
 * they stand still from the start.
 */
export function DrawnFilm({ kind }: { readonly kind: PlanKind }) {
  const { t } = useMessages();
  const [scene, setScene] = useState(0);
  const [playing, setPlaying] = useState(() => !matchMedia('(prefers-reduced-motion: reduce)').matches);
  const shown = scenes[kind];

  useEffect(() => {
    if (!playing) return undefined;
    const timer = setInterval(() => setScene((now) => (now + 1) % shown.length), sceneTime);
    return () => clearInterval(timer);
  }, [playing, shown]);

  const Drawing = shown[scene]?.Drawing ?? ScheduleDrawing;
  return (
    <figure aria-label={t('payments.film.name')} className="grid gap-3">
      <div className="relative overflow-hidden rounded-md border border-line bg-sunken">
        <svg key={scene} viewBox="0 0 320 150" className="w-full motion-safe:animate-rise-in" aria-hidden>
          <Drawing />
        </svg>
        <IconButton
          label={t(playing ? 'payments.film.pause' : 'payments.film.play')}
          variant="secondary"
          className="absolute right-2 bottom-2"
          onClick={() => setPlaying(!playing)}
        >
          {playing ? <Pause aria-hidden /> : <Play aria-hidden />}
        </IconButton>
      </div>
      <ol className="grid gap-2 sm:grid-cols-3">
        {shown.map(({ words }, index) => (
          <li key={words} className="grid">
            <button
              type="button"
              aria-current={index === scene}
              className={cn(
                'focus-ring flex min-h-11 cursor-pointer items-start gap-2.5 rounded-sm border p-2.5 text-left',
                index === scene ? 'border-brand bg-brand-soft' : 'border-line bg-surface text-ink-2',
              )}
              onClick={() => {
                setScene(index);
                setPlaying(false);
              }}
            >
              <span className="font-semibold text-brand tabular-nums">{index + 1}</span>
              <span className="min-w-0 [overflow-wrap:anywhere]">{t(words)}</span>
            </button>
          </li>
        ))}
      </ol>
    </figure>
  );
}
