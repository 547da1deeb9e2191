import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ErrorState } from './ErrorState.js';

const meta = {
  title: 'Components/ErrorState',
  component: ErrorState,
  args: { title: 'The apps could not be loaded', retryLabel: 'Try again', onRetry: fn() },
} satisfies Meta<typeof ErrorState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The apps could not be loaded');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const WithDescription: Story = { args: { description: 'Check the connection. Request 7f3a91.' } };

export const Retrying: Story = { args: { retrying: true, retryLabel: 'Trying again' } };

export const LongText: Story = {
  args: {
    title: 'Nie udało się wczytać listy aplikacji używanych na wszystkich urządzeniach dziecka',
    description:
      'Spróbuj ponownie za chwilę. Jeśli to się powtórzy, podaj pomocy numer zgłoszenia 7f3a9104-22c1.',
  },
};
