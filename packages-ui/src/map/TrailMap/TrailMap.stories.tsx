import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { Card } from '../../components/Card/index.js';
import { TrailMap } from './TrailMap.js';
import { drawn, slot } from './trail-map-story-tools.js';
import { at, storyArgs } from './trail-map-story-data.js';

const meta = {
  title: 'Map/TrailMap',
  component: TrailMap,
  tags: ['!autodocs'],
  args: {
    ...storyArgs,
    onHoursChange: fn(),
    onTimeChange: fn(),
    onViewChange: fn(),
    onShowSpeedChange: fn(),
  },
  decorators: [
    (Story) => (
      <Card>
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof TrailMap>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    await drawn(canvasElement);
    await expect(canvas.getByText('Start 6:30')).toBeVisible();
    await expect(canvas.getByText('Last seen 20:36')).toBeVisible();
    await expect(
      canvas.getByRole('button', { name: 'School, Arrived 7:56, stayed 6 h 10 min' }),
    ).toBeVisible();
    await expect(slot(canvasElement, 'speed-scale')).toBeVisible();
    await userEvent.click(canvas.getByRole('switch', { name: 'Show speed' }));
    await expect(args.onShowSpeedChange).toHaveBeenLastCalledWith(false);
    await expect(canvasElement.querySelector('[data-slot=speed-scale]')).toBeNull();
    await userEvent.click(canvas.getByRole('switch', { name: 'Show speed' }));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** The picture says it with lines and colours, the list in words. */
export const ListView: Story = {
  args: { defaultView: 'list' },
  play: async ({ canvas, canvasElement, args }) => {
    const table = within(canvas.getByRole('table', { name: "Zosia's way" }));
    await expect(table.getByRole('row', { name: /Stayed: School 6 h 10 min$/ })).toBeVisible();
    await expect(
      table.getByRole('row', { name: /^14:06 to 14:32 On the way, 3\.7 km Top speed 68 km\/h 26 min$/ }),
    ).toBeVisible();
    await expect(table.getByRole('row', { name: /No report 18 min$/ })).toBeVisible();
    await userEvent.click(table.getByRole('button', { name: 'Show 14:32 to 16:02 on the map' }));
    await expect(args.onViewChange).toHaveBeenLastCalledWith('map');
    const time = await canvas.findByRole('slider', { name: 'Time' });
    await waitFor(() => expect(time).toHaveFocus());
    await expect(time).toHaveAttribute('aria-valuetext', '14:32, Swimming pool');
    await drawn(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Show as a list' }));
    await expect(canvas.getByRole('table')).toBeVisible();
  },
};

/** Hours are whole, and both ends are included. */
export const Hours: Story = {
  args: { defaultHours: [14, 16], defaultView: 'list' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('14:00 to 17:00')).toBeVisible();
    await expect(canvas.getByRole('row', { name: /^14:00 to 14:06 Stayed: School 6 min$/ })).toBeVisible();
    const last = canvas.getByRole('slider', { name: 'Last hour' });
    last.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onHoursChange).toHaveBeenLastCalledWith([14, 15]);
    await expect(last).toHaveAttribute('aria-valuetext', '16:00');
    await userEvent.keyboard('{Home}');
    await expect(args.onHoursChange).toHaveBeenLastCalledWith([14, 14]);
    canvas.getByRole('slider', { name: 'First hour' }).focus();
    await userEvent.keyboard('{Home}');
    await expect(args.onHoursChange).toHaveBeenLastCalledWith([0, 14]);
  },
};

/** By keys: from report to report, from stay to way to gap, and over the map. */
export const Keyboard: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    await drawn(canvasElement);
    const time = canvas.getByRole('slider', { name: 'Time' });
    time.focus();
    await userEvent.keyboard('{PageUp}');
    await expect(time).toHaveAttribute('aria-valuetext', expect.stringMatching(/^7:35, On the way/));
    await expect(slot(canvasElement, 'moment-marker')).toHaveAttribute('data-state', 'known');
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onTimeChange).toHaveBeenLastCalledWith(at(7, 35) + 20);
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(args.onTimeChange).toHaveBeenLastCalledWith(at(7, 30));
    await userEvent.keyboard('{End}');
    await expect(time).toHaveAttribute('aria-valuetext', '20:36, Home');
    await userEvent.keyboard('{Home}');
    await expect(time).toHaveAttribute('aria-valuetext', '6:30, Home');
    await userEvent.click(canvas.getByRole('button', { name: 'End the replay' }));
    await expect(args.onTimeChange).toHaveBeenLastCalledWith(null);
    await expect(canvasElement.querySelector('[data-slot=moment-marker]')).toBeNull();

    const scale = slot(canvasElement, 'map-scale');
    const whole = scale.textContent;
    canvas.getByRole('application').focus();
    await userEvent.keyboard('+++');
    await expect(scale).not.toHaveTextContent(whole ?? '');
    const school = canvas.queryByRole('button', { name: /^School/ });
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}');
    await expect(school).not.toBeInTheDocument();
    await userEvent.keyboard('0');
    await expect(scale).toHaveTextContent(whole ?? '');
    await expect(canvas.getByRole('button', { name: /^School/ })).toBeVisible();

    canvas.getByRole('button', { name: /^Home/ }).focus();
    await waitFor(() =>
      expect(slot(canvasElement, 'map-tip')).toHaveTextContent('Arrived 16:41, stayed 3 h 55 min'),
    );
  },
};

