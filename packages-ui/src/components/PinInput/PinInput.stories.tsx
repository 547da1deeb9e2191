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

export const TypedDigitByDigit: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Your PIN' });
    await expect(input).toHaveAttribute('autocomplete', 'off');
    await userEvent.type(input, '12x3-4');
    const boxes = [...canvasElement.querySelectorAll('[data-slot=code-input-box]')];
    await expect(boxes).toHaveLength(9);
    await expect(boxes.map((box) => box.textContent).join('')).toBe('1234');
    await expect(boxes[4]).toHaveAttribute('data-state', 'active');
    await userEvent.keyboard('56789');
    await expect(args.onComplete).toHaveBeenCalledOnce();
  },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: '123456789' } };

export const PartlyTyped: Story = { args: { defaultValue: '12345' } };
export const WithError: Story = { args: { defaultValue: '123456789', error: 'This PIN is not right' } };
export const LongText: Story = {
  args: { label: 'Persönliche Identifikationsnummer', hint: 'Hỏi bố mẹ nếu bạn không nhớ mã PIN của mình' },
};
