import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Select } from './Select.js';

const meta = {
  title: 'Components/Select',
  component: Select,
  args: {
    label: 'Year of birth',
    placeholder: 'Choose a year',
    options: ['2010', '2011', '2012', '2013'].map((year) => ({ value: year, label: year })),
    onValueChange: fn(),
  },
  decorators: [
    (Story) => (
      <div className="max-w-xs">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const trigger = canvas.getByRole('combobox', { name: 'Year of birth' });
    await userEvent.click(trigger);
    await userEvent.click(await screen.findByRole('option', { name: '2012' }));
    await expect(args.onValueChange).toHaveBeenCalledWith('2012');
    await expect(trigger).toHaveTextContent('2012');
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    canvas.getByRole('combobox').focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(args.onValueChange).toHaveBeenCalledWith('2011'));
  },
};

export const Open: Story = {
  args: { defaultValue: '2011' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(await screen.findByRole('option', { name: '2011' })).toHaveAttribute(
      'data-state',
      'checked',
    );
  },
};

export const WithError: Story = { args: { error: 'Choose a year', hint: 'Reports fit the age' } };
export const Empty: Story = {
  args: { options: [], emptyLabel: 'No years to choose from' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(await screen.findByRole('option', { name: 'No years to choose from' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};
export const Disabled: Story = { args: { disabled: true } };
export const LongText: Story = {
  args: {
    label: 'Zeitzone des Aufenthaltsorts',
    defaultValue: 'long',
    options: [
      {
        value: 'long',
        label: 'Mitteleuropäische Sommerzeitumstellungsausnahmeregelung mit Übergangsbestimmungen',
      },
    ],
  },
};
