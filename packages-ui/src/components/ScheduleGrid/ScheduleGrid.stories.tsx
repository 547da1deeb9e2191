import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  closedWeek,
  english,
  german,
  nights,
  presets,
  vietnamese,
} from '../../stories/schedule-grid-words.js';
import { Card } from '../Card/index.js';
import { openWeek, scheduleFormat, ScheduleGrid, type ScheduleWeek } from './index.js';

const meta = {
  title: 'Components/ScheduleGrid',
  component: ScheduleGrid,
  tags: ['!autodocs'],
  args: {
    defaultValue: nights,
    format: scheduleFormat('en-GB'),
    labels: english,
    presets,
    onValueChange: fn(),
  },
  decorators: [
    (Story) => (
      <Card>
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof ScheduleGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

const grid = () => screen.getByRole('grid', { name: english.name });
// The browser makes a grid's td a gridcell; the testing library calls every td a cell.
const cell = (name: string) => within(grid()).getByRole('cell', { name });
const isNarrow = () => {
  const [first, second] = within(grid()).getAllByRole('cell');
  return (second?.getBoundingClientRect().top ?? 0) > (first?.getBoundingClientRect().top ?? 0);
};
const centre = (element: HTMLElement) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { clientX: left + width / 2, clientY: top + height / 2 };
};
const pointer = { pointerId: 7, isPrimary: true, button: 0, bubbles: true };
/** A finger from one cell to another; it is lifted unless the stroke goes on. */
const drag = async (from: string, to: string, { lift = true } = {}) => {
  await fireEvent.pointerDown(cell(from), { ...pointer, ...centre(cell(from)) });
  await fireEvent.pointerMove(grid(), { ...pointer, ...centre(cell(to)) });
  if (lift) await fireEvent.pointerUp(grid(), { ...pointer, ...centre(cell(to)) });
};

export const Default: Story = {
  play: async () => {
    await expect(within(grid()).getAllByRole('cell')).toHaveLength(168);
    await expect(within(grid()).getAllByRole('row')).toHaveLength(8);
    await expect(screen.getByRole('region', { name: english.name })).toContainElement(grid());
    await expect(grid()).toHaveAccessibleDescription(/^Arrow keys move/);
    await expect(cell('Monday, 6:00–7:00, blocked')).toHaveAttribute('aria-selected', 'true');
    await expect(cell('Monday, 7:00–8:00, allowed')).toHaveAttribute('aria-selected', 'false');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    for (const target of within(grid()).getAllByRole('cell')) {
      const { width, height } = target.getBoundingClientRect();
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
    }
  },
};

/** A stroke takes the state of its first cell, and is one edit. */
export const PaintByDrag: Story = {
  play: async ({ args }) => {
    await drag('Monday, 10:00–11:00, allowed', 'Monday, 13:00–14:00, allowed', { lift: false });
    await expect(cell('Monday, 12:00–13:00, allowed')).toHaveAttribute('data-state', 'blocked');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await fireEvent.pointerUp(grid(), pointer);
    await expect(args.onValueChange).toHaveBeenCalledTimes(1);
    await expect(args.onValueChange).toHaveBeenLastCalledWith([
      '000000011100001111111000',
      ...nights.slice(1),
    ]);
    await expect(cell('Monday, 13:00–14:00, blocked')).toHaveAttribute('aria-selected', 'true');
    await expect(screen.getByText('4 hours blocked').closest('[aria-live]')).toHaveAttribute(
      'aria-live',
      'polite',
    );

    await drag('Monday, 11:00–12:00, blocked', 'Friday, 11:00–12:00, allowed');
    await expect(cell('Monday, 11:00–12:00, allowed')).toHaveAttribute('aria-selected', 'false');
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(nights);
  },
};

/** Escape and a second finger take a stroke back. */
export const StrokeTakenBack: Story = {
  play: async ({ args }) => {
    const first = cell('Tuesday, 9:00–10:00, allowed');
    await drag('Tuesday, 9:00–10:00, allowed', 'Thursday, 9:00–10:00, allowed', { lift: false });
    await expect(first).toHaveAttribute('data-state', 'blocked');
    await userEvent.keyboard('{Escape}');
    await expect(first).toHaveAttribute('data-state', 'allowed');

    await drag('Tuesday, 9:00–10:00, allowed', 'Thursday, 9:00–10:00, allowed', { lift: false });
    await fireEvent.pointerDown(first, { ...pointer, pointerId: 8, isPrimary: false });
    await expect(first).toHaveAttribute('data-state', 'allowed');
    await fireEvent.pointerUp(grid(), pointer);
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

/** The keys follow the picture: where hours run down, the down arrow goes to the next hour. */
export const Keyboard: Story = {
  play: async ({ args }) => {
    const [hourOn, dayOn] = isNarrow() ? ['{ArrowDown}', '{ArrowRight}'] : ['{ArrowRight}', '{ArrowDown}'];
    const [hourBack, dayBack] = isNarrow() ? ['{ArrowUp}', '{ArrowLeft}'] : ['{ArrowLeft}', '{ArrowUp}'];
    await expect(grid().querySelectorAll('[tabindex="0"]')).toHaveLength(1);
    screen.getByRole('button', { name: 'Show as a list' }).focus();
    await userEvent.tab();
    await expect(cell('Monday, 0:00–1:00, blocked')).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(cell('Monday, 0:00–1:00, allowed')).toHaveFocus();
    await userEvent.keyboard(`{Enter}${hourOn}${dayOn}`);
    await expect(cell('Tuesday, 1:00–2:00, blocked')).toHaveFocus();
    await userEvent.keyboard(`${dayBack}${hourBack}${hourBack}`);
    await expect(screen.getByRole('button', { name: 'Monday, whole day' })).toHaveFocus();
    await userEvent.keyboard(`${hourOn}${dayBack}`);
    await expect(screen.getByRole('button', { name: '0:00–1:00, every day' })).toHaveFocus();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await expect(cell('Sunday, 23:00–24:00, blocked')).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(
      cell(isNarrow() ? 'Monday, 23:00–24:00, blocked' : 'Sunday, 0:00–1:00, blocked'),
    ).toHaveFocus();
    await userEvent.keyboard('{Control>}{Home}{/Control}{End}');
    await expect(
      cell(isNarrow() ? 'Sunday, 0:00–1:00, blocked' : 'Monday, 23:00–24:00, blocked'),
    ).toHaveFocus();

    await userEvent.keyboard('{Control>}{Home}{/Control} ');
    await userEvent.keyboard(`{Shift>}${hourOn}${hourOn}${dayOn}${hourBack}{/Shift}`);
    await expect(args.onValueChange).toHaveBeenLastCalledWith([
      `11${nights[0].slice(2)}`,
      `11${nights[1].slice(2)}`,
      ...nights.slice(2),
    ]);
    await expect(cell('Tuesday, 1:00–2:00, allowed')).toHaveFocus();
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith([`1${nights[0].slice(1)}`, ...nights.slice(1)]);
    await userEvent.keyboard('{Control>}zy{/Control}{Control>}{Shift>}z{/Shift}{/Control}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith([
      `11${nights[0].slice(2)}`,
      `11${nights[1].slice(2)}`,
      ...nights.slice(2),
    ]);
  },
};

export const WholeDayAndWholeHour: Story = {
  play: async ({ args }) => {
    const monday = screen.getByRole('button', { name: 'Monday, whole day' });
    await expect(monday).toHaveAttribute('aria-pressed', 'mixed');
    await expect(monday).toHaveAccessibleDescription('blocked 21:00–7:00');
    await userEvent.click(monday);
    await expect(monday).toHaveAttribute('aria-pressed', 'true');
    await expect(monday).toHaveAccessibleDescription('blocked all day');
    await expect(screen.getByText('14 hours blocked')).toBeInTheDocument();
    await userEvent.click(monday);
    await expect(monday).toHaveAttribute('aria-pressed', 'false');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['1'.repeat(24), ...nights.slice(1)]);

    const noon = screen.getByRole('button', { name: '12:00–13:00, every day' });
    await expect(noon).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(noon);
    await expect(noon).toHaveAttribute('aria-pressed', 'true');
    await expect(screen.getByText('7 hours blocked')).toBeInTheDocument();
  },
};

export const CopyADay: Story = {
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Copy a day' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Copy a day' }));
    const from = within(panel.getByRole('group', { name: 'Copy from' }));
    const to = within(panel.getByRole('group', { name: 'to' }));
    await userEvent.click(from.getByRole('radio', { name: 'Friday' }));
    await expect(panel.getByText('blocked 23:00–8:00')).toBeVisible();
    await expect(to.getByRole('checkbox', { name: 'Friday' })).toBeDisabled();
    await expect(panel.getByRole('button', { name: 'Copy' })).toBeDisabled();
    await userEvent.click(to.getByRole('checkbox', { name: 'Monday' }));
    await userEvent.click(to.getByRole('checkbox', { name: 'Sunday' }));
    await userEvent.click(panel.getByRole('button', { name: 'Copy' }));
    await expect(args.onValueChange).toHaveBeenCalledTimes(1);
    await expect(args.onValueChange).toHaveBeenLastCalledWith([nights[4], ...nights.slice(1, 6), nights[4]]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: 'Copy a day' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'All other days' }));
    await userEvent.click(screen.getByRole('button', { name: 'Copy' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(Array.from({ length: 7 }, () => nights[4]));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const Presets: Story = {
  args: { defaultValue: openWeek },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Presets' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: /Nights off/ }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(nights);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: 'Presets' }));
    await expect(await screen.findByRole('menuitemradio', { name: /Nights off/ })).toBeChecked();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(openWeek);
    await expect(screen.getByRole('button', { name: 'Undo' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(screen.getByRole('button', { name: 'Redo' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(nights);
  },
};

/** The same in words. */
export const ListView: Story = {
  args: { defaultView: 'list' },
  play: async ({ canvas }) => {
    const day = (name: string) => canvas.getByText(name, { selector: 'dt' }).nextElementSibling;
    await expect(day('Monday')).toHaveTextContent('blocked 21:00–7:00');
    await expect(day('Friday')).toHaveTextContent('blocked 23:00–8:00');
    await userEvent.click(canvas.getByRole('button', { name: 'Show as a picture' }));
    await expect(canvas.getByRole('button', { name: 'Show as a picture' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(grid()).toBeVisible();
  },
};

function Controlled({ refuse = false }: { refuse?: boolean }) {
  const [week, setWeek] = useState<ScheduleWeek>(nights);
  return (
    <ScheduleGrid
      value={week}
      onValueChange={(next) => !refuse && setWeek(next)}
      format={scheduleFormat('en-GB')}
      labels={english}
    />
  );
}

export const ControlledValue: Story = {
  render: () => <Controlled />,
  play: async ({ canvas }) => {
    await drag('Monday, 8:00–9:00, allowed', 'Monday, 9:00–10:00, allowed');
    await expect(cell('Monday, 9:00–10:00, blocked')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(cell('Monday, 9:00–10:00, allowed')).toBeVisible();
  },
};

/** What the owner of the value refuses is not shown. */
export const RefusedValue: Story = {
  render: () => <Controlled refuse />,
  play: async () => {
    await drag('Monday, 8:00–9:00, allowed', 'Monday, 9:00–10:00, allowed');
    await expect(cell('Monday, 9:00–10:00, allowed')).toHaveAttribute('data-state', 'allowed');
    await expect(screen.getByRole('button', { name: 'Undo' })).toHaveAttribute('aria-disabled', 'true');
  },
};

/** The week of the value is Monday first; the week of the reader need not be. */
export const SundayFirst: Story = {
  args: { firstDayOfWeek: 7, format: scheduleFormat('en-US') },
  play: async ({ args }) => {
    const [, first] = within(grid()).getAllByRole('row');
    await expect(
      within(first as HTMLElement).getByRole('button', { name: 'Sunday, whole day' }),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Sunday, whole day' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith([...nights.slice(0, 6), '0'.repeat(24)]);
    await expect(cell('Monday, 2 PM–3 PM, allowed')).toBeVisible();
  },
};

export const ReadOnly: Story = {
  args: { readOnly: true },
  play: async ({ canvas, args }) => {
    await expect(grid()).toHaveAttribute('aria-readonly', 'true');
    await expect(canvas.queryByRole('button', { name: 'Undo' })).toBeNull();
    await drag('Monday, 10:00–11:00, allowed', 'Monday, 12:00–13:00, allowed');
    cell('Monday, 10:00–11:00, allowed').focus();
    await userEvent.keyboard(' {Shift>}{ArrowRight}{/Shift}');
    await userEvent.click(canvas.getByRole('button', { name: 'Monday, whole day' }));
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas, args }) => {
    await expect(grid()).toHaveAttribute('aria-disabled', 'true');
    await expect(grid().querySelectorAll('[tabindex]')).toHaveLength(0);
    await expect(canvas.getByRole('button', { name: 'Copy a day' })).toBeDisabled();
    await drag('Monday, 10:00–11:00, allowed', 'Monday, 12:00–13:00, allowed');
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const Loading: Story = {
  args: { loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: english.name })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByText('The schedule is loading')).toBeInTheDocument();
  },
};

/** Nothing was blocked yet. */
export const Empty: Story = {
  args: { defaultValue: openWeek },
  play: async () => {
    await expect(screen.getByRole('button', { name: 'Monday, whole day' })).toHaveAccessibleDescription(
      'allowed all day',
    );
  },
};

export const AllBlocked: Story = { args: { defaultValue: closedWeek } };

export const WithError: Story = {
  args: { error: 'The schedule could not be saved. It is as it was before.' },
  play: async () => {
    await expect(grid()).toHaveAccessibleDescription(/could not be saved/);
  },
};

export const LongText: Story = {
  args: {
    labels: german,
    format: scheduleFormat('de-DE'),
    error: 'Der Zeitplan konnte wegen einer Verbindungsunterbrechung nicht gespeichert werden.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Donnerstag, ganzer Tag' })).toHaveAccessibleDescription(
      'gesperrt von 21:00 bis 7:00 Uhr des Folgetags',
    );
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Vietnamese: Story = {
  args: { labels: vietnamese, format: scheduleFormat('vi-VN') },
  play: async ({ canvas }) => {
    const head = canvas.getByRole('button', { name: 'Thứ Năm, cả ngày' });
    await expect(head.scrollWidth).toBeLessThanOrEqual(head.clientWidth);
  },
};
