import { ActionFailure, Code } from '@ostoja/contracts';
import { canUpgrade } from '@ostoja/domain';
import { failureMessage } from '../../api/index.js';
import type { useMessages } from '../../i18n/index.js';
import type { User } from '../../session/index.js';

const texts = {
  [Code.MaximumProfiles]: 'family.failure.too-many-profiles',
  [Code.MaximumDevices]: 'family.failure.too-many-devices',
  [Code.ProfileNotEmpty]: 'family.failure.not-empty',
  [Code.NotFound]: 'family.failure.gone',
} as const;

/** Tells whether a change was refused because the plan holds no more children or devices (codes 13 and 14). */
export function isOverLimit(failure: unknown): boolean {
  const codes: readonly number[] = [Code.MaximumProfiles, Code.MaximumDevices];
  return failure instanceof ActionFailure && codes.includes(failure.code);
}

/** What a refused change of the family says; over a plan's limit also that a bigger plan helps, unless it is the biggest. */
export function familyFailure(
  failure: unknown,
  user: Pick<User, 'lic'>,
  t: ReturnType<typeof useMessages>['t'],
): string {
  const { id, values } = failureMessage(failure, texts);
  const hint = isOverLimit(failure) && canUpgrade(user.lic) ? ` ${t('family.failure.upgrade')}` : '';
  return t(id, values) + hint;
}
