import { hasSettingsBlock } from '@ostoja/domain';
import { Dialog, Switch } from '@ostoja/ui';
import { useMessages } from '../../../i18n/index.js';
import { SaveStatus } from '../../../saving/index.js';
import { WhyBlocked } from '../../rules/index.js';
import type { ListedApp } from '../api/use-apps.js';
import type { AppFlag } from '../app-rules.js';
import type { AppRules } from '../use-app-rules.js';
import { AppFacts, AppWeek } from './app-facts.js';
import type { OfDevice } from './app-statistics.js';

interface AppDialogProps extends OfDevice {
  /** Null closes the dialog. */
  readonly app: ListedApp | null;
  readonly rules: AppRules;
  readonly canChange: boolean;
  /** Epoch seconds. */
  readonly now: number;
  readonly onClose: () => void;
}

const flags = [
  {
    flag: 'allowed',
    label: 'activity.applications.flag.allowed',
    hint: 'activity.applications.flag.allowed-hint',
  },
  {
    flag: 'schedule',
    label: 'activity.applications.flag.schedule',
    hint: 'activity.applications.flag.schedule-hint',
  },
  {
    flag: 'timeLimit',
    label: 'activity.applications.flag.limit',
    hint: 'activity.applications.flag.limit-hint',
  },
] as const satisfies readonly { readonly flag: AppFlag; readonly label: string; readonly hint: string }[];

/** One app: its rule, and what of it is blocked and why; on phones also its use. Windows has no detail (panel spec §6). */
export function AppDialog({ app, onClose, ...of }: AppDialogProps) {
  const { t } = useMessages();
  if (!app) return null;
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={app.name}
      {...(app.uninstalled === 1 ? { description: t('activity.applications.gone-hint') } : {})}
      closeLabel={t('app.close')}
    >
      <Contents app={app} {...of} />
    </Dialog>
  );
}

function Contents({
  app,
  profile,
  device,
  rules,
  canChange,
  now,
}: Omit<AppDialogProps, 'app' | 'onClose'> & { readonly app: ListedApp }) {
  const { t } = useMessages();
  return (
    <div className="grid gap-5 pb-3">
      <section className="grid gap-2.5" aria-label={t('activity.applications.rules')}>
        {flags.map(({ flag, label, hint }) => (
          <Switch
            key={flag}
            label={t(label)}
            hint={t(hint)}
            checked={app[flag] === 1}
            disabled={!canChange}
            onCheckedChange={(on) => rules.set(app.id, flag, on)}
          />
        ))}
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <SaveStatus stage={rules.stage} onRetry={rules.retry} />
          <WhyBlocked
            profile={profile}
            device={device}
            subject={{ kind: 'app', pkg: app.pkg }}
            name={app.name}
          />
        </div>
      </section>
      {hasSettingsBlock(device) && (
        <>
          <AppWeek profile={profile} device={device} app={app} />
          <AppFacts app={app} now={now} />
        </>
      )}
    </div>
  );
}
