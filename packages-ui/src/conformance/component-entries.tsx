import type { ReactElement } from 'react';
import {
  Accordion,
  AccordionItem,
  AddProfileTile,
  AppRow,
  AppShell,
  Avatar,
  AvatarPicker,
  Banner,
  BlurOverlay,
  Button,
  Calendar,
  Card,
  Checkbox,
  CodeInput,
  Combobox,
  ConfirmDialog,
  CookieConsent,
  DataList,
  DatePicker,
  DateRangePicker,
  DayRibbon,
  DeviceStatus,
  DeviceTile,
  Dialog,
  DialogClose,
  DialogFooter,
  EmptyState,
  ErrorState,
  Field,
  FieldError,
  Gallery,
  IconButton,
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
  PasswordField,
  PhoneField,
  PinInput,
  PlanCard,
  PlanGrid,
  Popover,
  ProfileTile,
  Progress,
  PublicLayout,
  QrCode,
  RadioGroup,
  ReviewsCarousel,
  RuleState,
  SaveState,
  ScheduleGrid,
  SearchField,
  Select,
  SideNav,
  SideNavItem,
  Skeleton,
  Spinner,
  StaleBadge,
  Stat,
  Switch,
  Tabs,
  TabsContent,
  TabsList,
  TabsTrigger,
  TextArea,
  TextField,
  TextInput,
  TimeBonusSlider,
  TimeLimitSlider,
  TimeRing,
  Toaster,
  Tooltip,
  TopBar,
  WeekTimeLimitSlider,
} from '../index.js';
import { labels as ribbonLabels } from '../components/DayRibbon/day-ribbon-story-data.js';
import gallery from '../components/Gallery/Gallery.stories.js';
import scheduleGrid from '../components/ScheduleGrid/ScheduleGrid.stories.js';
import timeBonus from '../components/TimeLimitSlider/TimeBonusSlider.stories.js';
import timeLimit from '../components/TimeLimitSlider/TimeLimitSlider.stories.js';
import weekTimeLimit from '../components/TimeLimitSlider/WeekTimeLimitSlider.stories.js';
import { entry, field } from './entry.js';

const monthLabels = { previousMonth: 'Previous month', nextMonth: 'Next month' };
const today = '2026-11-20';

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

/** Every component of `@ostoja/ui`, with the least that it needs; what takes many words takes them from
 * its stories. In the order of the alphabet. */
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
  AvatarPicker: entry('avatar-picker', (probe) => (
    <AvatarPicker label="Picture" boyLabel="Boy" girlLabel="Girl" {...probe} />
  )),
  Banner: entry('banner', (probe) => <Banner {...probe}>Ends on Friday</Banner>),
  BlurOverlay: entry('blur-overlay', (probe) => <BlurOverlay overlay="Add a device" {...probe} />),
  Button: entry('button', (probe) => <Button {...probe}>Save</Button>),
  Calendar: entry('calendar', (probe) => (
    <Calendar selected={null} onSelect={() => {}} today={today} locale="en" labels={monthLabels} {...probe} />
  )),
  Card: entry('card', (probe) => <Card {...probe}>Words</Card>),
  Checkbox: field((probe) => <Checkbox label="Weekly report" {...probe} />, 'checkbox'),
  CodeInput: field((probe) => <CodeInput label="Code" {...probe} />),
  Combobox: field((probe) => (
    <Combobox
      label="Time zone"
      options={[]}
      labels={{ open: 'Open', clear: 'Clear', empty: 'None', loading: 'Looking', results: String }}
      {...probe}
    />
  )),
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
  DatePicker: entry('date-picker', (probe) => (
    <DatePicker
      today={today}
      locale="en"
      labels={{ name: 'Day', previousDay: 'Previous', nextDay: 'Next', ...monthLabels }}
      {...probe}
    />
  )),
  DateRangePicker: entry('date-range-picker', (probe) => (
    <DateRangePicker
      today={today}
      locale="en"
      labels={{ name: 'Period', custom: 'Day', chooseFirst: 'First', chooseLast: 'Last', ...monthLabels }}
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
  Field: entry('field', (probe) => (
    <Field label="Bedtime" {...probe}>
      <input />
    </Field>
  )),
  FieldError: entry('field-error', (probe) => <FieldError {...probe}>Too late</FieldError>),
  Gallery: entry('gallery', (probe) => <Gallery {...gallery.args} {...probe} />),
  IconButton: entry('icon-button', (probe) => (
    <IconButton label="Refresh" {...probe}>
      ↻
    </IconButton>
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
  PasswordField: field((probe) => (
    <PasswordField label="Password" showPasswordLabel="Show" hidePasswordLabel="Hide" {...probe} />
  )),
  PhoneField: field((probe) => <PhoneField label="Phone" countryLabel="Country" locale="en" {...probe} />),
  PinInput: field((probe) => <PinInput label="PIN" {...probe} />),
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
  RadioGroup: entry('radio-group', (probe) => (
    <RadioGroup label="When time is up" options={[{ value: 'warn', label: 'Warn' }]} {...probe} />
  )),
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
  ScheduleGrid: entry('schedule-grid', (probe) => <ScheduleGrid {...scheduleGrid.args} {...probe} />),
  SearchField: field((probe) => <SearchField label="Search" clearLabel="Clear" {...probe} />),
  Select: field((probe) => <Select label="Year" options={[{ value: '2013', label: '2013' }]} {...probe} />),
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
  Switch: field((probe) => <Switch label="Protection" {...probe} />, 'switch'),
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
  TextArea: field((probe) => <TextArea label="Task" {...probe} />),
  TextField: field((probe) => <TextField label="E-mail" {...probe} />),
  TextInput: entry('input', (probe) => <TextInput aria-label="E-mail" {...probe} />),
  TimeBonusSlider: entry('time-bonus-slider', (probe) => <TimeBonusSlider {...timeBonus.args} {...probe} />),
  TimeLimitSlider: entry('time-limit-slider', (probe) => <TimeLimitSlider {...timeLimit.args} {...probe} />),
  TimeRing: entry('time-ring', (probe) => <TimeRing share={0.5} {...probe} />),
  Toaster: entry('toaster', (probe) => <Toaster label="Notifications" {...probe} />),
  Tooltip: entry('tooltip', (probe) => (
    <Tooltip content="Until you lift it" defaultOpen {...probe}>
      {trigger}
    </Tooltip>
  )),
  TopBar: entry('top-bar', (probe) => <TopBar {...probe} />),
  WeekTimeLimitSlider: entry('week-time-limit-slider', (probe) => (
    <WeekTimeLimitSlider {...weekTimeLimit.args} {...probe} />
  )),
};
