import type { ReactElement } from 'react';
import {
  Accordion,
  AccordionItem,
  AddProfileTile,
  AppRow,
  AppShell,
  Avatar,
  Banner,
  BlurOverlay,
  Button,
  Card,
  ConfirmDialog,
  CookieConsent,
  DataList,
  DayRibbon,
  DeviceStatus,
  DeviceTile,
  Dialog,
  DialogClose,
  DialogFooter,
  EmptyState,
  ErrorState,
  Gallery,
  IconButton,
  LanguageButton,
  LanguageSwitcher,
  Lightbox,
  Link,
  Menu,
  MenuItem,
  MenuLabel,
  MenuRadioGroup,
  MenuRadioItem,
  MenuSeparator,
  Pagination,
  PlanCard,
  PlanGrid,
  Popover,
  ProfileTile,
  Progress,
  PublicLayout,
  QrCode,
  ReviewsCarousel,
  RuleState,
  SaveState,
  SideNav,
  SideNavItem,
  Skeleton,
  Spinner,
  StaleBadge,
  Stat,
  Tabs,
  TabsContent,
  TabsList,
  TabsTrigger,
  TimeRing,
  Toaster,
  Tooltip,
  TopBar,
} from '../index.js';
import { labels as ribbonLabels } from '../components/DayRibbon/day-ribbon-story-data.js';
import gallery from '../components/Gallery/Gallery.stories.js';
import { entry } from './entry.js';

const lightboxLabels = {
  name: 'Screen, large',
  close: 'Close',
  previous: 'Previous',
  next: 'Next',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  position: String,
  waiting: 'Loading',
  failed: 'Not loaded',
  retry: 'Try again',
};

const inMenu = (part: ReactElement) => (
  <Menu defaultOpen trigger={<button type="button">Open</button>}>
    {part}
  </Menu>
);
const inTabs = (part: ReactElement) => <Tabs defaultValue="day">{part}</Tabs>;
const trigger = <button type="button">Open</button>;

/** Every component of `@ostoja/ui` that is no part of a form, with the least that it needs; what takes many words
 * takes them from its stories. In the order of the alphabet. */
