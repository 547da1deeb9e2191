import { Card, DataList, EmptyState, IconButton } from '@ostoja/ui';
import { SearchX, ShieldBan, ShieldCheck, X } from 'lucide-react';
import { useEffect, useMemo, useRef } from 'react';
import type { Message } from '../../../api/index.js';
import { useFormats, useMessages } from '../../../i18n/index.js';
import type { SiteChange, SiteListName, SiteLists } from '../site-change.js';
import { AddSite } from './add-site.js';

interface SiteListCardProps {
  readonly list: SiteListName;
  readonly lists: SiteLists;
  /** Shows only sites that contain it. */
  readonly filter: string;
  /** Makes a change and says so. */
  readonly onChange: (change: SiteChange, words: Message) => void;
}

const isolated = (site: string) => <bdi>{site}</bdi>;

const icons = { whiteList: ShieldCheck, blackList: ShieldBan };

/** One list of sites: what it means, a field to add to it, and its sites, each of which can be taken off. */
export function SiteListCard({ list, lists, filter, onChange }: SiteListCardProps) {
  const { t } = useMessages();
  const { number } = useFormats();
  const all = lists[list];
  const sites = useMemo(() => {
    const wanted = filter.toLowerCase();
    return wanted ? all.filter((site) => site.includes(wanted)) : all;
  }, [all, filter]);
  const field = useRef<HTMLInputElement>(null);
  const rows = useRef<HTMLDivElement>(null);
  const removedAt = useRef<number | null>(null);
  const Icon = icons[list];

  // The button that was pressed goes with its row: the next row's takes the focus, or the field
  useEffect(() => {
    const index = removedAt.current;
    if (index === null) return;
    removedAt.current = null;
    const next = Math.min(index, sites.length - 1);
    const button = rows.current?.querySelector<HTMLElement>(`[data-site-index="${next}"]`);
    (button ?? field.current)?.focus();
  }, [sites]);

  const remove = (site: string, index: number) => {
    removedAt.current = index;
    onChange({ put: {}, take: { [list]: [site] } }, { id: 'rules.sites.removed', values: { site } });
  };
  const removeButton = (site: string, index: number) => (
    <IconButton
      label={t('rules.sites.remove', { site })}
      data-site-index={index}
      onClick={() => remove(site, index)}
    >
      <X aria-hidden />
    </IconButton>
  );

  return (
    <Card
      title={t(`rules.sites.${list}`)}
      action={<span className="tabular-nums">{number(all.length)}</span>}
      className="grid content-start"
    >
      <p className="mb-3 text-sm text-ink-2">{t(`rules.sites.meaning.${list}`)}</p>
      <AddSite list={list} lists={lists} onChange={onChange} field={field} />
      <div ref={rows} className="mt-3">
        <DataList
          rows={sites}
          rowKey={(site) => site}
          rowHeight={3.75}
          maxHeight="28rem"
          columns={[
            { id: 'site', header: t('rules.sites.site'), rowHeader: true, cell: isolated },
            {
              id: 'remove',
              header: t('rules.sites.remove-column'),
              hideHeader: true,
              width: '2.75rem',
              cell: removeButton,
            },
          ]}
          renderCard={(site, index) => (
            <div className="-my-1.5 flex items-center justify-between gap-2">
              <bdi className="min-w-0 [overflow-wrap:anywhere]">{site}</bdi>
              <div className="-mr-2">{removeButton(site, index)}</div>
            </div>
          )}
          empty={
            filter ? (
              <EmptyState icon={<SearchX />} title={t('rules.sites.empty-filter')} />
            ) : (
              <EmptyState icon={<Icon />} title={t(`rules.sites.empty.${list}`)} />
            )
          }
          labels={{
            name: t('app.list', { name: t(`rules.sites.${list}`) }),
            loading: t('app.loading'),
            empty: t(`rules.sites.empty.${list}`),
            loadingMore: t('app.loading'),
            moreFailed: t('rules.failed'),
            retry: t('app.retry'),
          }}
        />
      </div>
    </Card>
  );
}
