import { formatTime, weekdayName, type TimedUse } from '@ostoja/domain';
import { useMemo } from 'react';
import { useMessages } from '../../i18n/index.js';
import { useTimeWords } from '../../time/index.js';
import type { Limit } from './limits.js';
import type { DayGroup } from './week-words.js';

/** Says a limit in a sentence, to parents and children alike. */
export function useLimitWords(): (limit: Limit) => string {
  const { t, language, locale } = useMessages();
  const { clock, duration, weekday } = useTimeWords();
  return useMemo(() => {
    const list = new Intl.ListFormat(locale, { type: 'conjunction' });
    const minute = (at: number) => formatTime(at * 60, language, 'UTC');
    const hour = (at: number) => minute(at * 60);
    const days = ({ from, to }: DayGroup<unknown>) => {
      if (from === 1 && to === 7) return t('agents.days.all');
      const first = weekdayName(from, language);
      return from === to ? first : `${first} – ${weekdayName(to, language)}`;
    };
    const about = (use: TimedUse, group: DayGroup<unknown>) => ({ use, days: days(group) });
    return (limit) => {
      switch (limit.kind) {
        case 'blocked-now':
          return limit.until === null
            ? t('agents.limit.blocked')
            : t('agents.limit.blocked-now', { time: clock(limit.until) });
        case 'allowed-now':
          return t('agents.limit.allowed-now', { time: clock(limit.until) });
        case 'bedtime':
          return t('agents.limit.bedtime', {
            days: typeof limit.days === 'number' ? weekday(limit.days) : days(limit.days),
            from: minute(limit.from),
            to: minute(limit.to),
          });
        case 'time':
          return limit.days.value === 0
            ? t('agents.limit.closed', about(limit.use, limit.days))
            : t('agents.limit.time', {
                ...about(limit.use, limit.days),
                time: duration(limit.days.value * 60),
              });
        case 'bonus':
          return t('agents.limit.bonus', { time: duration(limit.minutes * 60) });
        case 'hours': {
          const open = limit.open.map(({ from, to }) => `${hour(from)}–${hour(to)}`);
          return open.length === 0
            ? t('agents.limit.closed', about(limit.use, limit.days))
            : t('agents.limit.hours', { ...about(limit.use, limit.days), hours: list.format(open) });
        }
        case 'content': {
          const kinds = list.format(limit.contents.map((content) => t(`agents.content.${content}`)));
          return limit.exceptYouTube
            ? t('agents.limit.content-but-youtube', { kinds })
            : t('agents.limit.content', { kinds });
        }
        case 'downloads':
          return t('agents.limit.downloads', {
            kinds: list.format(limit.what.map((what) => t(`agents.download.${what}`))),
          });
        case 'white-list':
        case 'new-apps':
        case 'settings':
          return t(`agents.limit.${limit.kind}`);
      }
    };
  }, [t, language, locale, clock, duration, weekday]);
}
