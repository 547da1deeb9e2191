import { Button, Dialog, Select } from '@ostoja/ui';
import { useState } from 'react';
import { useMessages } from '../../../i18n/index.js';
import { useSelection, useUser, type Device, type Profile } from '../../../session/index.js';
import { useFamilyChanges } from '../api/use-family-changes.js';
import { deviceName } from '../device-name.js';
import { familyFailure } from '../family-failure.js';

interface MoveDeviceDialogProps {
  readonly device: Device;
  readonly from: Profile;
  readonly onClose: () => void;
}

/** Gives a device to another child; whom, has to be chosen (panel spec §5). */
export function MoveDeviceDialog({ device, from, onClose }: MoveDeviceDialogProps) {
  const { t } = useMessages();
  const user = useUser();
  const { profiles, select } = useSelection();
  const { moveDevice } = useFamilyChanges();
  const [target, setTarget] = useState('');
  const [problem, setProblem] = useState<string>();
  const [moving, setMoving] = useState(false);

  async function move() {
    if (!target) {
      setProblem(t('form.select-required'));
      return;
    }
    setMoving(true);
    try {
      await moveDevice(device.id, Number(target));
      select(Number(target), device.id);
      onClose();
    } catch (failure) {
      setProblem(familyFailure(failure, user, t));
      setMoving(false);
    }
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('family.move-device.title', { device: deviceName(device) })}
      description={t('family.move-device.text')}
      closeLabel={t('app.close')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('app.cancel')}
          </Button>
          <Button loading={moving} onClick={() => void move()}>
            {t('family.move-device.submit')}
          </Button>
        </>
      }
    >
      <Select
        label={t('family.move-device.to')}
        placeholder={t('form.select-required')}
        value={target}
        onValueChange={(value) => {
          setTarget(value);
          setProblem(undefined);
        }}
        options={profiles
          .filter(({ id }) => id !== from.id)
          .map(({ id, name }) => ({ value: String(id), label: name }))}
        error={problem}
      />
    </Dialog>
  );
}
