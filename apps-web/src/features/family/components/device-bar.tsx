import { isWindows } from '@ostoja/domain';
import { Button, IconButton, Menu, MenuItem } from '@ostoja/ui';
import { EllipsisVertical, Monitor, Plus, Smartphone } from 'lucide-react';
import { Link } from 'react-router-dom';
import { T, useMessages } from '../../../i18n/index.js';
import { useSelection, type Device, type Profile } from '../../../session/index.js';
import { deviceName } from '../device-name.js';
import type { FamilyDialog } from './family-dialogs.js';

interface DeviceBarProps {
  readonly profile: Profile;
  readonly onDialog: (dialog: FamilyDialog) => void;
}

/** The devices of a child, to choose between them, to move or delete the chosen one, and to add one more. */
export function DeviceBar({ profile, onDialog }: DeviceBarProps) {
  const { t } = useMessages();
  const { device: current, select } = useSelection();
  return (
    <fieldset
      aria-label={t('family.device.list', { name: profile.name })}
      className="flex min-w-0 flex-wrap items-center gap-2"
    >
      {profile.devices.map((device) => (
        <Button
          key={device.id}
          size="sm"
          variant={device.id === current?.id ? 'secondary' : 'ghost'}
          aria-pressed={device.id === current?.id}
          className="aria-pressed:border-brand"
          onClick={() => select(profile.id, device.id)}
        >
          {isWindows(device) ? <Monitor aria-hidden /> : <Smartphone aria-hidden />}
          {deviceName(device)}
        </Button>
      ))}
      {current && <DeviceMenu profile={profile} device={current} onDialog={onDialog} />}
      <Button size="sm" variant="ghost" onClick={() => onDialog({ kind: 'add-device', profile })}>
        <Plus aria-hidden />
        <T id="family.device.add" />
      </Button>
    </fieldset>
  );
}

function DeviceMenu({ profile, device, onDialog }: DeviceBarProps & { readonly device: Device }) {
  const { t } = useMessages();
  const { profiles } = useSelection();
  return (
    <Menu
      trigger={
        <IconButton size="sm" label={t('family.device.manage', { device: deviceName(device) })}>
          <EllipsisVertical aria-hidden />
        </IconButton>
      }
    >
      <MenuItem asChild>
        <Link to="/panel/monitored">
          <T id="agents.monitored.title" />
        </Link>
      </MenuItem>
      {profiles.length > 1 && (
        <MenuItem onSelect={() => onDialog({ kind: 'move-device', profile, device })}>
          <T id="family.device.move" />
        </MenuItem>
      )}
      <MenuItem tone="danger" onSelect={() => onDialog({ kind: 'delete-device', profile, device })}>
        <T id="family.delete-device.submit" />
      </MenuItem>
    </Menu>
  );
}
