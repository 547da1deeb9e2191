import { explain, type Input, type Reply } from '@ostoja/contracts';
import { useAction } from '../../../api/index.js';

/** What a verdict is asked about: an app by its package, a site by its domain, a video by its id, or the settings. */
export type WhySubject = Input<typeof explain>['subject'];

/** Whether the subject is allowed at the moment, why and until when, as `explain` tells it. */
export type Explanation = Reply<typeof explain>;

/** What one moment's verdict is; the answer to the last question stays until the next one is there. */
export function useExplanation(
  of: { readonly profile: number; readonly device: number },
  subject: WhySubject,
  at: number,
) {
  return useAction(explain, { ...of, subject, at }, { keepPreviousData: true });
}