/** By pointer: hovering shows the nearest report, a click chooses its moment. */
export const Pointer: Story = {
  args: { defaultTime: at(14, 20) },
  play: async ({ canvas, canvasElement, args }) => {
    await drawn(canvasElement);
    const { left, top, width, height } = slot(canvasElement, 'moment-marker').getBoundingClientRect();
    const point = { clientX: left + width / 2, clientY: top + height / 2, pointerType: 'mouse', buttons: 0 };
    await userEvent.click(canvas.getByRole('button', { name: 'End the replay' }));
    const surface = canvas.getByRole('application');
    await fireEvent.pointerMove(surface, point);
    await expect(slot(canvasElement, 'map-tip')).toHaveTextContent(/14:(19|20).*On the way.*km\/h/);
    await fireEvent.pointerLeave(surface);
    await expect(canvasElement.querySelector('[data-slot=map-tip]')).toBeNull();
    await userEvent.hover(canvas.getByRole('button', { name: /^Swimming pool/ }));
    await expect(slot(canvasElement, 'map-tip')).toHaveTextContent('Arrived 14:32, stayed 1 h 30 min');
    await userEvent.click(canvas.getByRole('button', { name: /^Swimming pool/ }));
    await expect(args.onTimeChange).toHaveBeenLastCalledWith(at(14, 32));
    await userEvent.click(canvas.getByRole('button', { name: 'End the replay' }));
  },
};

/** Where motion is unwanted (as it is in this test) the replay turns pages, one chapter a second. */
export const Replay: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    await drawn(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Play' }));
    await expect(slot(canvasElement, 'replay-bar')).toHaveAttribute('data-state', 'playing');
    await waitFor(() => expect(args.onTimeChange).toHaveBeenCalledWith(at(7, 35)), { timeout: 10_000 });
    await userEvent.click(canvas.getByRole('button', { name: 'Pause' }));
    await expect(slot(canvasElement, 'replay-bar')).toHaveAttribute('data-state', 'paused');
    const time = canvas.getByRole('slider', { name: 'Time' });
    time.focus();
    await userEvent.keyboard('{End}');
    await userEvent.click(canvas.getByRole('button', { name: 'Play' }));
    await expect(args.onTimeChange).toHaveBeenLastCalledWith(at(6, 30));
    await userEvent.click(canvas.getByRole('button', { name: 'Pause' }));
  },
};

/** In a gap nobody knows where the device was: the mark stays where it was seen last, and says so. */
export const MomentInAGap: Story = {
  args: { defaultTime: at(16, 10) },
  play: async ({ canvas, canvasElement }) => {
    await drawn(canvasElement);
    await expect(slot(canvasElement, 'moment-marker')).toHaveAttribute('data-state', 'gap');
    await expect(canvas.getByRole('slider', { name: 'Time' })).toHaveAttribute(
      'aria-valuetext',
      '16:10, No report, 16:02 to 16:20',
    );
  },
};
