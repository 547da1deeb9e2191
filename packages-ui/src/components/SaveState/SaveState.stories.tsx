import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { SaveState, type SaveStateProps } from './SaveState.js';

const meta = {
  title: 'Components/SaveState',
  component: SaveState,
  args: {
    state: 'saved',
    savingLabel: 'Saving',
    savedLabel: 'Saved',
    failedLabel: 'Could not save',
    offlineLabel: 'No connection: your change is kept',
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
export const Offline: Story = {
  args: { state: 'offline' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('No connection: your change is kept');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
let finish: () => void = () => {};
const retry = () =>
  new Promise<void>((resolve) => {
    finish = resolve;
  });

function RetriedExample(args: SaveStateProps) {
  const [state, setState] = useState<SaveStateProps['state']>('failed');
  return (
    <SaveState
      {...args}
      state={state}
      onRetry={() => {
        setState('saving');
        void retry().then(() => setState('saved'));
      }}
    />
  );
}

export const RetryKeepsTheFocus: Story = {
  render: (args) => <RetriedExample {...args} />,
  play: async ({ canvas, canvasElement }) => {
    const button = canvas.getByRole('button', { name: 'Try again' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Saving');
    await expect(button).toHaveFocus();
    finish();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Saved'));
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvasElement.querySelector('[data-slot=save-state]')).toHaveFocus();
  },
};

export const LongText: Story = {
  args: { state: 'failed', failedLabel: 'Die Benachrichtigungseinstellungen wurden nicht gespeichert' },
};
