import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { DayRibbon } from './DayRibbon.js';
import {
  at,
  formatDuration,
  formatTime,
  from,
  labels,
  phone,
  places,
  timeZone,
  to,
} from './day-ribbon-story-data.js';

/** What the page about DayRibbon says of keys and screen readers, line by line. */
const meta = {
  title: 'Accessibility/DayRibbon',
  component: DayRibbon,
  args: {
    from,
    to,
    timeZone,
    lanes: [phone, places],
    formatTime,
    formatDuration,
    labels,
    onSelect: fn<() => boolean | void>(),
    onHourChange: fn(),
  },
} satisfies Meta<typeof DayRibbon>;

export default meta;
type Story = StoryObj<typeof meta>;

const focused = () => {
  const element = document.activeElement;
  return element?.getAttribute('aria-label') ?? element?.textContent ?? '';
};
const tooltip = () => document.querySelector('[data-slot=chart-tooltip]');
const markOf = (canvasElement: HTMLElement, lane: string, name: RegExp) =>
  within(within(canvasElement).getByRole('list', { name: lane })).getByRole('button', { name });

export const WhatAScreenReaderSays: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: "Zosia's day" })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Show as a picture', pressed: true })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Show as a list', pressed: false })).toBeVisible();
    const phoneLane = within(canvas.getByRole('list', { name: 'Phone' }));
    await expect(phoneLane.getAllByRole('listitem')).toHaveLength(12);
    for (const name of [
      'YouTube, used, 14:36 to 15:30, 54 min',
      'YouTube, blocked try, 20:54, The daily limit is used up',
      'roblox.com, tiktok.com, kick.com, 5 blocked tries, 15:51 to 16:06, On the block list, Inappropriate content',
    ]) {
      await expect(phoneLane.getByRole('button', { name })).toBeVisible();
    }
    const placesLane = within(canvas.getByRole('list', { name: 'Places' }));
    await expect(placesLane.getByRole('button', { name: 'School, 7:54 to 13:36, 5 h 42 min' })).toBeVisible();
  },
};

export const WhatAScreenReaderDoesNotHear: Story = {
  play: async ({ canvasElement }) => {
    markOf(canvasElement, 'Phone', /^Librus/).focus();
    await waitFor(() => expect(tooltip()).not.toBeNull());
    for (const slot of ['ribbon-axis', 'ribbon-ground', 'ribbon-pointer', 'chart-tooltip']) {
      await expect(canvasElement.querySelector(`[data-slot=${slot}]`)).toHaveAttribute('aria-hidden', 'true');
    }
    await expect(canvasElement.querySelector('[data-slot=ribbon-pointer]')).toHaveAttribute('tabindex', '-1');
    const swatches = canvasElement.querySelectorAll('[data-slot=ribbon-legend] li > :first-child');
    for (const swatch of swatches) await expect(swatch).toHaveAttribute('aria-hidden', 'true');
  },
};

export const LoadingIsSaid: Story = {
  args: { loading: true },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: "Zosia's day" });
    await expect(region).toHaveAttribute('aria-busy', 'true');
    await expect(region).toHaveTextContent('The day is loading');
  },
};

export const TheListSaysTheSchedule: Story = {
  args: { defaultView: 'list', now: at(22), lanes: [{ ...phone, reportedUntil: at(20) }, places] },
  play: async ({ canvas }) => {
    const notes = canvas.getAllByRole('listitem').map((note) => note.textContent);
    await expect(notes).toEqual([
      'Phone: allowed 7:00 to 21:00, closed otherwise',
      'Phone: no report after 20:00',
    ]);
    await expect(canvas.getByRole('table', { name: "Zosia's day" })).toBeVisible();
    await expect(canvas.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
      'When',
      'What',
      'How long',
    ]);
  },
};

export const TabOrder: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Show as a picture' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Show as a list' })).toHaveFocus();
    await userEvent.tab();
    await expect(focused()).toMatch(/^Librus/);
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};

export const TabOrderInAnHour: Story = {
  args: { defaultHour: at(7) },
  play: async () => {
    const order: string[] = [];
    for (let stop = 0; stop < 9; stop += 1) {
      await userEvent.tab();
      order.push(focused());
    }
    await expect(order).toEqual([
      'Show as a picture',
      'Show as a list',
      'Whole day',
      'The hour before',
      'The hour after',
      'Librus, used, 7:06 to 7:21, 12 min',
      'Home',
      'Librus',
      'Messenger',
    ]);
  },
};

export const ArrowsAlongTheLane: Story = {
  play: async ({ canvasElement }) => {
    markOf(canvasElement, 'Phone', /^Librus/).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(focused()).toMatch(/^Librus/);
    await userEvent.keyboard('{ArrowRight}');
    await expect(focused()).toMatch(/^Messenger, used, 7:36/);
    await userEvent.keyboard('{ArrowLeft}');
    await expect(focused()).toMatch(/^Librus/);
    await userEvent.keyboard('{End}');
    await expect(focused()).toMatch(/^YouTube, blocked try, 20:54/);
    await userEvent.keyboard('{ArrowRight}');
    await expect(focused()).toMatch(/^YouTube, blocked try, 20:54/);
    await userEvent.keyboard('{Home}');
    await expect(focused()).toMatch(/^Librus/);
  },
};

export const ArrowsBetweenLanes: Story = {
  play: async ({ canvasElement }) => {
    markOf(canvasElement, 'Phone', /^Duolingo/).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(focused()).toBe('Swimming pool, 17:00 to 18:00, 1 h');
    await userEvent.keyboard('{ArrowDown}');
    await expect(focused()).toBe('Swimming pool, 17:00 to 18:00, 1 h');
    await userEvent.keyboard('{ArrowUp}');
    await expect(focused()).toMatch(/^Duolingo/);
  },
};

export const EnterAndSpaceOpen: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    for (const key of ['{Enter}', ' ']) {
      markOf(canvasElement, 'Places', /^School/).focus();
      await userEvent.keyboard(key);
      await expect(args.onSelect).toHaveBeenLastCalledWith(expect.objectContaining({ kind: 'place' }));
      const hour = canvas.getByText('7:00 to 8:00', { selector: 'p' });
      await expect(hour).toHaveAttribute('aria-live', 'polite');
      await userEvent.keyboard('{Escape}');
      await expect(args.onHourChange).toHaveBeenLastCalledWith(null);
      await expect(focused()).toMatch(/^School/);
    }
    await expect(args.onSelect).toHaveBeenCalledTimes(2);
  },
};

export const StaysOnTheDayWhenSelectAnswersFalse: Story = {
  args: { onSelect: fn(() => false) },
  play: async ({ args, canvasElement }) => {
    markOf(canvasElement, 'Phone', /^Librus/).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenCalledOnce();
    await expect(args.onHourChange).not.toHaveBeenCalled();
    await expect(canvasElement.querySelector('[data-slot=day-ribbon]')).toHaveAttribute('data-state', 'day');
  },
};

export const EscapeHidesTheTooltip: Story = {
  play: async ({ canvasElement }) => {
    markOf(canvasElement, 'Phone', /^Librus/).focus();
    await waitFor(() => expect(tooltip()).toHaveTextContent('Librus'));
    await userEvent.keyboard('{Escape}');
    await expect(tooltip()).toBeNull();
    await expect(focused()).toMatch(/^Librus/);
  },
};
