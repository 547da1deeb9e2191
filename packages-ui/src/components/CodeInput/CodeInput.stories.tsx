import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { CodeInput } from './CodeInput.js';

const meta = {
  title: 'Components/CodeInput',
  component: CodeInput,
  args: { label: 'Code from the e-mail', onValueChange: fn(), onComplete: fn() },
} satisfies Meta<typeof CodeInput>;

export default meta;
type Story = StoryObj<typeof meta>;

const boxes = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('[data-slot=code-input-box]')].map((box) => box.textContent);

export const Default: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Code from the e-mail' });
    await expect(input).toHaveAttribute('autocomplete', 'one-time-code');
    await userEvent.type(input, '12a3');
    await expect(boxes(canvasElement)).toEqual(['1', '2', '3', '', '', '']);
    await userEvent.keyboard('456');
    await expect(args.onComplete).toHaveBeenCalledWith('123456');
  },
};

export const PastedWithSpaces: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste('Your code: 493 027');
    await expect(boxes(canvasElement)).toEqual(['4', '9', '3', '0', '2', '7']);
    await expect(args.onComplete).toHaveBeenCalledWith('493027');
  },
};

export const Backspace: Story = {
  args: { defaultValue: '1234' },
  play: async ({ canvas, args }) => {
    canvas.getByRole('textbox').focus();
    await userEvent.keyboard('{Backspace}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('123');
  },
};

export const OneTabStop: Story = {
  args: { hint: 'It is valid for 15 minutes' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Code from the e-mail' });
    await expect(input).toHaveAttribute('inputmode', 'numeric');
    await expect(input).toHaveAccessibleDescription('It is valid for 15 minutes');
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard('4x9-');
    await expect(input).toHaveValue('49');
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};

export const WithError: Story = {
  args: { defaultValue: '123456', error: 'This code is not right' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid();
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('This code is not right');
  },
};
export const Disabled: Story = { args: { disabled: true } };
export const LongText: Story = {
  args: {
    label: 'Bestätigungscode aus der Willkommensnachricht des Familienkontos',
    hint: 'Mã gồm sáu chữ số và có hiệu lực trong mười lăm phút',
  },
};
