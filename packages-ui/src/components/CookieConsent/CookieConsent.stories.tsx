import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../Button/index.js';
import { CookieConsent } from './CookieConsent.js';

const meta = {
  title: 'Components/CookieConsent',
  component: CookieConsent,
  parameters: { docs: { story: { inline: false, iframeHeight: 480 } } },
  args: {
    categories: [
      { id: 'needed', name: 'Needed', description: 'Signing in and your language.', required: true },
      { id: 'statistics', name: 'Statistics', description: 'Which pages are used, without names.' },
      { id: 'offers', name: 'Offers', description: 'Where you heard of us.' },
    ],
    labels: {
      title: 'What may we remember?',
      text: 'We need a cookie to keep you signed in. With your consent we also count visits.',
      accept: 'Accept all',
      refuse: 'Only what is needed',
      settings: 'Details',
      categoriesTitle: 'Choose for yourself',
      save: 'Save my choice',
      back: 'Back',
      alwaysOn: 'Always on',
    },
    onDecide: fn(),
    onValueChange: fn(),
  },
  decorators: [
    (Story) => (
      <div className="min-h-96">
        <Button variant="secondary">Something on the page</Button>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CookieConsent>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('region', { name: 'What may we remember?' })).toBeVisible();
    // The page goes on: nothing has taken focus, nothing is out of reach.
    await expect(document.body).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Something on the page' }));
    await expect(canvas.getByRole('button', { name: 'Something on the page' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Accept all' }));
    await expect(args.onDecide).toHaveBeenLastCalledWith(['needed', 'statistics', 'offers']);
  },
};

export const Refused: Story = {
  play: async ({ canvas, args }) => {
    const refuse = canvas.getByRole('button', { name: 'Only what is needed' });
    const accept = canvas.getByRole('button', { name: 'Accept all' });
    // Refusing is as easy as accepting: first in line, as large, of the same looks.
    await expect(refuse.className).toBe(accept.className);
    await expect(refuse.getBoundingClientRect().width).toBe(accept.getBoundingClientRect().width);
    await expect(refuse.compareDocumentPosition(accept)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await userEvent.click(refuse);
    await expect(args.onDecide).toHaveBeenLastCalledWith(['needed']);
  },
};

export const Details: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Details' }));
    await expect(canvas.getByRole('heading', { name: 'Choose for yourself' })).toHaveFocus();
    const statistics = canvas.getByRole('switch', { name: 'Statistics' });
    await expect(statistics).not.toBeChecked();
    await expect(canvas.queryByRole('switch', { name: 'Needed' })).toBeNull();
    await userEvent.click(statistics);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['statistics']);
    await userEvent.click(canvas.getByRole('button', { name: 'Save my choice' }));
    await expect(args.onDecide).toHaveBeenLastCalledWith(['needed', 'statistics']);
    await userEvent.click(canvas.getByRole('button', { name: 'Only what is needed' }));
    await expect(args.onDecide).toHaveBeenLastCalledWith(['needed']);
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Only what is needed' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await expect(canvas.getByRole('switch', { name: 'Statistics' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(canvas.getByRole('heading', { name: 'What may we remember?' })).toHaveFocus();
  },
};

export const AskedAgain: Story = { args: { defaultStep: 'categories', defaultValue: ['statistics'] } };
export const NothingToChoose: Story = {
  args: {
    defaultStep: 'categories',
    categories: [{ id: 'needed', name: 'Needed', required: true }],
  },
};
export const LongText: Story = {
  args: {
    defaultStep: 'categories',
    categories: [
      {
        id: 'a',
        name: 'Sitzungsverwaltungsnotwendigkeitscookies',
        description: 'Đăng nhập và ngôn ngữ',
        required: true,
      },
      {
        id: 'b',
        name: 'Reichweitenmessungsdatenerhebungseinwilligung',
        description: 'Thống kê các trang được sử dụng',
      },
    ],
    labels: {
      ...meta.args.labels,
      refuse: 'Nur technisch unbedingt erforderliche Speicherungen',
      accept: 'Sämtliche Speicherungszwecke akzeptieren',
      alwaysOn: 'Ununterbrochen eingeschaltet',
    },
  },
};
