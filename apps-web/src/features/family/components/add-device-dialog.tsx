import { Banner, Button, Dialog, RadioGroup } from '@ostoja/ui';
import { useEffect, useState } from 'react';
import { useMessages } from '../../../i18n/index.js';
import { useSelection, type Profile } from '../../../session/index.js';
import { familyRefresh, useFamilyRefresh } from '../api/use-family-refresh.js';
import { deviceName } from '../device-name.js';
import { PairingSteps, type JoiningKind } from './pairing-steps.js';

interface AddDeviceDialogProps {
  readonly profile: Profile;
  readonly onClose: () => void;
}

/** Leads a parent through adding a device to a child, and says by itself when the device has joined. */
export function AddDeviceDialog({ profile, onClose }: AddDeviceDialogProps) {
  const { t } = useMessages();
  const { profiles, select } = useSelection();
  const [kind, setKind] = useState<JoiningKind | null>(null);
  const [before] = useState(() => new Set(profiles.flatMap(({ devices }) => devices.map(({ id }) => id))));
  const joined = profiles.find(({ id }) => id === profile.id)?.devices.find(({ id }) => !before.has(id));
  const joinedId = joined?.id;
  useFamilyRefresh(joined ? familyRefresh.usual : familyRefresh.whileJoining);

  useEffect(() => {
    if (joinedId !== undefined) select(profile.id, joinedId);
  }, [joinedId, profile.id, select]);

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('family.add-device.title', { name: profile.name })}
      closeLabel={t('app.close')}
      size={kind && !joined ? 'lg' : 'md'}
      footer={
        joined ? (
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
      {joined ? (
        <Banner title={t('family.add-device.joined', { device: deviceName(joined), name: profile.name })}>
          {t('family.add-device.joined-text')}
        </Banner>
      ) : kind ? (
        <div className="grid gap-4">
          <PairingSteps profile={profile.id} kind={kind} />
          <output className="text-sm text-ink-2">{t('family.add-device.waiting')}</output>
        </div>
      ) : (
        <KindChoice onChoose={setKind} />
      )}
    </Dialog>
  );
}

function KindChoice({ onChoose }: { readonly onChoose: (kind: JoiningKind) => void }) {
  const { t } = useMessages();
  const [kind, setKind] = useState<JoiningKind>('android');
  return (
    <div className="grid gap-4 pb-3">
      <RadioGroup
        label={t('family.add-device.kind')}
        value={kind}
        onValueChange={(value) => setKind(value === 'windows' ? 'windows' : 'android')}
        options={[
          {
            value: 'android',
            label: t('family.add-device.android'),
            hint: t('family.add-device.android.needs'),
          },
          {
            value: 'windows',
            label: t('family.add-device.windows'),
            hint: t('family.add-device.windows.needs'),
          },
        ]}
      />
      <Button className="justify-self-end" onClick={() => onChoose(kind)}>
        {t('family.add-device.next')}
      </Button>
    </div>
  );
}
