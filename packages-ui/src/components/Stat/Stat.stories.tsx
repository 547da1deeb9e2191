import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Skeleton } from '../Skeleton/index.js';
import { Stat } from './Stat.js';

const meta = {
  title: 'Components/Stat',
  component: Stat,
  args: { label: 'On the phone today', value: '2 h 41 min' },
} satisfies Meta<typeof Stat>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 h 41 min')).toBeVisible();
  },
};

export const WithNote: Story = { args: { note: '24 min less than last Friday' } };

export const Loading: Story = { args: { value: <Skeleton className="mt-1 h-6 w-32" /> } };

export const LongText: Story = {
  args: {
    label: 'Łączny czas korzystania ze wszystkich urządzeń w wybranym okresie',
    value: '1 234 567 godzin 41 minut',
    note: 'w porównaniu z analogicznym okresem ubiegłego miesiąca: o 24 minuty mniej',
  },
};
