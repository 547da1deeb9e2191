import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { PinInput } from './PinInput.js';

const meta = {
  title: 'Components/PinInput',
  component: PinInput,
  args: { label: 'Your PIN', onComplete: fn() },
} satisfies Meta<typeof PinInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Your PIN' }));
    await userEvent.paste('123-456-789');
    await expect(args.onComplete).toHaveBeenCalledWith('123456789');
  },
};

export const PartlyTyped: Story = { args: { defaultValue: '12345' } };
export const WithError: Story = { args: { defaultValue: '123456789', error: 'This PIN is not right' } };
export const LongText: Story = {
  args: { label: 'Persönliche Identifikationsnummer', hint: 'Hỏi bố mẹ nếu bạn không nhớ mã PIN của mình' },
};
