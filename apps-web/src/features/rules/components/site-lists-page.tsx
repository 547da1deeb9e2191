import { Card, SearchField } from '@ostoja/ui';
import type { Message } from '../../../api/index.js';
import { useAddressFilter } from '../../../forms/index.js';
import { useMessages } from '../../../i18n/index.js';
import { SaveStatus } from '../../../saving/index.js';
import type { Device } from '../../../session/index.js';
import { deviceName } from '../../family/index.js';
import { useSiteLists } from '../api/use-site-lists.js';
import { undoOf, type SiteChange } from '../site-change.js';
import { useUndoNotice } from '../use-choose-site.js';
import { RuleReach } from './rule-reach.js';
import { RulesComing } from './rules-coming.js';
import { SiteListCard } from './site-list-card.js';

/** Internet → Safe and blocked sites: the two lists that decide about a site before anything else (panel spec §5). */
export function SiteListsPage({ profile, device }: { readonly profile: number; readonly device: Device }) {
  const { t } = useMessages();
  const { text, setText, filter } = useAddressFilter();
  const { lists, change, stage, retrySave, failure, isValidating, retry } = useSiteLists(profile, device.id);
  const notice = useUndoNotice();

  if (!lists) return <RulesComing failure={failure} retrying={isValidating} onRetry={retry} />;

  const makeChange = (made: SiteChange, words: Message) => {
    change(made);
    notice(t(words.id, words.values), () => change(undoOf(made)));
  };
  return (
    <div className="grid gap-3.5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <SearchField
          className="w-full sm:max-w-80"
          label={t('rules.sites.filter')}
          placeholder={t('rules.sites.filter')}
          clearLabel={t('form.clear')}
          value={text}
          onValueChange={setText}
        />
        <SaveStatus
          // With nothing to say it takes no line of its own on a phone
          className="max-sm:data-[state=idle]:hidden"
          stage={stage}
          onRetry={retrySave}
        />
      </div>
      <div className="grid items-start gap-3.5 lg:grid-cols-2">
        <SiteListCard list="whiteList" lists={lists} filter={filter} onChange={makeChange} />
        <SiteListCard list="blackList" lists={lists} filter={filter} onChange={makeChange} />
      </div>
      <Card title={t('rules.state.name')}>
        <RuleReach device={device} name={deviceName(device)} stage={stage} />
      </Card>
    </div>
  );
}
