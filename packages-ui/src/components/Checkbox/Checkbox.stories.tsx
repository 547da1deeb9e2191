import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Link } from '../Link/index.js';
import { Checkbox } from './Checkbox.js';

const meta = {
  title: 'Components/Checkbox',
  component: Checkbox,
  args: { label: 'Send me a weekly report', onCheckedChange: fn() },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const checkbox = canvas.getByRole('checkbox', { name: 'Send me a weekly report' });
    await userEvent.click(canvas.getByText('Send me a weekly report'));
    await expect(checkbox).toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard(' ');
    await expect(checkbox).not.toBeChecked();
  },
};

export const Checked: Story = { args: { defaultChecked: true } };

export const Indeterminate: Story = {
  args: { indeterminate: true, label: 'All devices' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBePartiallyChecked();
  },
};

export const WithLinkAndHint: Story = {
  args: {
    label: (
      <>
        I accept the <Link href="#terms">terms of service</Link>
      </>
    ),
    hint: 'You can read them before you register',
  },
};

export const WithError: Story = {
  args: { error: 'You need to accept this to go on' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription(
      'You need to accept this to go on',
    );
  },
};

export const Disabled: Story = { args: { disabled: true, defaultChecked: true } };

export const LongText: Story = {
  args: {
    label:
      'Ich stimme der Datenschutzgrundverordnungskonformen Verarbeitung zu. Tôi đồng ý nhận thông tin tiếp thị qua thư điện tử và hiểu rằng tôi có thể rút lại bất cứ lúc nào',
  },
};
