import { IconButton, Menu, MenuItem, MenuLabel, MenuSeparator, toast } from '@ostoja/ui';
import { CircleUserRound } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { failureMessage } from '../../api/index.js';
import { useAccountRefresh } from '../../features/account/index.js';
import { T, useMessages } from '../../i18n/index.js';
import { useSession, useUser } from '../../session/index.js';

const SubscriptionDialog = lazy(async () => ({
  default: (await import('../../features/payments/components/subscription-dialog.js')).SubscriptionDialog,
}));
const SettingsDialog = lazy(async () => ({
  default: (await import('../../features/account/components/settings-dialog.js')).SettingsDialog,
}));

/** What belongs to the account: whose it is, a new device, the plan, settings, the password, and the way out. */
export function AccountMenu({ onAddDevice }: { readonly onAddDevice: (() => void) | null }) {
  const { t } = useMessages();
  const { email } = useUser();
  const { signOut } = useSession();
  const [dialog, setDialog] = useState<'plan' | 'settings' | null>(null);
  useAccountRefresh();
  const close = () => setDialog(null);
  const leave = () => {
    signOut().catch((failure: unknown) => {
      const { id, values } = failureMessage(failure);
      toast.error(t(id, values));
    });
  };
  return (
    <>
      <Menu
        trigger={
          <IconButton label={t('panel.account.menu')} variant="secondary">
            <CircleUserRound aria-hidden />
          </IconButton>
        }
      >
        <MenuLabel>{t('panel.account.signed-in', { email })}</MenuLabel>
        <MenuSeparator />
        {onAddDevice && (
          <MenuItem onSelect={onAddDevice}>
            <T id="panel.account.add-device" />
          </MenuItem>
        )}
        <MenuItem asChild>
          <Link to="/panel/monitored">
            <T id="agents.monitored.title" />
          </Link>
        </MenuItem>
        <MenuSeparator />
        <MenuItem onSelect={() => setDialog('plan')}>
          <T id="panel.plan.title" />
        </MenuItem>
        <MenuItem onSelect={() => setDialog('settings')}>
          <T id="panel.settings.title" />
        </MenuItem>
        <MenuItem asChild>
          <Link to="/account/change-password">
            <T id="panel.account.change-password" />
          </Link>
        </MenuItem>
        <MenuSeparator />
        <MenuItem onSelect={leave}>
          <T id="app.sign-out" />
        </MenuItem>
      </Menu>
      <Suspense>
        {dialog === 'plan' && <SubscriptionDialog onClose={close} />}
        {dialog === 'settings' && <SettingsDialog onClose={close} />}
      </Suspense>
    </>
  );
}
