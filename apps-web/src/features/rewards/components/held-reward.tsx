import { lazy, Suspense } from 'react';
import { useStoredValue } from '../../../storage/stored-value.js';
import { storedRewardId } from '../../../storage/values.js';

const RewardDialog = lazy(async () => ({ default: (await import('./reward-dialog.js')).RewardDialog }));

/** Opens the reward dialog while this browser holds a code, as after a registration (decision 0177). */
export function HeldReward() {
  const code = useStoredValue(storedRewardId);
  if (code === null) return null;
  return (
    <Suspense>
      <RewardDialog />
    </Suspense>
  );
}
