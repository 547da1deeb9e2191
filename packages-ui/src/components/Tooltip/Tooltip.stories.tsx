import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/index.js';
import { Tooltip } from './Tooltip.js';

const meta = {
  title: 'Components/Tooltip',
  component: Tooltip,
  args: { content: 'Until you lift it', children: <Button variant="secondary">Block now</Button> },
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Until you lift it');
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription('Until you lift it');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
};
export const Open: Story = { args: { defaultOpen: true } };
export const LongText: Story = {
  args: {
    defaultOpen: true,
    content: 'Nutzungszeitbegrenzungsüberschreitungsbenachrichtigungseinstellungen',
  },
};
