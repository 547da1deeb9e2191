import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Pagination } from './Pagination.js';

const meta = {
  title: 'Components/Pagination',
  component: Pagination,
  args: {
    pageCount: 12,
    onPageChange: fn(),
    labels: {
      name: 'Pages of the searches',
      previous: 'Previous',
      next: 'Next',
      page: (page: number) => `Page ${page}`,
      position: (page: number, pageCount: number) => `Page ${page} of ${pageCount}`,
    },
  },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const previous = canvas.getByRole('button', { name: 'Previous' });
    await userEvent.click(previous);
    await expect(args.onPageChange).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(args.onPageChange).toHaveBeenLastCalledWith(2);
    await expect(canvas.getByText('Page 2 of 12')).toBeInTheDocument();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** The focus stays on the button that led to the end. */
export const Keyboard: Story = {
  args: { defaultPage: 11 },
  play: async ({ canvas, args }) => {
    const next = canvas.getByRole('button', { name: 'Next' });
    next.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPageChange).toHaveBeenLastCalledWith(12);
    await expect(next).toHaveFocus();
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(args.onPageChange).toHaveBeenCalledOnce();
  },
};

export const Middle: Story = {
  args: { defaultPage: 6 },
  decorators: [
    (Story) => (
      <div className="w-160">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: 'Page 6' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.queryByRole('button', { name: 'Page 3' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Page 12' }));
    await expect(args.onPageChange).toHaveBeenLastCalledWith(12);
  },
};

export const Controlled: Story = {
  args: { page: 3 },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(args.onPageChange).toHaveBeenCalledWith(4);
    await expect(canvas.getByText('Page 3 of 12')).toBeInTheDocument();
  },
};

/** In a narrow place the numbers give way to words. */
export const Narrow: Story = {
  args: { defaultPage: 3 },
  decorators: [
    (Story) => (
      <div className="w-72">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Page 3 of 12')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Page 3' })).toBeNull();
  },
};

export const FewPages: Story = { args: { pageCount: 3 } };

export const OnePage: Story = {
  args: { pageCount: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};

export const LongText: Story = {
  args: {
    pageCount: 100_000,
    defaultPage: 50_000,
    format: (page) => page.toLocaleString('en-GB'),
    labels: {
      name: 'Seiten der Suchanfragen',
      previous: 'Vorhergehende Suchanfragenseite',
      next: 'Nachfolgende Suchanfragenseite',
      page: (page) => `Suchanfragenseite ${page}`,
      position: (page, pageCount) => `Suchanfragenverlaufsseite ${page} von insgesamt ${pageCount}`,
    },
  },
};
