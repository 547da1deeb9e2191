import { Button, RadioGroup } from '@ostoja/ui';
import { useState } from 'react';
import { useMessages } from '../../../i18n/index.js';

/** What can be added: a device with an agent, or a phone that only tells its place. */
export type NewDeviceKind = (typeof kinds)[number];

const kinds = ['android', 'windows', 'location'] as const;

/** Asks what kind of device is added. */
export function DeviceKindChoice({ onChoose }: { readonly onChoose: (kind: NewDeviceKind) => void }) {
  const { t } = useMessages();
  const [kind, setKind] = useState<NewDeviceKind>('android');
  return (
    <div className="grid gap-4 pb-3">
      <RadioGroup
        label={t('family.add-device.kind')}
        value={kind}
        onValueChange={(value) => setKind(kinds.find((known) => known === value) ?? 'android')}
        options={kinds.map((value) => ({
          value,
          label: t(`family.add-device.${value}`),
          hint: t(`family.add-device.${value}.needs`),
        }))}
      />
      <Button className="justify-self-end" onClick={() => onChoose(kind)}>
        {t('family.add-device.next')}
      </Button>
    </div>
  );
}
