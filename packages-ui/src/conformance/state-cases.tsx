import type { ReactElement } from 'react';
import { userEvent } from 'storybook/test';
import {
  AppShell,
  AvatarPicker,
  Checkbox,
  CodeInput,
  DatePicker,
  DateRangePicker,
  DayRibbon,
  Dialog,
  LanguageSwitcher,
  Menu,
  MenuRadioGroup,
  MenuRadioItem,
  PinInput,
  Popover,
  RadioGroup,
  SearchField,
  Select,
  Switch,
  Tabs,
  TabsList,
  TabsTrigger,
  TextField,
} from '../index.js';
import appShell from '../components/AppShell/AppShell.stories.js';
import datePicker from '../components/DatePicker/DatePicker.stories.js';
import dateRangePicker from '../components/DateRangePicker/DateRangePicker.stories.js';
import { labels as ribbonLabels } from '../components/DayRibbon/day-ribbon-story-data.js';

/** A component's value and the two ways to hold it. */
export interface StateCase {
  /** The component that holds its value itself, and begins with `before`. */
  readonly own: (onChange: (next: unknown) => void) => ReactElement;
  /** The component whose value its owner holds at `before`. */
  readonly held: (onChange: (next: unknown) => void) => ReactElement;
  /** What a person does to change it. */
  readonly change: () => Promise<unknown>;
  /** What the page shows of the value. */
  readonly read: () => unknown;
  readonly before: unknown;
  readonly after: unknown;
  /** What the owner is told. */
  readonly told: unknown;
}

const one = <E extends Element = HTMLElement>(selector: string): E => {
  const element = document.querySelector<E>(selector);
  if (!element) throw new Error(`nothing is ${selector}`);
  return element;
};
const button = (name: string) => {
  const found = [
    ...document.querySelectorAll<HTMLElement>('button, [role=menuitemradio], [role=option]'),
  ].find((element) => (element.getAttribute('aria-label') ?? element.textContent) === name);
  if (!found) throw new Error(`no button is called ${name}`);
  return found;
};
const press = (name: string) => () => userEvent.click(button(name));
const typeAtTheEnd = (text: string) => async () => {
  one('input').focus();
  await userEvent.keyboard(text);
};
const isOpen = (slot: string) => () => document.querySelector(`[data-slot="${slot}"]`) !== null;
const trigger = <button type="button">Open</button>;
const years = ['2012', '2013'].map((year) => ({ value: year, label: year }));
const languages = [
  { value: 'pl', name: 'Polski' },
  { value: 'en', name: 'English' },
];
const tabs = (
  <TabsList label="Views">
    <TabsTrigger value="day">Day</TabsTrigger>
    <TabsTrigger value="week">Week</TabsTrigger>
  </TabsList>
);
const stays = (event: Event) => event.preventDefault();
const sorts = (
  <>
    <MenuRadioItem value="time" onSelect={stays}>
      By time
    </MenuRadioItem>
    <MenuRadioItem value="name" onSelect={stays}>
      By name
    </MenuRadioItem>
  </>
);
const sortMenu = (group: ReactElement) => (
  <Menu defaultOpen trigger={trigger}>
    {group}
  </Menu>
);
const ribbon = {
  from: 0,
  to: 86_400,
  lanes: [],
  formatTime: String,
  formatDuration: String,
  labels: ribbonLabels,
};

/** A thing that a button opens. */
function opens(
  slot: string,
  name: string,
  render: (props: { open?: boolean; onOpenChange: (open: boolean) => void }) => ReactElement,
): StateCase {
  return {
    own: (onOpenChange) => render({ onOpenChange }),
    held: (onOpenChange) => render({ open: false, onOpenChange }),
    change: press(name),
    read: isOpen(slot),
    before: false,
    after: true,
    told: true,
  };
}

