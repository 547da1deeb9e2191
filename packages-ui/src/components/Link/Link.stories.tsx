import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Link } from './Link.js';

const meta = {
  title: 'Components/Link',
  component: Link,
  args: { href: '#terms', children: 'Terms of service' },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Quiet: Story = { args: { tone: 'quiet', children: 'All visits' } };

export const NewTab: Story = {
  args: { newTabLabel: '(opens in a new tab)', children: 'Privacy policy' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Privacy policy (opens in a new tab)' });
    await expect(link).toHaveAttribute('rel', 'noreferrer');
  },
};

export const LongText: Story = {
  args: { children: 'Datenschutzgrundverordnungsinformationsschreiben für Erziehungsberechtigte' },
  decorators: [
    (Story) => (
      <div className="w-40">
        <Story />
      </div>
    ),
  ],
};
