import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Accordion, AccordionItem } from './Accordion.js';

const questions = [
  ['points', 'What are knowledge points?', 'Each solved task costs some; harder tasks cost more.'],
  ['refund', 'Can I get my money back?', 'Within 30 days, without giving a reason.'],
  ['devices', 'How many devices can I add?', 'As many as your plan says, phones and computers alike.'],
] as const;

const items = questions.map(([value, title, answer]) => (
  <AccordionItem key={value} value={value} title={title}>
    {answer}
  </AccordionItem>
));

const meta = {
  title: 'Components/Accordion',
  component: Accordion,
  args: { type: 'single', collapsible: true, children: items, onValueChange: fn(), className: 'max-w-xl' },
} satisfies Meta<typeof Accordion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const [first, second] = canvas.getAllByRole('button');
    if (!first || !second) throw new Error('two questions are needed');
    await expect(canvas.getByRole('heading', { level: 3, name: 'What are knowledge points?' })).toBeVisible();
    await userEvent.click(first);
    await expect(first).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('region', { name: 'What are knowledge points?' })).toBeVisible();
    await userEvent.click(second);
    await expect(args.onValueChange).toHaveBeenLastCalledWith('refund');
    await expect(first).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(second);
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const [first, second, third] = canvas.getAllByRole('button');
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(second).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(third).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(third).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Home} ');
    await expect(first).toHaveAttribute('aria-expanded', 'true');
  },
};

export const SeveralOpen: Story = {
  args: { type: 'multiple', defaultValue: ['points', 'refund'] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('region')).toHaveLength(2);
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const LongText: Story = {
  args: {
    className: 'max-w-72',
    defaultValue: 'long',
    children: (
      <AccordionItem
        value="long"
        title="Bildschirmzeitbegrenzungsbenachrichtigungseinstellungen zurücksetzen?"
      >
        Thời gian sử dụng thiết bị của con bạn được tính theo múi giờ của gia đình, không theo múi giờ của
        thiết bị.
      </AccordionItem>
    ),
  },
};
