import { IconButton, Menu, MenuItem, MenuLabel, MenuSeparator, toast } from '@ostoja/ui';
import { CircleUserRound } from 'lucide-react';
import { Link } from 'react-router-dom';
import { failureMessage } from '../../api/index.js';
import { T, useMessages } from '../../i18n/index.js';
import { queueOf } from '../../saving/index.js';
import { useSession, useUser } from '../../session/index.js';

/** What belongs to the account: whose it is, a new device, the password, and the way out. */
export function AccountMenu({ onAddDevice }: { readonly onAddDevice: (() => void) | null }) {
  const { t } = useMessages();
  const { email } = useUser();
  const { signOut } = useSession();
  const leave = async () => {
    try {
      await queueOf(email).flush();
      await signOut();
    } catch (failure) {
      const { id, values } = failureMessage(failure);
      toast.error(t(id, values));
    }
  };
  return (
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
        <Link to="/account/change-password">
          <T id="panel.account.change-password" />
        </Link>
      </MenuItem>
      <MenuSeparator />
      <MenuItem onSelect={() => void leave()}>
        <T id="app.sign-out" />
      </MenuItem>
    </Menu>
  );
}
