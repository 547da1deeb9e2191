import type { GalleryLabels } from '@ostoja/ui';
import { useFormats, useMessages } from '../../i18n/index.js';

/**
 * The words of a day's gallery.
 * @param subject whose screens and of which day
 */
export function useGalleryLabels(subject: string, isToday: boolean): GalleryLabels {
  const { t } = useMessages();
  const { number } = useFormats();
  return {
    name: t('screens.gallery.name', { subject }),
    count: (count) => t('screens.gallery.count', { count }),
    filters: t('screens.gallery.filters'),
    select: t('screens.gallery.select'),
    cancelSelect: t('app.cancel'),
    selected: (count, limit) => t('screens.gallery.selected', { count: number(count), limit: number(limit) }),
    limitReached: (limit) => t('screens.gallery.limit', { limit: number(limit) }),
    loading: t('app.loading'),
    waiting: t('screens.picture.waiting'),
    failed: t('screens.picture.failed'),
    retry: t('app.retry'),
    empty: t('screens.gallery.empty', { day: isToday ? 'today' : 'other' }),
    emptyFiltered: t('screens.gallery.empty-filtered'),
  };
}
