import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/index.js';
import { Popover } from './Popover.js';

const meta = {
  title: 'Components/Popover',
  component: Popover,
  args: {
    label: 'Why is this blocked?',
    trigger: <Button variant="secondary">Why?</Button>,
    children: 'Bedtime starts at 21:00. The phone opens again at 7:00.',
  },
} satisfies Meta<typeof Popover>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Why?' });
    await userEvent.click(trigger);
    await expect(await screen.findByRole('dialog', { name: 'Why is this blocked?' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};
export const Open: Story = { args: { defaultOpen: true } };
export const LongText: Story = {
  args: { defaultOpen: true, children: 'Nutzungszeitbegrenzungsüberschreitungsbenachrichtigung. '.repeat(4) },
};
