import { lazy, Suspense, useEffect } from 'react';
import type { Device, Profile } from '../../../session/index.js';

/** Which of the family's dialogs is open, and about whom. */
export type FamilyDialog =
  | { readonly kind: 'create-profile' }
  | { readonly kind: 'edit-profile'; readonly profile: Profile }
  | { readonly kind: 'delete-profile' | 'add-device'; readonly profile: Profile }
  | { readonly kind: 'move-device' | 'delete-device'; readonly profile: Profile; readonly device: Device };

export interface FamilyDialogsProps {
  readonly dialog: FamilyDialog | null;
  readonly onChange: (dialog: FamilyDialog | null) => void;
}

const loadDialogs = () => import('./open-family-dialog.js');
const OpenFamilyDialog = lazy(async () => ({ default: (await loadDialogs()).OpenFamilyDialog }));

/** The dialog that is open, if any. None is part of the first screen: they come behind it, before one is asked for. */
export function FamilyDialogs({ dialog, onChange }: FamilyDialogsProps) {
  useEffect(() => {
    // Without a network it is tried again when one is opened
    loadDialogs().catch(() => undefined);
  }, []);

  if (!dialog) return null;
  return (
    <Suspense>
      <OpenFamilyDialog dialog={dialog} onChange={onChange} />
    </Suspense>
  );
}
