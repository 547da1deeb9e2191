import { Banner, Button, Dialog } from '@ostoja/ui';
import { useEffect, useState, type ReactNode } from 'react';
import { useMessages } from '../../../i18n/index.js';
import { useSelection, type Device, type Profile } from '../../../session/index.js';
import type { PhoneSetUp } from '../api/use-add-location-phone.js';
import { familyRefresh, useFamilyRefresh } from '../api/use-family-refresh.js';
import { deviceName } from '../device-name.js';
import { DeviceKindChoice, type NewDeviceKind } from './device-kind-choice.js';
import { LocationPhoneForm } from './location-phone-form.js';
import { LocationPhoneSetUp } from './location-phone-set-up.js';
import { PairingSteps } from './pairing-steps.js';

interface AddDeviceDialogProps {
  readonly profile: Profile;
  readonly onClose: () => void;
}

/** Leads a parent through adding a device to a child, and says by itself when the device has joined. */
export function AddDeviceDialog({ profile, onClose }: AddDeviceDialogProps) {
  const { t } = useMessages();
  const { select } = useSelection();
  const [kind, setKind] = useState<NewDeviceKind | null>(null);
  const [setUp, setSetUp] = useState<PhoneSetUp | null>(null);
  // A phone without an agent is there before it is set up: there is nothing to wait for
  const joined = useJoined(profile, kind === 'android' || kind === 'windows');
  const done = joined !== null || setUp !== null;

  const step = (): ReactNode => {
    if (joined) return <Joined device={joined} profile={profile} />;
    switch (kind) {
      case null:
        return <DeviceKindChoice onChoose={setKind} />;
      case 'location':
        return setUp ? (
          <LocationPhoneSetUp setUp={setUp} />
        ) : (
          <LocationPhoneForm
            profile={profile.id}
            onAdded={(added) => {
              setSetUp(added);
              select(profile.id, added.device);
            }}
          />
        );
      case 'android':
      case 'windows':
        return (
          <div className="grid gap-4">
            <PairingSteps profile={profile.id} kind={kind} />
            <output className="text-sm text-ink-2">{t('family.add-device.waiting')}</output>
          </div>
        );
    }
  };

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('family.add-device.title', { name: profile.name })}
      closeLabel={t('app.close')}
      size={kind && !joined ? 'lg' : 'md'}
      footer={
        done ? (
          <Button onClick={onClose}>{t('family.add-device.done')}</Button>
        ) : (
          kind && (
            <Button variant="secondary" onClick={() => setKind(null)}>
              {t('family.add-device.back')}
            </Button>
          )
        )
      }
    >
      {step()}
    </Dialog>
  );
}

/** The device that has joined the child since the dialog was opened, and chooses it; null while nobody has. */
function useJoined(profile: Profile, waiting: boolean): Device | null {
  const { profiles, select } = useSelection();
  const [before] = useState(() => new Set(profiles.flatMap(({ devices }) => devices.map(({ id }) => id))));
  const devices = profiles.find(({ id }) => id === profile.id)?.devices;
  const joined = (waiting && devices?.find(({ id }) => !before.has(id))) || null;
  const joinedId = joined?.id;
  useFamilyRefresh(waiting && !joined ? familyRefresh.whileJoining : familyRefresh.usual);

  useEffect(() => {
    if (joinedId !== undefined) select(profile.id, joinedId);
  }, [joinedId, profile.id, select]);
  return joined;
}

function Joined({ device, profile }: { readonly device: Device; readonly profile: Profile }) {
  const { t } = useMessages();
  return (
    <Banner title={t('family.add-device.joined', { device: deviceName(device), name: profile.name })}>
      {t('family.add-device.joined-text')}
    </Banner>
  );
}
