import { hasPrivilege } from '@ostoja/domain';
import { Card, Checkbox, cn, EmptyState, ErrorState, SearchField, Skeleton } from '@ostoja/ui';
import { SearchX, Smartphone } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { failureMessage } from '../../../api/index.js';
import { useMessages } from '../../../i18n/index.js';
import { SaveStatus } from '../../../saving/index.js';
import { useUser } from '../../../session/index.js';
import { useNow } from '../../../time/index.js';
import { deviceName } from '../../family/index.js';
import { AppBlocksCard } from '../../rules/index.js';
import { findApps, groupApps } from '../app-groups.js';
import { useAppRules } from '../use-app-rules.js';
import { AppDialog } from './app-dialog.js';
import { AppSection } from './app-section.js';
import type { OfDevice } from './app-statistics.js';

/** The apps of a device with the switches that allow them; new and uninstalled ones apart (panel spec §2). */
export function AppList({ profile, device }: OfDevice) {
  const { t, locale } = useMessages();
  const { privileges } = useUser();
  const now = useNow(60);
  const [search, setSearch] = useSearchParams();
  // What is typed must not wait for the address
  const [words, setWords] = useState(search.get('q') ?? '');
  const system = search.get('system') === '1';
  const rules = useAppRules(profile, device.id, { system });
  const { apps, error, isValidating, mutate } = rules;
  const canChange = hasPrivilege(privileges, 'setApps');
  const put = (name: string, value: string | null, replace = true) =>
    setSearch(
      (last) => {
        const next = new URLSearchParams(last);
        if (value === null || value === '') next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace },
    );
  const wanted = search.get('app');
  const opened = apps?.find(({ pkg }) => pkg === wanted) ?? null;
  // An address may name an app that came with the device
  const isHidden = wanted !== null && apps !== undefined && !opened && !system;
  useEffect(() => {
    if (isHidden) setSearch((last) => new URLSearchParams([...last, ['system', '1']]), { replace: true });
  }, [isHidden, setSearch]);
  const groups = apps && groupApps(findApps(apps, words), now, locale);
  const found = groups ? groups.fresh.length + groups.installed.length + groups.gone.length : 0;
  const message = failureMessage(error);
  const of = { rules, canChange, device, now, onOpen: (pkg: string) => put('app', pkg, false) };

  return (
    <div className="grid items-start gap-3.5 lg:grid-cols-[minmax(0,5fr)_minmax(0,3fr)]">
      <div className="min-w-0 lg:order-2">
        <AppBlocksCard profile={profile} device={device} stage={rules.stage} />
      </div>
      <Card className="grid gap-2">
        <div className="grid gap-x-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
          <SearchField
            label={t('activity.applications.find')}
            placeholder={t('activity.applications.find')}
            clearLabel={t('activity.applications.find-clear')}
            value={words}
            onValueChange={(text) => {
              setWords(text);
              put('q', text);
            }}
          />
          <Checkbox
            label={t('activity.applications.system')}
            checked={system}
            onCheckedChange={(on) => put('system', on ? '1' : null)}
          />
        </div>
        {error && !apps ? (
          <ErrorState
            title={t('activity.applications.failed')}
            description={t(message.id, message.values)}
            onRetry={() => void mutate()}
            retryLabel={t('app.retry')}
            retrying={isValidating}
          />
        ) : !groups ? (
          <ListShape label={t('app.loading')} />
        ) : found > 0 ? (
          <>
            <AppSection title={t('activity.applications.new')} apps={groups.fresh} isNew {...of} />
            <AppSection title={t('activity.applications.installed')} apps={groups.installed} {...of} />
            <AppSection title={t('activity.applications.gone')} apps={groups.gone} {...of} />
          </>
        ) : words === '' ? (
          <EmptyState
            icon={<Smartphone />}
            title={t('activity.applications.empty')}
            description={t('activity.applications.empty-hint', { device: deviceName(device) })}
          />
        ) : (
          <EmptyState icon={<SearchX />} title={t('activity.applications.not-found')} />
        )}
        {/* In sight wherever in a long list the switch was */}
        <SaveStatus
          stage={rules.stage}
          onRetry={rules.retry}
          className={cn(
            'sticky bottom-3 z-1 justify-self-end',
            rules.stage === 'idle' ? 'sr-only' : 'rounded-full border border-line bg-surface px-4 py-1.5',
          )}
        />
      </Card>
      <AppDialog
        {...{ profile, device, rules, canChange, now }}
        app={opened}
        onClose={() => put('app', null)}
      />
    </div>
  );
}

function ListShape({ label }: { readonly label: string }) {
  return (
    <div className="grid gap-3 py-2" aria-busy>
      <span className="sr-only">{label}</span>
      {Array.from({ length: 6 }, (_, row) => (
        <div key={row} className="flex min-h-12 items-center gap-3">
          <Skeleton className="size-10 rounded-sm" />
          <Skeleton lines={2} className="w-1/2" />
          <Skeleton className="ml-auto h-7 w-12 rounded-full" />
        </div>
      ))}
    </div>
  );
}