export const componentEntries = {
  Accordion: entry('accordion', (probe) => <Accordion type="multiple" {...probe} />),
  AccordionItem: entry('accordion-item', (probe) => (
    <Accordion type="multiple">
      <AccordionItem value="refund" title="Can I get my money back?" {...probe} />
    </Accordion>
  )),
  AddProfileTile: entry('add-profile-tile', (probe) => <AddProfileTile label="Add" {...probe} />),
  AppRow: entry('app-row', (probe) => (
    <AppRow
      name="YouTube"
      labels={{ allowed: 'allowed', new: 'New', uninstalled: 'Uninstalled', failed: 'Not saved' }}
      {...probe}
    />
  )),
  AppShell: entry('app-shell', (probe) => (
    <AppShell
      labels={{ openMenu: 'Open', closeMenu: 'Close', menu: 'Menu', skip: 'Skip' }}
      brand="Ostoja"
      nav="Summary"
      header="Zosia"
      {...probe}
    />
  )),
  Avatar: entry('avatar', (probe) => <Avatar kind={1} {...probe} />),
  Banner: entry('banner', (probe) => <Banner {...probe}>Ends on Friday</Banner>),
  BlurOverlay: entry('blur-overlay', (probe) => <BlurOverlay overlay="Add a device" {...probe} />),
  Button: entry('button', (probe) => <Button {...probe}>Save</Button>),
  Card: entry('card', (probe) => <Card {...probe}>Words</Card>),
  ConfirmDialog: entry('confirm-dialog', (probe) => (
    <ConfirmDialog
      defaultOpen
      title="Sign out?"
      confirmLabel="Sign out"
      cancelLabel="Stay"
      onConfirm={() => {}}
      {...probe}
    />
  )),
  CookieConsent: entry('cookie-consent', (probe) => (
    <CookieConsent
      categories={[]}
      onDecide={() => {}}
      labels={{
        title: 'What may we remember?',
        text: 'Words',
        accept: 'All',
        refuse: 'Needed',
        settings: 'Details',
        categoriesTitle: 'Choose',
        save: 'Save',
        back: 'Back',
        alwaysOn: 'On',
      }}
      {...probe}
    />
  )),
  DataList: entry('data-list', (probe) => (
    <DataList
      rows={['14:36']}
      rowKey={String}
      columns={[{ id: 'at', header: 'When', cell: String }]}
      labels={{
        name: 'Calls',
        loading: 'Loading',
        empty: 'None',
        loadingMore: 'Loading',
        moreFailed: 'Not loaded',
        retry: 'Try again',
      }}
      {...probe}
    />
  )),
  DayRibbon: entry('day-ribbon', (probe) => (
    <DayRibbon
      from={0}
      to={86_400}
      lanes={[]}
      formatTime={String}
      formatDuration={String}
      labels={ribbonLabels}
      {...probe}
    />
  )),
  DeviceStatus: entry('device-status', (probe) => <DeviceStatus online label="Online" {...probe} />),
  DeviceTile: entry('device-tile', (probe) => <DeviceTile name="Galaxy" kind="phone" {...probe} />),
  Dialog: entry('dialog', (probe) => (
    <Dialog defaultOpen title="Add a profile" closeLabel="Close" {...probe} />
  )),
  DialogClose: entry('dialog-close', (probe) => (
    <Dialog defaultOpen title="Add a profile" closeLabel="Close">
      <DialogClose {...probe}>{trigger}</DialogClose>
    </Dialog>
  )),
  DialogFooter: entry('dialog-footer', (probe) => <DialogFooter {...probe} />),
  EmptyState: entry('empty-state', (probe) => <EmptyState title="Nothing" {...probe} />),
  ErrorState: entry('error-state', (probe) => <ErrorState title="Not loaded" {...probe} />),
  Gallery: entry('gallery', (probe) => <Gallery {...gallery.args} {...probe} />),
  IconButton: entry('icon-button', (probe) => (
    <IconButton label="Refresh" {...probe}>
      ↻
    </IconButton>
  )),
  LanguageButton: entry('language-switcher', (probe) => (
    <LanguageButton label="Language" name="Polski" value="pl" {...probe} />
  )),
  LanguageSwitcher: entry('language-switcher', (probe) => (
    <LanguageSwitcher label="Language" languages={[{ value: 'pl', name: 'Polski' }]} {...probe} />
  )),
  Lightbox: entry('lightbox', (probe) => (
    <Lightbox defaultOpen count={1} slideAt={() => undefined} labels={lightboxLabels} {...probe} />
  )),
  Link: entry('link', (probe) => (
    <Link href="#terms" {...probe}>
      Terms
    </Link>
  )),
  Menu: entry('menu', (probe) => (
    <Menu defaultOpen trigger={trigger} {...probe}>
      Things
    </Menu>
  )),
  MenuItem: entry('menu-item', (probe) => inMenu(<MenuItem {...probe}>Sign out</MenuItem>)),
  MenuLabel: entry('menu-label', (probe) => inMenu(<MenuLabel {...probe}>Account</MenuLabel>)),
  MenuRadioGroup: entry('menu-radio-group', (probe) => inMenu(<MenuRadioGroup {...probe} />)),
  MenuRadioItem: entry('menu-radio-item', (probe) =>
    inMenu(
      <MenuRadioGroup>
        <MenuRadioItem value="name" {...probe}>
          By name
        </MenuRadioItem>
      </MenuRadioGroup>,
    ),
  ),
  MenuSeparator: entry('menu-separator', (probe) => inMenu(<MenuSeparator {...probe} />)),
  Pagination: entry('pagination', (probe) => (
    <Pagination
      pageCount={3}
      labels={{ name: 'Pages', previous: 'Previous', next: 'Next', page: String, position: String }}
      {...probe}
    />
  )),
  PlanCard: entry('plan-card', (probe) => (
    <PlanCard
      name="Regular"
      price="149 zł"
      labels={{ oldPrice: 'Before', price: 'Now', missing: 'Missing' }}
      {...probe}
    />
  )),
  PlanGrid: entry('plan-grid', (probe) => <PlanGrid {...probe} />),
  Popover: entry('popover', (probe) => <Popover defaultOpen trigger={trigger} label="Why" {...probe} />),
  ProfileTile: entry('profile-tile', (probe) => <ProfileTile name="Zosia" avatar={2} {...probe} />),
  Progress: entry('progress', (probe) => <Progress aria-label="Reading" value={40} {...probe} />),
  PublicLayout: entry('public-layout', (probe) => <PublicLayout brand="Ostoja" title="Sign in" {...probe} />),
  QrCode: entry('qr-code', (probe) => <QrCode value="493027" label="Pairing code" {...probe} />),
  ReviewsCarousel: entry('reviews-carousel', (probe) => (
    <ReviewsCarousel
      reviews={[{ id: 'a', text: 'Calm', author: 'Marta K.' }]}
      labels={{
        name: 'Reviews',
        previous: 'Previous',
        next: 'Next',
        page: String,
        position: String,
        rating: String,
        loading: 'Loading',
      }}
      {...probe}
    />
  )),
  RuleState: entry('rule-state', (probe) => (
    <RuleState
      reach="saved"
      labels={{
        name: 'Where the rule is',
        saved: 'saved',
        received: 'received',
        inForce: 'in force',
        done: 'done',
        next: 'under way',
        waiting: 'not yet',
        failed: 'failed',
        offline: 'waits',
      }}
      {...probe}
    />
  )),
  SaveState: entry('save-state', (probe) => (
    <SaveState
      state="saved"
      savingLabel="Saving"
      savedLabel="Saved"
      failedLabel="Not saved"
      retryLabel="Try again"
      {...probe}
    />
  )),
  SideNav: entry('side-nav', (probe) => <SideNav label="Panel" {...probe} />),
  SideNavItem: entry('side-nav-item', (probe) => (
    <ul>
      <SideNavItem href="#summary" {...probe}>
        Summary
      </SideNavItem>
    </ul>
  )),
  Skeleton: entry('skeleton', (probe) => <Skeleton {...probe} />),
  Spinner: entry('spinner', (probe) => <Spinner {...probe} />),
  StaleBadge: entry('stale-badge', (probe) => (
    <StaleBadge state="fresh" {...probe}>
      Reported 20 s ago
    </StaleBadge>
  )),
  Stat: entry('stat', (probe) => <Stat label="Today" value="2 h" {...probe} />),
  Tabs: entry('tabs', (probe) => <Tabs defaultValue="day" {...probe} />),
  TabsContent: entry('tabs-content', (probe) => inTabs(<TabsContent value="day" {...probe} />)),
  TabsList: entry('tabs-list', (probe) => inTabs(<TabsList label="Views" {...probe} />)),
  TabsTrigger: entry('tabs-trigger', (probe) =>
    inTabs(
      <TabsList label="Views">
        <TabsTrigger value="day" {...probe}>
          Day
        </TabsTrigger>
      </TabsList>,
    ),
  ),
  TimeRing: entry('time-ring', (probe) => <TimeRing share={0.5} {...probe} />),
  Toaster: entry('toaster', (probe) => <Toaster label="Notifications" {...probe} />),
  Tooltip: entry('tooltip', (probe) => (
    <Tooltip content="Until you lift it" defaultOpen {...probe}>
      {trigger}
    </Tooltip>
  )),
  TopBar: entry('top-bar', (probe) => <TopBar {...probe} />),
};
