import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/index.js';
import { Combobox, type ComboboxProps } from './Combobox.js';

const zones = [
  ['Europe/Warsaw', 'Warszawa', 'GMT+1'],
  ['Europe/Lodz', 'Łódź', 'GMT+1'],
  ['Europe/Lisbon', 'Lisboa', 'GMT'],
  ['Europe/London', 'London', 'GMT'],
  ['Asia/Ho_Chi_Minh', 'Thành phố Hồ Chí Minh', 'GMT+7'],
] as const;

const meta = {
  title: 'Components/Combobox',
  component: Combobox,
  args: {
    label: 'Time zone',
    placeholder: 'Type a city',
    options: zones.map(([value, label, description]) => ({ value, label, description })),
    labels: {
      open: 'Show all',
      clear: 'Clear',
      empty: 'No city like that',
      loading: 'Looking',
      results: (count) => `${count} results`,
    },
    onValueChange: fn(),
    onQueryChange: fn(),
    className: 'max-w-xs',
  },
} satisfies Meta<typeof Combobox>;

export default meta;
type Story = StoryObj<typeof meta>;

const options = () => screen.queryAllByRole('option').map((option) => option.textContent);

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('combobox', { name: 'Time zone' });
    await expect(input).toHaveAttribute('aria-expanded', 'false');
    await userEvent.type(input, 'lodz');
    await expect(input).toHaveAttribute('aria-expanded', 'true');
    await expect(await screen.findByRole('option', { name: /Łódź/ })).toBeVisible();
    await expect(options()).toHaveLength(1);
    await expect(canvas.getByText('1 results')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('option', { name: /Łódź/ }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('Europe/Lodz');
    await expect(input).toHaveValue('Łódź');
    await expect(input).toHaveFocus();
    await expect(screen.queryByRole('listbox')).toBeNull();
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    const first = await screen.findByRole('option', { name: /Warszawa/ });
    await expect(input).toHaveAttribute('aria-activedescendant', first.id);
    await userEvent.keyboard('{ArrowUp}');
    await expect(input).toHaveAttribute(
      'aria-activedescendant',
      screen.getByRole('option', { name: /Hồ Chí Minh/ }).id,
    );
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('Asia/Ho_Chi_Minh');
    await expect(input).toHaveValue('Thành phố Hồ Chí Minh');
    // Opened again it shows everything, and stands on what was chosen.
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await waitFor(() => expect(options()).toHaveLength(5));
    await expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Hồ Chí Minh');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(input).toHaveValue('Thành phố Hồ Chí Minh');
    await userEvent.keyboard('{Escape}');
    await expect(input).toHaveValue('');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('');
  },
};

export const Open: Story = {
  args: { defaultValue: 'Europe/London' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(await screen.findByRole('option', { name: /London/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
};

/** A long list opens where the chosen option is, not at its beginning. */
export const OpensAtTheChosenOption: Story = {
  args: {
    options: Array.from({ length: 80 }, (_, number) => ({ value: `${number}`, label: `City ${number}` })),
    defaultValue: '60',
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    const chosen = await screen.findByRole('option', { selected: true });
    const listbox = screen.getByRole('listbox');
    await waitFor(() => {
      const [option, list] = [chosen, listbox].map((element) => element.getBoundingClientRect());
      expect(option?.top).toBeGreaterThanOrEqual(list?.top ?? Infinity);
      expect(option?.bottom).toBeLessThanOrEqual(list?.bottom ?? 0);
    });
    // Nothing but the list moved for it
    await expect(document.scrollingElement?.scrollTop).toBe(0);
  },
};

export const WhatIsNotChosenGoesBack: Story = {
  args: { defaultValue: 'Europe/London' },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.clear(input);
    await userEvent.type(input, 'Atlantis');
    await expect((await screen.findAllByText('No city like that')).at(-1)).toBeVisible();
    await userEvent.tab();
    await expect(input).toHaveValue('London');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.clear(input);
    await userEvent.tab();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('');
  },
};

export const Cleared: Story = {
  args: { defaultValue: 'Europe/London' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('');
    await expect(canvas.getByRole('combobox')).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: 'Clear' })).toBeNull();
  },
};

export const FreeText: Story = {
  args: { freeLabel: (text) => `Use “${text}”` },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.type(input, 'Narnia');
    await userEvent.click(await screen.findByRole('option', { name: 'Use “Narnia”' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('Narnia');
    await expect(input).toHaveValue('Narnia');
    await userEvent.clear(input);
    await userEvent.type(input, 'Mordor');
    await userEvent.tab();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('Mordor');
  },
};

function FromServerExample(props: ComboboxProps) {
  const [answer, setAnswer] = useState<ComboboxProps['options']>([]);
  const [asked, setAsked] = useState('');
  return (
    <>
      <Combobox
        {...props}
        filter="none"
        options={answer}
        loading={asked !== ''}
        onQueryChange={(query) => setAsked(query)}
      />
      <Button
        className="mt-3"
        onPointerDown={(event) => event.preventDefault()}
        onClick={() => {
          setAnswer([{ value: '7', label: `Found for ${asked}` }]);
          setAsked('');
        }}
      >
        The server answers
      </Button>
    </>
  );
}

export const FromServer: Story = {
  render: (args) => <FromServerExample {...args} />,
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.type(input, 'abc');
    await expect((await screen.findAllByText('Looking')).at(-1)).toBeVisible();
    canvas.getByRole('button', { name: 'The server answers' }).click();
    await userEvent.click(await screen.findByRole('option', { name: 'Found for abc' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('7');
    await expect(input).toHaveValue('Found for abc');
  },
};

export const InAForm: Story = {
  args: { name: 'zone', defaultValue: 'Europe/Lisbon' },
  render: (args) => (
    <form aria-label="Settings" onSubmit={(event) => event.preventDefault()}>
      <Combobox {...args} />
    </form>
  ),
  play: async ({ canvas }) => {
    const form = canvas.getByRole('form') as HTMLFormElement;
    const submitted = fn();
    form.addEventListener('submit', submitted);
    await expect(new FormData(form).get('zone')).toBe('Europe/Lisbon');
    const input = canvas.getByRole('combobox');
    await userEvent.clear(input);
    await userEvent.type(input, 'wars{ArrowDown}{Enter}');
    await expect(submitted).not.toHaveBeenCalled();
    await expect(new FormData(form).get('zone')).toBe('Europe/Warsaw');
  },
};

export const Loading: Story = {
  args: { loading: true, options: [], filter: 'none' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect((await screen.findAllByText('Looking')).at(-1)).toBeVisible();
  },
};

export const Empty: Story = {
  args: { options: [] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect((await screen.findAllByText('No city like that')).at(-1)).toBeVisible();
  },
};

export const NotLoaded: Story = {
  args: { options: [], filter: 'none', loadError: 'The server did not answer' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect((await screen.findAllByText('The server did not answer')).at(-1)).toBeVisible();
  },
};

export const WithError: Story = { args: { error: 'Choose a time zone', hint: 'Reports keep to it' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: 'Europe/London' } };
export const LongText: Story = {
  args: {
    label: 'Zeitzone des gewöhnlichen Aufenthaltsorts',
    options: [
      {
        value: 'long',
        label: 'Mitteleuropäische Sommerzeitumstellungsausnahmeregelung mit Übergangsbestimmungen',
        description: 'Múi giờ được áp dụng cho tất cả các thiết bị trong gia đình bạn',
      },
    ],
    defaultValue: 'long',
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(await screen.findByRole('option')).toBeVisible();
  },
};
