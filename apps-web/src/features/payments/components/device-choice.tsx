import { useMessages } from '../../../i18n/index.js';

interface DeviceChoiceProps {
  readonly choices: readonly number[];
  readonly devices: number;
  readonly onDevices: (devices: number) => void;
}

/** How many devices the plan has to hold (panel spec §2). */
export function DeviceChoice({ choices, devices, onDevices }: DeviceChoiceProps) {
  const { t } = useMessages();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-medium">{t('payments.devices.question')}</legend>
      <div className="flex flex-wrap gap-2">
        {choices.map((count) => (
          <label
            key={count}
            className="flex min-h-11 cursor-pointer items-center gap-2 rounded-sm border border-line-button bg-surface px-4 py-2 tabular-nums has-checked:border-brand has-checked:bg-brand-soft has-checked:font-medium has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand"
          >
            <input
              type="radio"
              name="devices"
              checked={count === devices}
              onChange={() => onDevices(count)}
              className="size-4.5 shrink-0 cursor-pointer accent-brand outline-none"
            />
            {t('payments.devices.up-to', { count })}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
