import { ConfirmDialog } from '@ostoja/ui';
import { useRef, useState } from 'react';
import { useMessages } from '../../../i18n/index.js';
import { useUser, type Device, type Profile } from '../../../session/index.js';
import { useFamilyChanges } from '../api/use-family-changes.js';
import { deviceName } from '../device-name.js';
import { familyFailure } from '../family-failure.js';

/** Keeps what a refused deed said, and lets the dialog that asked for it stay open. */
function useRefusal() {
  const { t } = useMessages();
  const user = useUser();
  const [refusal, setRefusal] = useState<string>();
  const attempt = async (deed: () => Promise<void>) => {
    setRefusal(undefined);
    try {
      await deed();
    } catch (failure) {
      setRefusal(familyFailure(failure, user, t));
      throw failure;
    }
  };
  return { refusal, attempt };
}

/** Asks once before a profile is deleted (panel spec §4). */
export function DeleteProfileDialog({
  profile,
  onClose,
}: {
  readonly profile: Profile;
  readonly onClose: () => void;
}) {
  const { t } = useMessages();
  const { removeProfile } = useFamilyChanges();
  const { refusal, attempt } = useRefusal();
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      tone="danger"
      title={t('family.delete-profile.title', { name: profile.name })}
      description={t('family.delete-profile.text')}
      confirmLabel={t('family.delete-profile.submit')}
      cancelLabel={t('app.cancel')}
      error={refusal}
      onConfirm={() => attempt(() => removeProfile(profile.id))}
    />
  );
}

/** Asks twice in a row before a device is deleted, for its data goes and its protection ends (panel spec §4). */
export function DeleteDeviceDialog({
  device,
  onClose,
}: {
  readonly device: Device;
  readonly onClose: () => void;
}) {
  const { t } = useMessages();
  const { removeDevice } = useFamilyChanges();
  const { refusal, attempt } = useRefusal();
  const [sure, setSure] = useState(false);
  // The first question closes itself after its "yes"; that must not close the second one
  const answered = useRef(false);
  const name = deviceName(device);
  const shared = { tone: 'danger', cancelLabel: t('app.cancel') } as const;
  return sure ? (
    <ConfirmDialog
      key="second"
      {...shared}
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('family.delete-device.again.title', { device: name })}
      description={t('family.delete-device.again.text')}
      confirmLabel={t('family.delete-device.again.submit')}
      error={refusal}
      onConfirm={() => attempt(() => removeDevice(device.id))}
    />
  ) : (
    <ConfirmDialog
      key="first"
      {...shared}
      open
      onOpenChange={(open) => !open && !answered.current && onClose()}
      title={t('family.delete-device.title', { device: name })}
      description={t('family.delete-device.text')}
      confirmLabel={t('family.delete-device.submit')}
      onConfirm={() => {
        answered.current = true;
        setSure(true);
      }}
    />
  );
}
