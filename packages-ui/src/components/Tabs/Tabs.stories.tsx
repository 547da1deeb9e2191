import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Tabs, TabsContent, TabsList, TabsTrigger } from './Tabs.js';

const views = [
  ['visits', 'Visits'],
  ['searches', 'Searches'],
  ['blocked', 'Blocked'],
];

const meta = {
  title: 'Components/Tabs',
  component: Tabs,
  args: { defaultValue: 'visits', onValueChange: fn() },
  render: (args) => (
    <Tabs {...args}>
      <TabsList label="Internet">
        {views.map(([value = '', name]) => (
          <TabsTrigger key={value} value={value}>
            {name}
          </TabsTrigger>
        ))}
      </TabsList>
      {views.map(([value = '', name]) => (
        <TabsContent key={value} value={value}>
          The list: {name}
        </TabsContent>
      ))}
    </Tabs>
  ),
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Searches' }));
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('The list: Searches');
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Blocked' })).toHaveFocus();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('blocked');
  },
};

export const DisabledTab: Story = {
  render: (args) => (
    <Tabs {...args}>
      <TabsList label="Internet">
        <TabsTrigger value="visits">Visits</TabsTrigger>
        <TabsTrigger value="searches" disabled>
          Searches
        </TabsTrigger>
      </TabsList>
      <TabsContent value="visits">The list: Visits</TabsContent>
      <TabsContent value="searches">The list: Searches</TabsContent>
    </Tabs>
  ),
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Searches' }));
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('The list: Visits');
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'Visits' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('tab', { name: 'Blocked' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Visits' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Home}');
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel', { name: 'Visits' })).toHaveFocus();
  },
};

export const Controlled: Story = {
  args: { value: 'visits', defaultValue: undefined },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Blocked' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('blocked');
    await expect(canvas.getByRole('tab', { name: 'Visits' })).toHaveAttribute('aria-selected', 'true');
  },
};

export const LongText: Story = {
  render: (args) => (
    <div className="max-w-80">
      <Tabs {...args}>
        <TabsList label="Einstellungen">
          <TabsTrigger value="visits">Benachrichtigungseinstellungen</TabsTrigger>
          <TabsTrigger value="searches">Thời gian sử dụng thiết bị</TabsTrigger>
        </TabsList>
        <TabsContent value="visits">Inhalt</TabsContent>
        <TabsContent value="searches">Nội dung</TabsContent>
      </Tabs>
    </div>
  ),
};

/** A row that does not fit fades on the side where it goes on, and the tab in use is in sight from the start. */
export const MoreThanFit: Story = {
  args: { defaultValue: 'settings' },
  render: (args) => (
    <div className="max-w-80">
      <Tabs {...args}>
        <TabsList label="Internet">
          <TabsTrigger value="visits">Statistik</TabsTrigger>
          <TabsTrigger value="searches">Suchanfragen</TabsTrigger>
          <TabsTrigger value="lists">Seitenlisten</TabsTrigger>
          <TabsTrigger value="settings">Einstellungen</TabsTrigger>
        </TabsList>
        <TabsContent value="visits">Besuche</TabsContent>
        <TabsContent value="settings">Was gesperrt wird</TabsContent>
      </Tabs>
    </div>
  ),
  play: async ({ canvas }) => {
    const row = canvas.getByRole('tablist');
    const isInSight = (name: string) => {
      const [tab, list] = [canvas.getByRole('tab', { name }), row].map((part) =>
        part.getBoundingClientRect(),
      );
      return tab !== undefined && list !== undefined && tab.left >= list.left && tab.right <= list.right + 1;
    };
    await waitFor(() => expect(row).toHaveAttribute('data-beyond', 'before'));
    await expect(isInSight('Einstellungen')).toBe(true);
    await userEvent.keyboard('{Tab}{Home}');
    await waitFor(() => expect(row).toHaveAttribute('data-beyond', 'after'));
    await expect(isInSight('Statistik')).toBe(true);
  },
};
