import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Switch } from './Switch.js';

const meta = {
  title: 'Components/Switch',
  component: Switch,
  args: { label: 'Protection', onCheckedChange: fn() },
  decorators: [
    (Story) => (
      <div className="max-w-sm">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const control = canvas.getByRole('switch', { name: 'Protection' });
    await userEvent.click(canvas.getByText('Protection'));
    await expect(control).toBeChecked();
    await userEvent.keyboard('{Tab}');
    control.focus();
    await userEvent.keyboard(' ');
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(false);
  },
};

export const On: Story = { args: { defaultChecked: true, hint: 'Rules from 14:02 are in force' } };

export const Pending: Story = {
  args: { defaultChecked: true, pending: true, hint: 'Waiting for the phone' },
  play: async ({ canvas, args }) => {
    const control = canvas.getByRole('switch', { name: 'Protection' });
    await userEvent.click(control);
    await expect(control).toBeChecked();
    await expect(control).toHaveAttribute('aria-busy', 'true');
    await expect(args.onCheckedChange).not.toHaveBeenCalled();
  },
};

/** The caller hears the press too, and can't undo that it waits. */
export const PendingWithAHandler: Story = {
  args: { defaultChecked: true, pending: true, onClick: fn() },
  play: async ({ canvas, args }) => {
    const control = canvas.getByRole('switch', { name: 'Protection' });
    await userEvent.click(control);
    await expect(args.onClick).toHaveBeenCalledOnce();
    await expect(control).toBeChecked();
    await expect(args.onCheckedChange).not.toHaveBeenCalled();
  },
};

export const Controlled: Story = {
  args: { checked: false },
  play: async ({ canvas, args }) => {
    const control = canvas.getByRole('switch');
    await userEvent.click(control);
    await expect(args.onCheckedChange).toHaveBeenCalledWith(true);
    await expect(control).not.toBeChecked();
  },
};

export const HiddenLabel: Story = { args: { hideLabel: true, label: 'Block YouTube' } };
export const Disabled: Story = { args: { disabled: true } };
export const LongText: Story = {
  args: { label: 'Geschwindigkeitsüberschreitungsbenachrichtigungen an alle Erziehungsberechtigten senden' },
};
