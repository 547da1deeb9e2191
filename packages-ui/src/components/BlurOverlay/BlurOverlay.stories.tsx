import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/index.js';
import { BlurOverlay } from './BlurOverlay.js';

const meta = {
  title: 'Components/BlurOverlay',
  component: BlurOverlay,
  args: {
    overlay: (
      <div className="grid gap-3">
        <h2 className="text-lg font-semibold">No device yet</h2>
        <p className="text-ink-2">Add the phone of your child and the day appears here.</p>
        <Button>Add device</Button>
      </div>
    ),
    children: (
      <div className="grid gap-3 p-4">
        <p>2 h 41 min on the phone, mostly after school.</p>
        <Button variant="secondary">Block now</Button>
        <p>YouTube 58 min, Duolingo 34 min, Messenger 27 min.</p>
      </div>
    ),
  },
} satisfies Meta<typeof BlurOverlay>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const behind = canvas.getByText('Block now');
    behind.focus();
    await expect(behind).not.toHaveFocus();
    const action = canvas.getByRole('button', { name: 'Add device' });
    action.focus();
    await expect(action).toHaveFocus();
    const content = behind.closest('[data-slot=blur-overlay-content]');
    if (!content) throw new Error('the content is gone');
    await expect(content).toHaveAttribute('inert');
    await expect(getComputedStyle(content).filter).toContain('blur');
  },
};

export const Inactive: Story = {
  args: { active: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('No device yet')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Block now' })).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    overlay: (
      <p>Die Bildschirmzeitbegrenzungsbenachrichtigungseinstellungen sind im Abonnement nicht enthalten.</p>
    ),
  },
};
