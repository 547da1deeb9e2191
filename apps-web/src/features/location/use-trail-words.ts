import { formatDistance, formatNumber, formatSpeed } from '@ostoja/domain';
import type { TrailMapLabels, TrailMapProps } from '@ostoja/ui/map';
import { useMemo } from 'react';
import { useMessages } from '../../i18n/index.js';
import { useTimeWords } from '../../time/index.js';

type TrailWords = Pick<
  TrailMapProps,
  'labels' | 'formatTime' | 'formatDuration' | 'formatDistance' | 'formatSpeed' | 'formatNumber'
>;

/** Every word and number of a child's map, in the page's language and the account's zone. */
export function useTrailWords(name: string): TrailWords {
  const { t, language } = useMessages();
  const { clock, duration } = useTimeWords();
  return useMemo(() => {
    const labels: TrailMapLabels = {
      name: t('location.map.name', { name }),
      map: t('location.map.as-map'),
      list: t('location.map.as-list'),
      mapKeys: t('location.map.keys'),
      zoomIn: t('location.map.zoom-in'),
      zoomOut: t('location.map.zoom-out'),
      fit: t('location.map.fit'),
      hours: t('location.hours.name'),
      firstHour: t('location.hours.first'),
      lastHour: t('location.hours.last'),
      allHours: t('location.hours.all'),
      showSpeed: t('location.map.show-speed'),
      speed: {
        'km/h': t('location.map.speed', { unit: 'km/h' }),
        mph: t('location.map.speed', { unit: 'mph' }),
      },
      start: t('location.map.start'),
      end: t('location.map.end'),
      now: t('location.map.now'),
      stay: t('location.map.stay'),
      gap: t('location.map.gap'),
      play: t('location.replay.play'),
      pause: t('location.replay.pause'),
      moment: t('location.replay.time'),
      wholeWay: t('location.replay.end'),
      period: (from, to) => t('location.period', { from, to }),
      stayed: (place) => t('location.way.stayed', { place }),
      visit: (arrival, length) => t('location.way.visit', { arrival, duration: length }),
      moved: (distance) => t('location.way.moved', { distance }),
      topSpeed: (speed) => t('location.way.top-speed', { speed }),
      onTheWay: t('location.way.moving'),
      noReport: t('location.way.no-report'),
      oneReport: t('location.way.one-report'),
      when: t('location.way.when'),
      what: t('location.way.what'),
      howLong: t('location.way.how-long'),
      showOnMap: (period) => t('location.way.show', { period }),
      empty: t('location.empty'),
      emptyHours: t('location.empty-hours'),
      loading: t('app.loading'),
      mapLoading: t('app.loading'),
      noWebGl: t('location.map.no-webgl'),
      mapFailed: t('location.map.failed'),
      retry: t('app.retry'),
      tilesFailed: t('location.map.tiles-failed'),
    };
    return {
      labels,
      formatTime: clock,
      formatDuration: duration,
      formatDistance: (metres) => formatDistance(metres, language),
      formatSpeed: (metresPerSecond) => formatSpeed(metresPerSecond, language),
      formatNumber: (value) => formatNumber(value, language, 1),
    };
  }, [t, language, clock, duration, name]);
}
