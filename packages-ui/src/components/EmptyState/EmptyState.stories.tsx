import type { Meta, StoryObj } from '@storybook/react-vite';
import { Search } from 'lucide-react';
import { expect } from 'storybook/test';
import { Button } from '../Button/index.js';
import { EmptyState } from './EmptyState.js';

const meta = {
  title: 'Components/EmptyState',
  component: EmptyState,
  args: { title: 'Nothing was searched for', description: 'Searches of the last seven days appear here.' },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing was searched for')).toBeVisible();
  },
};

export const WithIconAndAction: Story = {
  args: {
    icon: <Search />,
    action: <Button variant="secondary">Show 30 days</Button>,
  },
};

export const LongText: Story = {
  args: {
    icon: <Search />,
    title:
      'W wybranym okresie na żadnym z urządzeń dziecka nie odnotowano wyszukiwań w obsługiwanych wyszukiwarkach',
    description:
      'Wyszukiwania pojawią się tutaj, gdy tylko urządzenie się połączy i przekaże dane z przeglądarki; zwykle trwa to mniej niż minutę.',
  },
};
