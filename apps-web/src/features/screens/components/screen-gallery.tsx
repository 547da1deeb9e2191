import { appCategories, maxScreensToDelete } from '@ostoja/domain';
import { Button, ErrorState, Gallery, Lightbox, type GalleryHandle, type GalleryRange } from '@ostoja/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import { failureMessage } from '../../../api/index.js';
import { T, useMessages } from '../../../i18n/index.js';
import { useTimeWords, useTimeZone, type ShownDay } from '../../../time/index.js';
import { useAppCategories } from '../api/use-app-categories.js';
import { usePictures } from '../api/use-pictures.js';
import { useScreenHeaders } from '../api/use-screen-headers.js';
import { nearestDay, ofCategories, screensWithin } from '../day-screens.js';
import type { DeviceRef } from '../screen-refs.js';
import { useGalleryItems } from '../use-gallery-items.js';
import { useGalleryLabels } from '../use-gallery-labels.js';
import { useLightboxLabels } from '../use-lightbox-labels.js';
import { DeleteScreens } from './delete-screens.js';

/** How many pictures on either side of a large one are fetched ahead. */
const ahead = 3;

const noneSelected: ReadonlySet<string> = new Set();

interface ScreenGalleryProps {
  readonly of: DeviceRef;
  /** The child's name. */
  readonly child: string;
  readonly shown: ShownDay;
}

/** The screens that a device saved on a day: to look at, to choose among, to delete. */
export function ScreenGallery({ of, child, shown }: ScreenGalleryProps) {
  const { t } = useMessages();
  const { weekday } = useTimeWords();
  const timeZone = useTimeZone();
  const headers = useScreenHeaders(of);
  const categoryOf = useAppCategories(of);
  const [filters, setFilters] = useState<ReadonlySet<string>>(noneSelected);
  const [selecting, setSelecting] = useState(false);
  const [selected, setSelected] = useState(noneSelected);
  const [large, setLarge] = useState({ open: false, index: 0 });
  const [range, setRange] = useState<GalleryRange>({ from: 0, to: 0 });
  const handle = useRef<GalleryHandle>(null);
  const { stateOf, want, retry } = usePictures();

  const ofDay = useMemo(
    () => screensWithin(headers.data?.items ?? [], shown.bounds),
    [headers.data, shown.bounds],
  );
  const screens = useMemo(
    () => (categoryOf ? ofCategories(ofDay, filters, categoryOf) : ofDay),
    [ofDay, filters, categoryOf],
  );
  const { itemAt, slideAt } = useGalleryItems(screens, stateOf);
  const labels = useGalleryLabels(`${child}, ${weekday(shown.date)}`, shown.isToday);
  const lightboxLabels = useLightboxLabels();
  // Whatever changes what is in sight: a scroll, a kind, a deletion, or a large picture and its neighbours
  useEffect(() => {
    const near = large.open ? screens.slice(Math.max(0, large.index - ahead), large.index + ahead + 1) : [];
    const visible = screens.slice(range.from, range.to);
    want([...new Set([...near, ...visible].map(({ id }) => String(id)))]);
  }, [screens, range, large, want]);

  const failure = failureMessage(headers.error);
  const nearest = ofDay.length === 0 ? nearestDay(headers.data?.items ?? [], shown.bounds, timeZone) : null;
  return (
    <>
      <Gallery
        count={screens.length}
        itemAt={itemAt}
        captionLines={2}
        tileWidth={10}
        aspectRatio={16 / 9}
        loading={headers.isLoading && !headers.data}
        error={
          headers.error &&
          !headers.data && (
            <ErrorState
              title={t('screens.saved.failed')}
              description={t(failure.id, failure.values)}
              onRetry={() => void headers.mutate()}
              retryLabel={t('app.retry')}
              retrying={headers.isValidating}
            />
          )
        }
        filters={
          categoryOf && ofDay.length > 0
            ? appCategories.map((id) => ({ id, label: t(`screens.category.${id}`) }))
            : []
        }
        activeFilters={filters}
        onActiveFiltersChange={setFilters}
        selectable
        selectMode={selecting}
        onSelectModeChange={setSelecting}
        selected={selected}
        onSelectedChange={setSelected}
        selectLimit={maxScreensToDelete}
        selectActions={
          <DeleteScreens
            ids={[...selected]}
            onDeleted={() => {
              setSelecting(false);
              setSelected(noneSelected);
            }}
          />
        }
        onRangeChange={setRange}
        onOpen={(index) => setLarge({ open: true, index })}
        onRetry={(_, { id }) => retry(id)}
        labels={labels}
        handle={handle}
      />
      {nearest !== null && (
        <div className="-mt-4 pb-6 text-center">
          <Button variant="secondary" onClick={() => shown.show(nearest)}>
            <T id="screens.saved.nearest" values={{ day: weekday(nearest) }} />
          </Button>
        </div>
      )}
      <Lightbox
        open={large.open && screens.length > 0}
        onOpenChange={(open) => setLarge((now) => ({ ...now, open }))}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          handle.current?.focusItem(large.index);
        }}
        count={screens.length}
        slideAt={slideAt}
        index={large.index}
        onIndexChange={(index) => setLarge({ open: true, index })}
        onRetry={(index) => {
          const screen = screens[index];
          if (screen) retry(String(screen.id));
        }}
        labels={lightboxLabels}
      />
    </>
  );
}
