import type { LightboxLabels } from '@ostoja/ui';
import { useFormats, useMessages } from '../../i18n/index.js';

/** The words of a picture that fills the page. */
export function useLightboxLabels(): LightboxLabels {
  const { t } = useMessages();
  const { number } = useFormats();
  return {
    name: t('screens.lightbox.name'),
    close: t('app.close'),
    previous: t('screens.lightbox.previous'),
    next: t('screens.lightbox.next'),
    zoomIn: t('screens.lightbox.zoom-in'),
    zoomOut: t('screens.lightbox.zoom-out'),
    position: (position, count) =>
      t('screens.lightbox.position', { position: number(position), count: number(count) }),
    waiting: t('screens.picture.waiting'),
    failed: t('screens.picture.failed'),
    retry: t('app.retry'),
  };
}
