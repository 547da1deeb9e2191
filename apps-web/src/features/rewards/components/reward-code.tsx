import { T } from '../../../i18n/index.js';

/** A code, so that a parent can hold it against the one on paper. */
export function RewardCode({ code }: { readonly code: string }) {
  return (
    <p className="rounded-md border border-line bg-sunken p-4 text-center">
      <span className="block text-sm text-ink-2">
        <T id="rewards.reward.code" />
      </span>
      <strong data-slot="reward-code" className="text-lg font-semibold [overflow-wrap:anywhere]">
        {code}
      </strong>
    </p>
  );
}
