import { hasSettingsBlock } from '@ostoja/domain';
import { AppRow, Button, IconButton } from '@ostoja/ui';
import { ChevronRight, SlidersHorizontal } from 'lucide-react';
import { useId, useState } from 'react';
import { useMessages } from '../../../i18n/index.js';
import type { Device } from '../../../session/index.js';
import { useTimeWords } from '../../../time/index.js';
import type { ListedApp } from '../api/use-apps.js';
import type { AppRules } from '../use-app-rules.js';

interface AppSectionProps {
  readonly title: string;
  readonly apps: readonly ListedApp[];
  readonly isNew?: boolean;
  readonly device: Device;
  readonly rules: AppRules;
  readonly canChange: boolean;
  /** Epoch seconds. */
  readonly now: number;
  readonly onOpen: (pkg: string) => void;
}

/** So many rows are drawn at first, and with each press of "more": a device may report thousands of apps. */
const step = 100;

/** One kind of apps under its heading; nothing at all when there are none. */
export function AppSection({ title, apps, isNew = false, ...of }: AppSectionProps) {
  const { t } = useMessages();
  const id = useId();
  const [shown, setShown] = useState(step);
  if (apps.length === 0) return null;
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h2 id={id} className="border-b border-line pt-2 pb-1.5 text-sm font-semibold text-ink-2">
        {title} ({apps.length})
      </h2>
      <ul className="divide-y divide-line">
        {apps.slice(0, shown).map((app) => (
          <li key={app.id}>
            <Entry app={app} isNew={isNew} {...of} />
          </li>
        ))}
      </ul>
      {apps.length > shown && (
        <Button variant="secondary" size="sm" onClick={() => setShown(shown + step)}>
          {t('activity.applications.more')}
        </Button>
      )}
    </section>
  );
}

interface EntryProps extends Omit<AppSectionProps, 'title' | 'apps'> {
  readonly app: ListedApp;
}

function Entry({ app, isNew = false, device, rules, canChange, now, onOpen }: EntryProps) {
  const { t } = useMessages();
  const hasDetail = hasSettingsBlock(device);
  const name = app.name;
  return (
    <AppRow
      name={name}
      {...(app.ico ? { icon: app.ico } : {})}
      usage={<Use app={app} now={now} />}
      isNew={isNew}
      uninstalled={app.uninstalled === 1}
      allowed={app.allowed === 1}
      onAllowedChange={(on) => rules.set(app.id, 'allowed', on)}
      disabled={!canChange}
      labels={{
        allowed: t('activity.applications.allowed'),
        new: t('activity.applications.is-new'),
        uninstalled: t('activity.applications.is-gone'),
        failed: t('saving.refused'),
      }}
      menu={
        <IconButton
          label={t(hasDetail ? 'activity.applications.details' : 'activity.applications.rules-of', { name })}
          onClick={() => onOpen(app.pkg)}
        >
          {hasDetail ? <ChevronRight aria-hidden /> : <SlidersHorizontal aria-hidden />}
        </IconButton>
      }
    />
  );
}

/** What there is to say of an app: blocked or not, how much it was used, and what of the device's rules it does not follow. */
function Use({ app, now }: { readonly app: ListedApp; readonly now: number }) {
  const { t } = useMessages();
  const { ago, duration } = useTimeWords();
  const exceptions = [
    ...(app.schedule === 0 ? [t('activity.applications.no-schedule')] : []),
    ...(app.timeLimit === 0 ? [t('activity.applications.no-limit')] : []),
  ];
  return (
    <>
      {app.allowed === 0 && (
        <span className="font-medium text-stop">{t('activity.applications.blocked')} · </span>
      )}
      {app.lastUsed > 0 ? duration(app.elapsed) : t('activity.applications.never-used')}
      {app.lastUsed > 0 && (
        <span className="max-sm:hidden">
          {' · '}
          {t('activity.applications.used-last', { ago: ago(app.lastUsed, now) })}
        </span>
      )}
      {exceptions.length > 0 && <span className="block">{exceptions.join(' · ')}</span>}
    </>
  );
}