/** Every component that has a value, by name: what it shows, and what changes it. */
export const stateCases: Record<string, StateCase> = {
  'AppShell, its menu': opens('nav-drawer', 'Open the menu', ({ open, onOpenChange }) => (
    <AppShell
      {...appShell.args}
      {...(open !== undefined && { menuOpen: open })}
      onMenuOpenChange={onOpenChange}
    />
  )),
  AvatarPicker: {
    own: (onChange) => (
      <AvatarPicker label="Face" boyLabel="Boy" girlLabel="Girl" defaultValue={1} onValueChange={onChange} />
    ),
    held: (onChange) => (
      <AvatarPicker label="Face" boyLabel="Boy" girlLabel="Girl" value={1} onValueChange={onChange} />
    ),
    change: press('Girl'),
    read: () => one('[role=radio][aria-checked=true]').textContent,
    before: 'Boy',
    after: 'Girl',
    told: 2,
  },
  Checkbox: {
    own: (onChange) => <Checkbox label="Report" defaultChecked={false} onCheckedChange={onChange} />,
    held: (onChange) => <Checkbox label="Report" checked={false} onCheckedChange={onChange} />,
    change: () => userEvent.click(one('input')),
    read: () => one<HTMLInputElement>('input').checked,
    before: false,
    after: true,
    told: true,
  },
  CodeInput: {
    own: (onChange) => <CodeInput label="Code" defaultValue="12" onValueChange={onChange} />,
    held: (onChange) => <CodeInput label="Code" value="12" onValueChange={onChange} />,
    change: typeAtTheEnd('3'),
    read: () => one<HTMLInputElement>('input').value,
    before: '12',
    after: '123',
    told: '123',
  },
  DatePicker: {
    own: (onChange) => <DatePicker {...datePicker.args} defaultValue="2026-11-12" onValueChange={onChange} />,
    held: (onChange) => <DatePicker {...datePicker.args} value="2026-11-12" onValueChange={onChange} />,
    change: press('Next day'),
    read: () => one('[data-slot=date-picker]').textContent,
    before: 'Thu, 12 Nov 2026',
    after: 'Fri, 13 Nov 2026',
    told: '2026-11-13',
  },
  'DatePicker, its calendar': opens('date-picker-content', 'Day: Fri, 20 November 2026', (props) => (
    <DatePicker {...datePicker.args} {...props} />
  )),
  'DateRangePicker, its calendar': opens('date-range-picker-content', 'Period: Fri, 20 Nov 2026', (props) => (
    <DateRangePicker {...dateRangePicker.args} presets={[]} {...props} />
  )),
  'DayRibbon, its view': {
    own: (onChange) => <DayRibbon {...ribbon} defaultView="picture" onViewChange={onChange} />,
    held: (onChange) => <DayRibbon {...ribbon} view="picture" onViewChange={onChange} />,
    change: press('Show as a list'),
    read: () => one('[data-slot=day-ribbon]').dataset['view'],
    before: 'picture',
    after: 'list',
    told: 'list',
  },
  Dialog: opens('dialog', 'Open', (props) => (
    <Dialog title="Add" closeLabel="Close" trigger={trigger} {...props} />
  )),
  LanguageSwitcher: {
    own: (onChange) => (
      <LanguageSwitcher label="Language" languages={languages} defaultValue="pl" onValueChange={onChange} />
    ),
    held: (onChange) => (
      <LanguageSwitcher label="Language" languages={languages} value="pl" onValueChange={onChange} />
    ),
    change: async () => {
      await press('Language: Polski')();
      await press('English')();
    },
    read: () => one('[data-slot=language-switcher]').getAttribute('aria-label'),
    before: 'Language: Polski',
    after: 'Language: English',
    told: 'en',
  },
  Menu: opens('menu', 'Open', (props) => (
    <Menu trigger={trigger} {...props}>
      Things
    </Menu>
  )),
  MenuRadioGroup: {
    own: (onChange) =>
      sortMenu(
        <MenuRadioGroup defaultValue="time" onValueChange={onChange}>
          {sorts}
        </MenuRadioGroup>,
      ),
    held: (onChange) =>
      sortMenu(
        <MenuRadioGroup value="time" onValueChange={onChange}>
          {sorts}
        </MenuRadioGroup>,
      ),
    change: press('By name'),
    read: () => one('[role=menuitemradio][aria-checked=true]').textContent,
    before: 'By time',
    after: 'By name',
    told: 'name',
  },
  PinInput: {
    own: (onChange) => <PinInput label="PIN" defaultValue="12" onValueChange={onChange} />,
    held: (onChange) => <PinInput label="PIN" value="12" onValueChange={onChange} />,
    change: typeAtTheEnd('3'),
    read: () => one<HTMLInputElement>('input').value,
    before: '12',
    after: '123',
    told: '123',
  },
  Popover: opens('popover', 'Open', (props) => <Popover trigger={trigger} label="Why" {...props} />),
  RadioGroup: {
    own: (onChange) => (
      <RadioGroup label="Year" options={years} defaultValue="2012" onValueChange={onChange} />
    ),
    held: (onChange) => <RadioGroup label="Year" options={years} value="2012" onValueChange={onChange} />,
    change: () => userEvent.click(one('[role=radio][value="2013"]')),
    read: () => one('[role=radio][aria-checked=true]').getAttribute('value'),
    before: '2012',
    after: '2013',
    told: '2013',
  },
  SearchField: {
    own: (onChange) => (
      <SearchField label="Search" clearLabel="Clear" defaultValue="a" onValueChange={onChange} />
    ),
    held: (onChange) => <SearchField label="Search" clearLabel="Clear" value="a" onValueChange={onChange} />,
    change: press('Clear'),
    read: () => one<HTMLInputElement>('input').value,
    before: 'a',
    after: '',
    told: '',
  },
  Select: {
    own: (onChange) => <Select label="Year" options={years} defaultValue="2012" onValueChange={onChange} />,
    held: (onChange) => <Select label="Year" options={years} value="2012" onValueChange={onChange} />,
    change: async () => {
      await userEvent.click(one('[role=combobox]'));
      await userEvent.click(button('2013'));
    },
    read: () => one('[role=combobox]').textContent,
    before: '2012',
    after: '2013',
    told: '2013',
  },
  Switch: {
    own: (onChange) => <Switch label="Protection" defaultChecked={false} onCheckedChange={onChange} />,
    held: (onChange) => <Switch label="Protection" checked={false} onCheckedChange={onChange} />,
    change: () => userEvent.click(one('[role=switch]')),
    read: () => one('[role=switch]').getAttribute('aria-checked'),
    before: 'false',
    after: 'true',
    told: true,
  },
  Tabs: {
    own: (onChange) => (
      <Tabs defaultValue="day" onValueChange={onChange}>
        {tabs}
      </Tabs>
    ),
    held: (onChange) => (
      <Tabs value="day" onValueChange={onChange}>
        {tabs}
      </Tabs>
    ),
    change: press('Week'),
    read: () => one('[role=tab][aria-selected=true]').textContent,
    before: 'Day',
    after: 'Week',
    told: 'week',
  },
  TextField: {
    own: (onChange) => <TextField label="E-mail" defaultValue="a" onValueChange={onChange} />,
    held: (onChange) => <TextField label="E-mail" value="a" onValueChange={onChange} />,
    change: () => userEvent.type(one('input'), 'b'),
    read: () => one<HTMLInputElement>('input').value,
    before: 'a',
    after: 'ab',
    told: 'ab',
  },
};
