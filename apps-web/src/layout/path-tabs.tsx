import { Tabs, TabsContent, TabsList, TabsTrigger } from '@ostoja/ui';
import type { ReactNode } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { T, useMessages, type MessageId } from '../i18n/index.js';

/** A view of a screen: the last part of its address, and its name. */
export interface PathTab {
  readonly path: string;
  readonly label: MessageId;
}

interface PathTabsProps {
  /** The screen's address, to which a tab adds its own part: `/panel/internet`. */
  readonly base: string;
  readonly tabs: readonly PathTab[];
  /** The `path` of the tab that the address names. */
  readonly current: string;
  /** What the tabs are views of, for screen readers. */
  readonly label: MessageId;
  /** The parts of the address's query that mean the same in every tab: `['from', 'to']`. */
  readonly keep?: readonly string[];
  /** The view of the current tab. */
  readonly children: ReactNode;
}

/** The views of a screen as links: each has its address, arrows walk between them. */
export function PathTabs({ base, tabs, current, label, keep = [], children }: PathTabsProps) {
  const { t } = useMessages();
  const navigate = useNavigate();
  const { search } = useLocation();
  const kept = new URLSearchParams([...new URLSearchParams(search)].filter(([name]) => keep.includes(name)));
  const addressOf = (path: string) => ({ pathname: `${base}/${path}`, search: kept.toString() });
  return (
    <Tabs
      value={current}
      onValueChange={(path) => {
        if (path !== current) void navigate(addressOf(path));
      }}
    >
      <TabsList label={t(label)}>
        {tabs.map((tab) => (
          <TabsTrigger key={tab.path} value={tab.path} asChild>
            <Link to={addressOf(tab.path)}>
              <T id={tab.label} />
            </Link>
          </TabsTrigger>
        ))}
      </TabsList>
      <TabsContent value={current}>{children}</TabsContent>
    </Tabs>
  );
}
