import { isPlanValid } from '@ostoja/domain';
import { lazy, Suspense, useCallback, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useUser } from '../../../session/index.js';
import { UpgradeContext } from '../upgrade-context.js';

const UpgradeDialog = lazy(async () => ({ default: (await import('./upgrade-dialog.js')).UpgradeDialog }));

/** Lets everything inside lead to a bigger plan, and has the dialog of it. */
export function UpgradeProvider({ children }: { readonly children: ReactNode }) {
  const { lic } = useUser();
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  const bought = isPlanValid(lic);
  // A demo, a reward and a plan that ended can't be lifted, only followed by one that is bought
  const offer = useCallback(
    () => (bought ? setOpen(true) : void navigate('/account/purchase')),
    [bought, navigate],
  );
  return (
    <UpgradeContext value={offer}>
      {children}
      {open && (
        <Suspense>
          <UpgradeDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </UpgradeContext>
  );
}
