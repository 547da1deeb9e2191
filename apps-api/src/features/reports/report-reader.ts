import type { Language } from '@ostoja/domain';

/** Who gets a report, and the addresses in it. */
export interface ReportReader {
  readonly to: string;
  readonly language: Language;
  /** Where the button leads. */
  readonly panel: string;
  readonly unsubscribe: string;
  readonly messageId: string;
}
