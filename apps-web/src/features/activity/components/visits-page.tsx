import { Card, SearchField, Select } from '@ostoja/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useAddressFilter } from '../../../forms/index.js';
import { useMessages } from '../../../i18n/index.js';
import type { Device, Profile } from '../../../session/index.js';
import { DaysPicker, useShownDays } from '../../../time/index.js';
import { ExplainDialog, useChooseSite } from '../../rules/index.js';
import { useTopDomains } from '../api/use-top-domains.js';
import { useVisits, type Visit } from '../api/use-visits.js';
import { visitKindLooks } from '../visit-kind-looks.js';
import { readVisitKind, visitKinds, writeVisitKind } from '../visit-tally.js';
import { SharesCard } from './shares-card.js';
import { VisitKindsCard } from './visit-kinds-card.js';
import { VisitList } from './visit-list.js';

const everyKind = 'all';

/** Internet → Statistics: what was visited and refused, by category and by site, and each visit (panel spec §2). */
export function VisitsPage({ profile, device }: { readonly profile: Profile; readonly device: Device }) {
  const { t } = useMessages();
  const shown = useShownDays();
  const [search, setSearch] = useSearchParams();
  const { text, setText, filter } = useAddressFilter();
  const kind = readVisitKind(search);
  const visits = useVisits({ profile: profile.id, device: device.id, bounds: shown.bounds, filter });
  const domains = useTopDomains(profile.id, device.id, shown.bounds);
  const { lists, choose } = useChooseSite(profile.id, device.id);
  const [why, setWhy] = useState<Visit | null>(null);

  const showKind = (value: string) =>
    setSearch((previous) => writeVisitKind(previous, visitKinds.find((one) => one === value) ?? null));

  return (
    <div className="grid gap-3.5">
      <DaysPicker shown={shown} className="justify-self-start" />
      <div className="grid items-stretch gap-3.5 lg:grid-cols-2">
        <VisitKindsCard visits={visits} onSelect={showKind} />
        <SharesCard
          title="activity.domains.title"
          empty="activity.domains.empty"
          column="activity.domains.domain"
          counted="activity.domains.visits"
          list={(domains.data?.data ?? []).map(({ domain, ...rest }) => ({ label: domain, ...rest }))}
          onSelect={setText}
          state={{
            loaded: domains.data !== undefined,
            failure: domains.error,
            retrying: domains.isValidating,
            retry: () => void domains.mutate(),
          }}
        />
      </div>
      <Card title={t('activity.visits.title')}>
        <div className="mb-3 grid gap-3 sm:grid-cols-[minmax(0,1fr)_minmax(0,18rem)]">
          <SearchField
            label={t('activity.visits.filter')}
            placeholder={t('activity.visits.filter')}
            clearLabel={t('form.clear')}
            value={text}
            onValueChange={setText}
          />
          <Select
            label={t('activity.visits.category')}
            hideLabel
            value={kind ?? everyKind}
            onValueChange={showKind}
            options={[
              { value: everyKind, label: t('activity.visits.kind.all') },
              ...visitKinds.map((value) => ({ value, label: t(visitKindLooks[value].label) })),
            ]}
          />
        </div>
        <VisitList
          visits={visits}
          kind={kind}
          isFiltered={filter !== '' || kind !== null}
          lists={lists}
          onChoose={choose}
          onWhy={setWhy}
        />
      </Card>
      {why && (
        <ExplainDialog
          open
          onOpenChange={(open) => !open && setWhy(null)}
          profile={profile.id}
          device={device}
          subject={{ kind: 'site', domain: why.domain, ...(why.url ? { url: why.url } : {}) }}
          name={why.domain}
          at={why.ts}
        />
      )}
    </div>
  );
}
