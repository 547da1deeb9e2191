import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SaveState } from './SaveState.js';

const meta = {
  title: 'Components/SaveState',
  component: SaveState,
  args: {
    state: 'saved',
    savingLabel: 'Saving',
    savedLabel: 'Saved',
    failedLabel: 'Could not save',
    retryLabel: 'Try again',
    onRetry: fn(),
  },
} satisfies Meta<typeof SaveState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Saved');
  },
};
export const Idle: Story = { args: { state: 'idle' } };
export const Saving: Story = { args: { state: 'saving' } };
export const Failed: Story = {
  args: { state: 'failed' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const LongText: Story = {
  args: { state: 'failed', failedLabel: 'Die Benachrichtigungseinstellungen wurden nicht gespeichert' },
};
