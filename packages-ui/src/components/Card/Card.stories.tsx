import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/index.js';
import { EmptyState } from '../EmptyState/index.js';
import { ErrorState } from '../ErrorState/index.js';
import { Skeleton } from '../Skeleton/index.js';
import { Card } from './Card.js';

const meta = {
  title: 'Components/Card',
  component: Card,
  args: { title: 'Protection', children: 'On. Rules from 14:02 are in force on the phone.' },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Protection' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'Protection' })).toBeVisible();
  },
};

export const WithAction: Story = {
  args: {
    title: 'Apps',
    action: (
      <a href="#statistics" className="text-ink-2 underline">
        Statistics
      </a>
    ),
  },
};

/** In a narrow place an action that would squeeze the title takes the next line. */
export const WithWideAction: Story = {
  args: {
    title: 'Benachrichtigungen',
    action: <Button variant="secondary">Alle Benachrichtigungen</Button>,
    className: 'w-80',
  },
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { name: 'Benachrichtigungen' }).getBoundingClientRect();
    const action = canvas.getByRole('button').getBoundingClientRect();
    await expect(action.top).toBeGreaterThanOrEqual(title.bottom);
    await expect(action.left).toBe(title.left);
  },
};

/** A small action stays beside the title, however long that is. */
export const WithSmallAction: Story = {
  args: {
    title: 'Benachrichtigungen über neue Anwendungen und Einstellungen',
    action: <Button variant="secondary">Alle</Button>,
    className: 'w-80',
  },
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { name: /^Benach/ }).getBoundingClientRect();
    const action = canvas.getByRole('button').getBoundingClientRect();
    await expect(action.top).toBe(title.top);
    await expect(action.left).toBeGreaterThanOrEqual(title.right);
  },
};

export const WithoutTitle: Story = { args: { title: undefined } };

export const Loading: Story = { args: { children: <Skeleton lines={3} /> } };

export const Empty: Story = {
  args: { title: 'Blocked', children: <EmptyState title="Nothing was blocked today" /> },
};

export const WithError: Story = {
  args: {
    children: <ErrorState title="This could not be loaded" retryLabel="Try again" onRetry={() => {}} />,
  },
};

export const LongText: Story = {
  args: {
    title: 'Donaudampfschifffahrtsgesellschaftskapitänskajütenschlüsselbrett und weitere Einstellungen',
    action: 'Statistik',
  },
};
