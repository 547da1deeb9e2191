import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../Button/index.js';
import { CodeInput } from './CodeInput.js';

/** What the page about CodeInput and PinInput says of keys and screen readers, line by line. */
const meta = {
  title: 'Accessibility/CodeInput',
  component: CodeInput,
  args: { label: 'Code from the e-mail', onValueChange: fn(), onComplete: fn() },
} satisfies Meta<typeof CodeInput>;

export default meta;
type Story = StoryObj<typeof meta>;

const boxes = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('[data-slot=code-input-box]')].map((box) => box.textContent);

export const WhatAScreenReaderSays: Story = {
  args: { hint: 'It is valid for 15 minutes', defaultValue: '493' },
  play: async ({ canvas, canvasElement }) => {
    const field = canvas.getByRole('textbox', { name: 'Code from the e-mail' });
    await expect(canvas.getAllByRole('textbox')).toHaveLength(1);
    await expect(field).toHaveAttribute('inputmode', 'numeric');
    await expect(field).toHaveValue('493');
    await expect(field).toHaveAccessibleDescription('It is valid for 15 minutes');
    await expect(field).toBeValid();
    const [box] = canvasElement.querySelectorAll('[data-slot=code-input-box]');
    await expect(box?.closest('[aria-hidden=true]')).not.toBeNull();
  },
};

export const AWrongCodeIsSaid: Story = {
  args: { error: 'This code is not right', defaultValue: '493027' },
  play: async ({ canvas, canvasElement }) => {
    const field = canvas.getByRole('textbox');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('This code is not right');
    await expect(canvasElement.querySelector('[data-slot=field-error]')).toHaveAttribute(
      'aria-live',
      'polite',
    );
    await expect(boxes(canvasElement)).toEqual(['4', '9', '3', '0', '2', '7']);
  },
};

/** The live region waits in the page before there is anything wrong: one that comes with its words is not spoken. */
export const TheLiveRegionWaits: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-slot=field-error]')).toBeEmptyDOMElement();
  },
};

export const OneStopForAllBoxes: Story = {
  render: (args) => (
    <div className="grid justify-items-start gap-3">
      <CodeInput {...args} />
      <Button>Go on</Button>
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Go on' })).toHaveFocus();
  },
};

export const Digits: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('4');
    const [first, second] = canvasElement.querySelectorAll('[data-slot=code-input-box]');
    await expect(first).toHaveTextContent('4');
    await expect(second).toHaveAttribute('data-state', 'active');
    await userEvent.keyboard('93027');
    await expect(args.onComplete).toHaveBeenCalledWith('493027');
  },
};

export const AnyOtherCharacter: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('a-. ß');
    await expect(boxes(canvasElement).join('')).toBe('');
    await expect(args.onComplete).not.toHaveBeenCalled();
  },
};

export const Backspace: Story = {
  args: { defaultValue: '493' },
  play: async ({ canvas, canvasElement }) => {
    canvas.getByRole('textbox').focus();
    await userEvent.keyboard('{Backspace}');
    await expect(boxes(canvasElement)).toEqual(['4', '9', '', '', '', '']);
    await userEvent.keyboard('5');
    await expect(boxes(canvasElement).join('')).toBe('495');
  },
};

export const Paste: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste('Your code: 493-027.');
    await expect(args.onComplete).toHaveBeenCalledWith('493027');
  },
};

/** A phone offers the code of a message for `one-time-code`, and fills the whole field at once. */
export const AutofillFromAMessage: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    const field = canvas.getByRole<HTMLInputElement>('textbox');
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    setValue?.call(field, '493027');
    field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertReplacementText' }));
    await expect(args.onComplete).toHaveBeenCalledWith('493027');
    await expect(boxes(canvasElement).join('')).toBe('493027');
  },
};
