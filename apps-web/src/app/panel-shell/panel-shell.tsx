import { AppShell, TopBar } from '@ostoja/ui';
import { useState, type ReactNode } from 'react';
import {
  DeviceBar,
  FamilyBar,
  FamilyDialogs,
  useFamilyRefresh,
  type FamilyDialog,
} from '../../features/family/index.js';
import { useMessages } from '../../i18n/index.js';
import { Brand } from '../../layout/brand.js';
import { LanguageMenu } from '../../layout/language-menu.js';
import { useSelection } from '../../session/index.js';
import { AccountMenu } from './account-menu.js';
import { PanelBanner } from './panel-banner.js';
import { PanelNav } from './panel-nav.js';
import { PanelOverlays } from './panel-overlays.js';

/** The frame of every panel page: side menu, family, account, banners, and what lies over a page (panel spec §2, Panel). */
export function PanelShell({ children }: { readonly children: ReactNode }) {
  const { t } = useMessages();
  const { profile } = useSelection();
  const [dialog, setDialog] = useState<FamilyDialog | null>(null);
  useFamilyRefresh();

  return (
    <>
      <AppShell
        labels={{
          openMenu: t('panel.menu.open'),
          closeMenu: t('panel.menu.close'),
          menu: t('panel.menu.label'),
          skip: t('panel.skip'),
        }}
        brand={<Brand />}
        nav={<PanelNav />}
        header={
          <TopBar
            end={
              <>
                <LanguageMenu />
                <AccountMenu onAddDevice={profile && (() => setDialog({ kind: 'add-device', profile }))} />
              </>
            }
          >
            <div className="hidden md:contents">
              <FamilyBar onDialog={setDialog} />
            </div>
          </TopBar>
        }
        banner={<PanelBanner />}
      >
        <div
          data-slot="family-line"
          className="-mx-3.5 -mt-2 mb-2 overflow-x-auto px-3.5 py-1 [scrollbar-width:none] md:hidden"
        >
          <FamilyBar onDialog={setDialog} />
        </div>
        {profile && profile.devices.length > 0 && (
          <div data-slot="device-line" className="mb-3">
            <DeviceBar profile={profile} onDialog={setDialog} />
          </div>
        )}
        <PanelOverlays onDialog={setDialog}>{children}</PanelOverlays>
      </AppShell>
      <FamilyDialogs dialog={dialog} onChange={setDialog} />
    </>
  );
}
