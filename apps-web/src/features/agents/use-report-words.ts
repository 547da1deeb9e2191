import { hasLiveScreen, type ReportKind } from '@ostoja/domain';
import { useMessages } from '../../i18n/index.js';
import type { Device } from '../../session/index.js';
import { useTimeWords } from '../../time/index.js';

interface ReportSettings {
  readonly enableGPSTracking: boolean;
  readonly screenPeriod: number;
}

/** Says what a device reports, and where a setting decides, how it does so now. */
export function useReportWords(
  device: Device,
  settings: ReportSettings | undefined,
): (kind: ReportKind) => string {
  const { t } = useMessages();
  const { duration } = useTimeWords();
  return (kind) => {
    const words = t(`agents.report.${kind}`);
    if (!settings) return words;
    if (kind === 'positions' && !settings.enableGPSTracking) return t('agents.report.off', { what: words });
    if (kind !== 'screens') return words;
    const time = settings.screenPeriod > 0 ? duration(settings.screenPeriod) : null;
    const live = hasLiveScreen(device);
    if (time !== null)
      return t(live ? 'agents.report.screens.both' : 'agents.report.screens.every', { time });
    return live ? t('agents.report.screens.asked') : t('agents.report.off', { what: words });
  };
}
