import type { TimedUse } from '@ostoja/domain';
import type { Settings, SettingsPatch } from '../../api/use-saved-settings.js';

/** What each part of the page takes: the rules as they will be, and the way to change some. */
export interface RuleEditorProps {
  readonly use: TimedUse;
  readonly settings: Settings;
  readonly save: (patch: SettingsPatch, delay: number) => void;
  /** This account may read the rules and not change them. */
  readonly disabled: boolean;
}
