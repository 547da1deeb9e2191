import { Button, Dialog, toast } from '@ostoja/ui';
import { lazy, Suspense, useId } from 'react';
import { useMessages } from '../../../i18n/index.js';
import { useSelection, type Profile } from '../../../session/index.js';
import { childColour } from '../child-colour.js';
import { DeleteDeviceDialog, DeleteProfileDialog } from './delete-dialogs.js';
import type { FamilyDialog, FamilyDialogsProps } from './family-dialogs.js';
import { MoveDeviceDialog } from './move-device-dialog.js';
import { ProfileForm } from './profile-form.js';

const AddDeviceDialog = lazy(async () => ({
  default: (await import('./add-device-dialog.js')).AddDeviceDialog,
}));

interface OpenFamilyDialogProps {
  readonly dialog: FamilyDialog;
  readonly onChange: FamilyDialogsProps['onChange'];
}

/** One of the family's dialogs, open. */
export function OpenFamilyDialog({ dialog, onChange }: OpenFamilyDialogProps) {
  const close = () => onChange(null);
  switch (dialog.kind) {
    case 'create-profile':
    case 'edit-profile':
      return <ProfileDialog dialog={dialog} onChange={onChange} />;
    case 'delete-profile':
      return <DeleteProfileDialog profile={dialog.profile} onClose={close} />;
    case 'add-device':
      return (
        <Suspense>
          <AddDeviceDialog profile={dialog.profile} onClose={close} />
        </Suspense>
      );
    case 'move-device':
      return <MoveDeviceDialog device={dialog.device} from={dialog.profile} onClose={close} />;
    case 'delete-device':
      return <DeleteDeviceDialog device={dialog.device} onClose={close} />;
  }
}

interface ProfileDialogProps {
  readonly dialog: Extract<FamilyDialog, { kind: 'create-profile' | 'edit-profile' }>;
  readonly onChange: FamilyDialogsProps['onChange'];
}

function ProfileDialog({ dialog, onChange }: ProfileDialogProps) {
  const { t } = useMessages();
  const { profiles, select } = useSelection();
  const editing = dialog.kind === 'edit-profile' ? dialog.profile : null;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onChange(null)}
      title={editing ? t('family.profile.edit', { name: editing.name }) : t('family.profile.create')}
      closeLabel={t('app.close')}
    >
      <ProfileForm
        {...(editing ? { profile: editing } : {})}
        colour={childColour(profiles, editing?.id ?? 0)}
        submitLabel={editing ? t('family.profile.save') : t('family.profile.submit')}
        // A notice can't be reached past an open window, and no name would help
        onOverLimit={() => onChange(null)}
        beside={editing && <DeleteButton profile={editing} onChange={onChange} />}
        onSaved={(id, name) => {
          if (!editing) {
            select(id);
            toast.success(t('family.profile.created', { name }));
          }
          onChange(null);
        }}
      />
    </Dialog>
  );
}

/** Deletes the profile, once it has no devices. */
function DeleteButton({ profile, onChange }: { profile: Profile; onChange: FamilyDialogsProps['onChange'] }) {
  const { t } = useMessages();
  const why = useId();
  const full = profile.devices.length > 0;
  return (
    <div className="grid sm:mr-auto sm:justify-items-start">
      <Button
        variant="ghost"
        className="text-stop"
        disabled={full}
        title={full ? t('family.delete-profile.has-devices') : undefined}
        aria-describedby={full ? why : undefined}
        onClick={() => onChange({ kind: 'delete-profile', profile })}
      >
        {t('family.delete-profile.submit')}
      </Button>
      {/* A tooltip needs a pointer that can hover */}
      {full && (
        <p id={why} className="text-center text-sm text-ink-2">
          {t('family.delete-profile.has-devices')}
        </p>
      )}
    </div>
  );
}
