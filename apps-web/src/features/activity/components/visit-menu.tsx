import { isBlockedVisit } from '@ostoja/domain';
import { IconButton, Menu, MenuItem, MenuLabel } from '@ostoja/ui';
import { Check, CircleHelp, EllipsisVertical, ShieldBan, ShieldCheck } from 'lucide-react';
import { useMessages } from '../../../i18n/index.js';
import { siteOf, standsOn, type SiteListName, type SiteLists } from '../../rules/index.js';
import type { Visit } from '../api/use-visits.js';

/** What can be done about visits. */
export interface VisitActions {
  /** The lists as they are now; undefined while they are on their way or can't be had. */
  readonly lists: SiteLists | undefined;
  readonly onChoose: (domain: string, list: SiteListName) => void;
  readonly onWhy: (visit: Visit) => void;
}

interface VisitMenuProps extends VisitActions {
  readonly visit: Visit;
}

/** What a parent can do about a visit: allow its site, block it, ask why it was refused. */
export function VisitMenu({ visit, lists, onChoose, onWhy }: VisitMenuProps) {
  const { t } = useMessages();
  const site = siteOf(visit.domain);
  const standing = lists && standsOn(lists, visit.domain);
  const items = [
    {
      list: 'whiteList',
      icon: ShieldCheck,
      label: 'activity.visits.allow',
      done: 'activity.visits.on-white',
    },
    { list: 'blackList', icon: ShieldBan, label: 'activity.visits.block', done: 'activity.visits.on-black' },
  ] as const;
  const canChoose = site !== null && lists !== undefined;
  if (!canChoose && !isBlockedVisit(visit.blocked)) return null;
  return (
    <Menu
      trigger={
        <IconButton label={t('activity.visits.actions', { site: visit.domain })}>
          <EllipsisVertical aria-hidden />
        </IconButton>
      }
    >
      {canChoose &&
        items.map(({ list, icon: Icon, label, done }) =>
          standing === list ? (
            <MenuLabel key={list} className="flex items-center gap-2 py-2">
              <Check aria-hidden className="size-4 shrink-0 text-brand" />
              {t(done)}
            </MenuLabel>
          ) : (
            <MenuItem
              key={list}
              className="[overflow-wrap:anywhere]"
              onSelect={() => onChoose(visit.domain, list)}
            >
              <Icon aria-hidden className="text-ink-2" />
              {t(label, { site })}
            </MenuItem>
          ),
        )}
      {isBlockedVisit(visit.blocked) && (
        <MenuItem onSelect={() => onWhy(visit)}>
          <CircleHelp aria-hidden className="text-ink-2" />
          {t('activity.visits.why')}
        </MenuItem>
      )}
    </Menu>
  );
}
