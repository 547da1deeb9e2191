import { panelOverlay } from '@ostoja/domain';
import { BlurOverlay, Button, Skeleton } from '@ostoja/ui';
import { lazy, Suspense, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { FamilyDialog } from '../../features/family/index.js';
import { T, useMessages, type MessageId } from '../../i18n/index.js';
import { useSelection, useSession, useUser } from '../../session/index.js';

const ConfirmEmailCard = lazy(async () => ({
  default: (await import('../../features/account/components/confirm-email-card.js')).ConfirmEmailCard,
}));

interface PanelOverlaysProps {
  readonly onDialog: (dialog: FamilyDialog) => void;
  readonly children: ReactNode;
}

/** Blurs a panel page that can't be had yet, and says what to do instead (panel spec §2, Overlays). */
export function PanelOverlays({ onDialog, children }: PanelOverlaysProps) {
  const { t } = useMessages();
  const { pathname } = useLocation();
  const { lic } = useUser();
  const { emailConfirmed } = useSession();
  const { profile, profiles, loading } = useSelection();
  const overlay = loading
    ? null
    : panelOverlay({
        account: lic,
        emailConfirmed,
        profileCount: profiles.length,
        deviceCount: profile?.devices.length ?? 0,
        path: pathname,
      });

  const front = () => {
    switch (overlay) {
      case null:
        return null;
      case 'confirm-email':
        return (
          <Suspense fallback={<Skeleton lines={4} />}>
            <ConfirmEmailCard />
          </Suspense>
        );
      case 'buy':
        return (
          <Notice
            title="panel.overlay.buy.title"
            text={t('panel.overlay.buy.text')}
            action={
              <Button asChild>
                <Link to="/account/purchase">
                  <T id="panel.banner.buy" />
                </Link>
              </Button>
            }
          />
        );
      case 'no-profiles':
        return (
          <Notice
            title="panel.overlay.no-profiles.title"
            text={t('panel.overlay.no-profiles.text')}
            action={
              <Button onClick={() => onDialog({ kind: 'create-profile' })}>
                <T id="family.profile.submit" />
              </Button>
            }
          />
        );
      case 'add-device':
        return profile ? (
          <Notice
            title="panel.overlay.add-device.title"
            name={profile.name}
            text={t('panel.overlay.add-device.text', { name: profile.name })}
            action={
              <Button onClick={() => onDialog({ kind: 'add-device', profile })}>
                <T id="family.device.add" />
              </Button>
            }
          />
        ) : null;
    }
  };

  return (
    <BlurOverlay active={overlay !== null} overlay={front()}>
      {children}
    </BlurOverlay>
  );
}

interface NoticeProps {
  readonly title: MessageId;
  readonly name?: string;
  readonly text: string;
  readonly action?: ReactNode;
}

function Notice({ title, name = '', text, action }: NoticeProps) {
  const { t } = useMessages();
  return (
    <div className="grid justify-items-start gap-3">
      {/* The page's own heading is blurred and out of reach: this is what the page is about now */}
      <h1 className="text-lg font-semibold [overflow-wrap:anywhere]">{t(title, { name })}</h1>
      <p className="text-ink-2">{text}</p>
      {action}
    </div>
  );
}
