import type { BatchState, GalleryItem, LightboxSlide } from '@ostoja/ui';
import { useCallback } from 'react';
import { useMessages } from '../../i18n/index.js';
import { useTimeWords } from '../../time/index.js';
import type { ScreenHeader } from './day-screens.js';

/** Saved screens as the gallery and the large view show them: headers at once, each picture when it has come. */
export function useGalleryItems(
  screens: readonly ScreenHeader[],
  stateOf: (id: string) => BatchState<string>,
): {
  readonly itemAt: (index: number) => GalleryItem | undefined;
  readonly slideAt: (index: number) => LightboxSlide | undefined;
} {
  const { t } = useMessages();
  const { clock } = useTimeWords();
  const itemAt = useCallback(
    (index: number): GalleryItem | undefined => {
      const screen = screens[index];
      if (!screen) return undefined;
      const id = String(screen.id);
      const time = clock(screen.ts);
      const name = [time, screen.app].filter(Boolean).join(', ');
      const picture = stateOf(id);
      const header = { id, name, caption: time, detail: screen.app };
      return picture.state === 'ready'
        ? { ...header, state: 'ready', src: picture.value }
        : { ...header, state: picture.state };
    },
    [screens, stateOf, clock],
  );
  const slideAt = useCallback(
    (index: number): LightboxSlide | undefined => {
      const item = itemAt(index);
      if (!item) return undefined;
      const { id, name, caption: time = '', detail: app } = item;
      const slide = {
        id,
        alt: t('screens.picture.name', { name }),
        caption: [time, app].filter(Boolean).join(' · '),
      };
      return item.state === 'ready'
        ? { ...slide, state: 'ready', src: item.src }
        : { ...slide, state: item.state };
    },
    [itemAt, t],
  );
  return { itemAt, slideAt };
}
