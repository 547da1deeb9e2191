import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import { Card } from '../Card/index.js';
import { StaleBadge } from '../StaleBadge/index.js';
import { DayRibbon } from './DayRibbon.js';
import {
  at,
  computer,
  formatDuration,
  formatTime,
  from,
  labels,
  phone,
  places,
  timeZone,
  to,
} from './day-ribbon-story-data.js';

const meta = {
  title: 'Components/DayRibbon',
  component: DayRibbon,
  tags: ['!autodocs'],
  args: {
    from,
    to,
    timeZone,
    lanes: [phone, places],
    formatTime,
    formatDuration,
    labels,
    sentence: (
      <>
        <strong>2 h 41 min</strong> on the phone, mostly after school. <strong>6 tries</strong> at blocked
        sites around 16:00.
      </>
    ),
    onSelect: fn(),
    onHourChange: fn(),
  },
  decorators: [
    (Story) => (
      <Card>
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof DayRibbon>;

export default meta;
type Story = StoryObj<typeof meta>;

const slots = (slot: string) => [...document.querySelectorAll<HTMLElement>(`[data-slot=${slot}]`)];

export const Default: Story = {
  play: async ({ canvas }) => {
    const list = within(canvas.getByRole('list', { name: 'Phone' }));
    await expect(list.getByRole('button', { name: 'YouTube, used, 14:36 to 15:30, 54 min' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** Late in the day a long "now" stays between the ends of the axis, also where it is narrow. */
export const LateInTheDay: Story = {
  args: { now: at(23.8), labels: { ...labels, now: 'maintenant' } },
  play: async ({ canvas }) => {
    const [word, axis] = [canvas.getByText('maintenant'), slots('ribbon-axis')[0]].map((part) =>
      part?.getBoundingClientRect(),
    );
    await expect(word?.right).toBeLessThanOrEqual((axis?.right ?? 0) + 1);
    await expect(word?.width).toBeGreaterThan(40);
  },
};

export const Today: Story = {
  args: {
    now: at(19.4),
    lanes: [
      {
        ...phone,
        used: [...phone.used.slice(0, 6), { from: at(19.2), to: at(19.4), label: 'Minecraft' }],
        blocked: phone.blocked?.slice(0, 5) ?? [],
      },
      { ...places, stays: [...places.stays.slice(0, 4), { from: at(18.2), to: at(19.4), label: 'Home' }] },
    ],
    status: <StaleBadge state="fresh">Galaxy A15 reported 20 s ago</StaleBadge>,
  },
  play: async ({ canvas }) => {
    await expect(slots('ribbon-now')).toHaveLength(2);
    await expect(canvas.getByText('now')).toBeVisible();
  },
};

export const Stale: Story = {
  args: {
    now: at(19.4),
    lanes: [
      {
        ...phone,
        used: phone.used.slice(0, 5),
        blocked: phone.blocked?.slice(0, 5) ?? [],
        reportedUntil: at(16.6),
      },
      { ...places, stays: places.stays.slice(0, 3), reportedUntil: at(16.75) },
    ],
    status: <StaleBadge state="offline">Galaxy A15 is offline since 16:36</StaleBadge>,
  },
  play: async ({ canvas }) => {
    await expect(slots('ribbon-unreported')).toHaveLength(2);
    await expect(canvas.getByText('not reported yet')).toBeVisible();
  },
};

export const SeveralDevices: Story = { args: { lanes: [phone, computer, places] } };

/** The picture says it by position and shape, the list in words. */
export const ListView: Story = {
  args: { defaultView: 'list' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('table', { name: "Zosia's day" })).toBeVisible();
    await expect(canvas.getByText('allowed 7:00 to 21:00, closed otherwise')).toBeVisible();
    await expect(
      canvas.getByRole('row', { name: /15:51.*roblox\.com.*blocked try.*On the block list/ }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Librus' }));
    await expect(args.onSelect).toHaveBeenCalledWith(expect.objectContaining({ kind: 'used' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Show as a picture' }));
    await expect(canvas.queryByRole('table')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Show as a list' }));
    await expect(canvas.getByRole('table')).toBeVisible();
  },
};

export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    const phoneList = within(canvas.getByRole('list', { name: 'Phone' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Show as a picture' }));
    await userEvent.tab();
    await userEvent.tab();
    await expect(phoneList.getByRole('button', { name: /^Librus/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(phoneList.getByRole('button', { name: /^Messenger, used, 7:36/ })).toHaveFocus();
    await expect(slots('chart-tooltip')[0]).toHaveTextContent('Messenger');
    await userEvent.keyboard('{ArrowDown}');
    await expect(
      within(canvas.getByRole('list', { name: 'Places' })).getByRole('button', { name: /^School/ }),
    ).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{End}');
    await expect(phoneList.getByRole('button', { name: /, blocked try, / })).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(phoneList.getByRole('button', { name: /^Librus/ })).toHaveFocus();
    await expect(slots('day-ribbon')[0]?.querySelectorAll('[data-key][tabindex="0"]')).toHaveLength(1);

    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenCalledWith(expect.objectContaining({ kind: 'used' }));
    await expect(args.onHourChange).toHaveBeenLastCalledWith(at(7));
    await expect(canvas.getByText('7:00 to 8:00', { selector: 'p' })).toBeVisible();
    const librus = within(canvas.getByRole('list', { name: 'Phone' })).getByRole('button', {
      name: /^Librus/,
    });
    await expect(librus).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onHourChange).toHaveBeenLastCalledWith(null);
    await expect(phoneList.getByRole('button', { name: /^Librus/ })).toHaveFocus();
  },
};

/** A tap on an empty stretch opens its hour; a tap beside a thin mark finds the mark. */
export const Pointer: Story = {
  args: { lanes: [phone] },
  play: async ({ canvas, args }) => {
    const [track] = slots('ribbon-pointer');
    const box = track?.getBoundingClientRect();
    if (!track || !box) throw new Error('the lane has no place for the pointer');
    const pointAt = (hours: number) => ({
      clientX: box.left + (hours / 24) * box.width,
      clientY: box.top + box.height / 2,
    });
    await fireEvent.pointerMove(track, pointAt(3.5));
    await expect(slots('chart-tooltip')[0]).toHaveTextContent('Open 3:00 to 4:00');
    const beside = 4 / (box.width / 24);
    await fireEvent.click(track, pointAt(20.9 + beside));
    await expect(args.onSelect).toHaveBeenCalledWith(expect.objectContaining({ kind: 'blocked' }));
    await expect(canvas.getByText('20:00 to 21:00', { selector: 'p' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Whole day' }));
    await fireEvent.click(track, pointAt(15.2));
    await expect(canvas.getByText('15:00 to 16:00', { selector: 'p' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Whole day' }));
    await fireEvent.click(track, pointAt(3.5));
    await expect(canvas.getByText('Nothing happened in this hour', { selector: 'p' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Whole day' })).toHaveFocus();
  },
};

export const Hour: Story = {
  args: { defaultHour: at(15), lanes: [phone, computer, places] },
  play: async ({ canvas }) => {
    const list = within(canvas.getByRole('list', { name: 'Phone' }));
    await expect(list.getAllByRole('button').length).toBeGreaterThan(3);
    await userEvent.click(canvas.getByRole('button', { name: 'The hour after' }));
    await expect(canvas.getByText('16:00 to 17:00', { selector: 'p' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'The hour before' }));
    // The legend explains what is in this hour, and no other mark.
    await expect(canvas.queryByText('Swimming pool')).toBeNull();
    await expect(canvas.queryByText('closed')).toBeNull();
  },
};

/** The clock goes back: the day has 25 hours, and its marks stay on local hours. */
export const DayOf25Hours: Story = {
  args: {
    from: Date.parse('2026-10-25T00:00+02:00') / 1000,
    to: Date.parse('2026-10-26T00:00+01:00') / 1000,
    lanes: [
      {
        ...phone,
        used: [
          {
            from: Date.parse('2026-10-25T09:00+01:00') / 1000,
            to: Date.parse('2026-10-25T11:00+01:00') / 1000,
            label: 'YouTube',
          },
        ],
        blocked: [],
        allowed: [
          {
            from: Date.parse('2026-10-25T07:00+01:00') / 1000,
            to: Date.parse('2026-10-25T21:00+01:00') / 1000,
          },
        ],
      },
    ],
    sentence: 'The clock went back at 3:00: a day of 25 hours.',
  },
};

export const Loading: Story = {
  args: { loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The day is loading')).toBeInTheDocument();
    await expect(canvas.getByRole('region', { name: "Zosia's day" })).toHaveAttribute('aria-busy', 'true');
  },
};

export const Empty: Story = {
  args: {
    lanes: [{ ...phone, used: [], blocked: [] }],
    sentence: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing was reported for this day')).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'Phone' })).toBeEmptyDOMElement();
  },
};

export const LongText: Story = {
  args: {
    lanes: [
      {
        ...phone,
        label: 'Komputer stacjonarny w pokoju na poddaszu',
        used: [
          {
            from: at(9),
            to: at(12),
            label: 'Niezwykle długa nazwa aplikacji edukacyjnej dla klas czwartych',
          },
        ],
      },
      {
        ...places,
        stays: [{ from: at(8), to: at(14), label: 'Szkoła Podstawowa nr 12 im. Marii Skłodowskiej-Curie' }],
      },
    ],
    sentence:
      'Zosia spędziła dziś na wszystkich swoich urządzeniach łącznie 2 godziny i 41 minut, głównie po szkole, i sześć razy próbowała wejść na zablokowane strony około godziny 16:00.',
  },
};

/** German compounds and Vietnamese words, where they hurt most. */
export const LongWords: Story = {
  args: {
    lanes: [
      { ...phone, label: 'Gemeinschaftsarbeitszimmercomputer' },
      {
        ...places,
        stays: [
          { from: at(8), to: at(14), label: 'Trường Tiểu học và Trung học cơ sở Nguyễn Thị Minh Khai' },
          { from: at(15), to: at(16), label: 'Kraftfahrzeughaftpflichtversicherungsgesellschaft' },
        ],
      },
    ],
    sentence: 'Bildschirmzeitbegrenzungsüberschreitungsbenachrichtigung: 2 Stunden 41 Minuten.',
    status: <StaleBadge state="old">Mobiltelefon hat vor zweiundvierzig Minuten zuletzt gemeldet</StaleBadge>,
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
