import { visibleMenu } from '@ostoja/domain';
import { SideNav, SideNavItem } from '@ostoja/ui';
import { Link, useLocation } from 'react-router-dom';
import { T, useMessages } from '../../i18n/index.js';
import { useSelection, useUser } from '../../session/index.js';
import { panelScreens } from './panel-screens.js';

/** The side menu: the screens that this account, with this device, may see (panel spec §2). */
export function PanelNav() {
  const { t } = useMessages();
  const { pathname } = useLocation();
  const { lic, privileges } = useUser();
  const { profiles, device } = useSelection();
  const visible = visibleMenu({
    account: lic,
    privileges,
    device,
    hasAnyDevice: profiles.some(({ devices }) => devices.length > 0),
  });
  return (
    <SideNav label={t('panel.menu.label')}>
      {panelScreens
        .filter(({ item }) => visible.includes(item))
        .map(({ item, label, icon: Icon }) => (
          <SideNavItem
            key={item}
            asChild
            icon={<Icon aria-hidden />}
            current={pathname === `/panel/${item}` || pathname.startsWith(`/panel/${item}/`)}
          >
            <Link to={`/panel/${item}`}>
              <T id={label} />
            </Link>
          </SideNavItem>
        ))}
    </SideNav>
  );
}
