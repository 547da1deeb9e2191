import { AddProfileTile, IconButton, ProfileTile } from '@ostoja/ui';
import { Pencil } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useMessages } from '../../../i18n/index.js';
import { useSelection, type Profile } from '../../../session/index.js';
import { avatarKind } from '../avatar-kind.js';
import { childColour } from '../child-colour.js';
import { deviceName } from '../device-name.js';
import type { FamilyDialog } from './family-dialogs.js';

/** The children, one tile each, to choose between them; and the ways to change the chosen one or to add one more. */
export function FamilyBar({ onDialog }: { readonly onDialog: (dialog: FamilyDialog) => void }) {
  const { t } = useMessages();
  const { profiles, profile: current, select } = useSelection();
  const bar = useRef<HTMLFieldSetElement>(null);
  const chosen = current?.id;
  useEffect(() => {
    const tile = bar.current?.querySelector('[aria-pressed=true]');
    // On a phone the children stand in a row that scrolls: the one that the page is about is never out of sight
    if (chosen !== undefined) tile?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [chosen]);
  return (
    <fieldset ref={bar} aria-label={t('family.profile.list')} className="flex min-w-0 items-center gap-2">
      {profiles.map((profile) => (
        <ProfileTile
          key={profile.id}
          name={profile.name}
          avatar={avatarKind(profile.img)}
          colour={childColour(profiles, profile.id)}
          detail={<Detail profile={profile} />}
          selected={profile.id === current?.id}
          className="scroll-mx-3.5"
          onClick={() => select(profile.id)}
        />
      ))}
      {current && (
        <IconButton
          label={t('family.profile.edit', { name: current.name })}
          onClick={() => onDialog({ kind: 'edit-profile', profile: current })}
        >
          <Pencil aria-hidden />
        </IconButton>
      )}
      <AddProfileTile label={t('family.profile.add')} onClick={() => onDialog({ kind: 'create-profile' })} />
    </fieldset>
  );
}

/** The child's device that spoke last, and whether it is there now. */
function Detail({ profile }: { readonly profile: Profile }) {
  const { t } = useMessages();
  const freshest = profile.devices.toSorted((a, b) => b.lastSeen - a.lastSeen)[0];
  if (!freshest) return t('family.profile.no-device');
  return `${deviceName(freshest)} · ${t(freshest.online ? 'family.device.online' : 'family.device.offline')}`;
}
