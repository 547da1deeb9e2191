import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Field } from './Field.js';

const meta = {
  title: 'Components/Field',
  component: Field,
  args: {
    label: 'Bedtime',
    children: (control) => <input type="time" className="rounded-sm border border-line-2 p-2" {...control} />,
  },
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Bedtime')).toHaveAttribute('type', 'time');
  },
};

export const WithHintAndError: Story = {
  args: {
    hint: 'The phone locks itself then',
    error: 'Bedtime must be after the end of homework',
    required: true,
  },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText(/Bedtime/);
    await expect(input).toHaveAccessibleDescription(
      'The phone locks itself then Bedtime must be after the end of homework',
    );
    await expect(input).toBeInvalid();
  },
};

export const HiddenLabel: Story = {
  args: { hideLabel: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Bedtime')).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    label: 'Schlafenszeitbenachrichtigungseinstellungen für Erziehungsberechtigte',
    hint: 'Điện thoại của con bạn sẽ tự động khóa vào thời điểm này mỗi ngày',
    error: 'Schlafenszeitüberschneidungsfehlermeldungsbeschreibung',
  },
};
