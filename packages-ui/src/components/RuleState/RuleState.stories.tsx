import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { RuleState } from './RuleState.js';

const meta = {
  title: 'Components/RuleState',
  component: RuleState,
  args: {
    reach: 'inForce',
    labels: {
      name: 'Where the rule is',
      saved: 'saved',
      received: 'received',
      inForce: 'in force',
      done: 'done',
      next: 'under way',
      waiting: 'not yet',
      failed: 'failed',
      offline: 'waits for the device',
    },
  },
} satisfies Meta<typeof RuleState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole('listitem');
    await expect(items.map((item) => item.dataset['state'])).toEqual(['done', 'done', 'done']);
    await expect(items[2]).toHaveTextContent('in force, done');
  },
};

export const Saving: Story = { args: { reach: 'none' } };

export const Saved: Story = { args: { reach: 'saved' } };

export const Received: Story = {
  args: { reach: 'received' },
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole('listitem');
    await expect(items.map((item) => item.dataset['state'])).toEqual(['done', 'done', 'next']);
  },
};

export const Offline: Story = {
  args: {
    reach: 'saved',
    trouble: 'offline',
    message: 'Galaxy A15 is offline since 14:02. The rule will apply when it is back.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')[1]).toHaveTextContent('received, waits for the device');
  },
};

export const SaidInWords: Story = {
  args: { reach: 'saved', trouble: 'offline', message: 'Galaxy A15 is offline since 14:02.' },
  play: async ({ canvas }) => {
    const steps = within(canvas.getByRole('list', { name: 'Where the rule is' })).getAllByRole('listitem');
    await expect(steps.map((step) => step.textContent)).toEqual([
      'saved, done',
      'received, waits for the device',
      'in force, not yet',
    ]);
    await expect(canvas.getByText('Galaxy A15 is offline since 14:02.')).toHaveAttribute(
      'aria-live',
      'polite',
    );
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};

export const Failed: Story = {
  args: {
    reach: 'none',
    trouble: 'failed',
    message: 'The change was not saved. The old rule still applies.',
  },
};

export const LongText: Story = {
  args: {
    reach: 'received',
    labels: {
      ...meta.args.labels,
      saved: 'gespeichert',
      received: 'vom Gerät empfangen',
      inForce: 'auf dem Gerät wirksam',
    },
  },
};
