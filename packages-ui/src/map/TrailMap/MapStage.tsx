import { lazy, Suspense, useState, type ReactNode } from 'react';
import { Banner } from '../../components/Banner/index.js';
import { Button } from '../../components/Button/index.js';
import { Skeleton } from '../../components/Skeleton/index.js';
import { MapBoundary } from './MapBoundary.js';
import type { TrailCanvasProps } from './TrailCanvas.js';

interface MapStageProps extends Omit<TrailCanvasProps, 'onFailed'> {
  /** Whether the browser has WebGL 2. */
  canDraw: boolean;
  /** Stands below the message when there can be no map. */
  list: ReactNode;
  /** What belongs to the map alone: its replay and its legend. */
  children: ReactNode;
}

const loadCanvas = () =>
  lazy(async () => {
    const { TrailCanvas } = await import('./TrailCanvas.js');
    return { default: TrailCanvas };
  });
const firstLoad = loadCanvas();

/** Loads what draws the map, and says it in words and with the list when there can be none. */
export function MapStage({ canDraw, list, children, ...canvas }: MapStageProps) {
  const { labels } = canvas.format;
  const [attempt, setAttempt] = useState({ number: 0, Canvas: firstLoad });
  const [failed, setFailed] = useState(false);
  if (!canDraw || failed) {
    return (
      <div data-slot="map-stage" data-state={canDraw ? 'failed' : 'no-webgl'}>
        <Banner
          tone="look"
          className="mb-3"
          action={
            canDraw && (
              <Button
                variant="secondary"
                size="sm"
                onClick={() => {
                  // React keeps the failure of a lazy component for good: a new try needs a new one.
                  setAttempt(({ number }) => ({ number: number + 1, Canvas: loadCanvas() }));
                  setFailed(false);
                }}
              >
                {labels.retry}
              </Button>
            )
          }
        >
          {canDraw ? labels.mapFailed : labels.noWebGl}
        </Banner>
        {list}
      </div>
    );
  }
  const { Canvas, number } = attempt;
  return (
    <div data-slot="map-stage" data-state="map">
      <div className="relative h-80 overflow-hidden rounded-md border border-line bg-map-land @2xl:h-110">
        <MapBoundary key={number} fallback={null} onError={() => setFailed(true)}>
          <Suspense fallback={<MapLoading label={labels.mapLoading} />}>
            <Canvas {...canvas} onFailed={() => setFailed(true)} />
          </Suspense>
        </MapBoundary>
      </div>
      {children}
    </div>
  );
}

function MapLoading({ label }: { label: string }) {
  return (
    <div data-slot="map-loading" className="h-full">
      <span className="sr-only">{label}</span>
      <Skeleton className="h-full" />
    </div>
  );
}
