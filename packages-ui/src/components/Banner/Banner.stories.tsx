import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../Button/index.js';
import { Banner } from './Banner.js';

const dismiss = fn();

const meta = {
  title: 'Components/Banner',
  component: Banner,
  args: { children: 'Your trial ends on Friday.' },
} satisfies Meta<typeof Banner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Your trial ends on Friday.');
  },
};

export const Look: Story = {
  args: {
    tone: 'look',
    title: 'Two days left',
    action: (
      <Button size="sm" variant="secondary">
        Choose a plan
      </Button>
    ),
  },
};

export const Stop: Story = {
  args: {
    tone: 'stop',
    title: 'The licence has ended',
    children: 'Devices no longer report.',
    action: <Button size="sm">Buy</Button>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The licence has ended');
  },
};

export const Dismissible: Story = {
  args: { onDismiss: dismiss, dismissLabel: 'Close the message' },
  play: async ({ canvas }) => {
    dismiss.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Close the message' }));
    await expect(dismiss).toHaveBeenCalledOnce();
  },
};

export const ActionBeforeTheCross: Story = {
  args: { ...Look.args, onDismiss: dismiss, dismissLabel: 'Close the message' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Choose a plan' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Close the message' })).toHaveFocus();
  },
};

export const LongText: Story = {
  args: {
    tone: 'look',
    title: 'Nutzungszeitbegrenzungsüberschreitungsbenachrichtigung',
    children: 'Thiết bị của con bạn đã không gửi báo cáo trong hơn hai mươi bốn giờ. '.repeat(3),
    action: (
      <Button size="sm" variant="secondary">
        Benachrichtigungseinstellungen anzeigen
      </Button>
    ),
    onDismiss: dismiss,
    dismissLabel: 'Schließen',
  },
};
