import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { ReviewsCarousel, type Review } from './ReviewsCarousel.js';

const texts = [
  'My son asks for half an hour less than last year, and we quarrel no more about it. We look at the day together.',
  'I see at once what was blocked and why. That alone is worth it.',
  'Set up on two phones and the computer in a quarter of an hour. The schedule for school days is what I needed.',
  'She knows what I see. That was important to us.',
  'The limits hold, also when the phone is offline.',
  'The bonus for a good day is our favourite.',
  'Clear, calm, and it does not cry wolf.',
  'Support answered on a Sunday.',
  'It replaced three other programs for us.',
];
const authors = [
  'Marta K.',
  'Jörg W.',
  'Nguyễn Thị H.',
  'Ana P.',
  'Tomáš D.',
  'Claire B.',
  'Rui S.',
  'Elena M.',
  'Piotr Z.',
];

const reviews: readonly Review[] = texts.map((text, index) => ({
  id: String(index),
  text,
  author: authors[index] ?? '',
  detail: index % 2 === 0 ? 'mother of two' : 'father of a nine-year-old',
  rating: index % 4 === 3 ? 4 : 5,
}));

const meta = {
  title: 'Components/ReviewsCarousel',
  component: ReviewsCarousel,
  args: {
    reviews,
    labels: {
      name: 'What parents say',
      previous: 'Previous reviews',
      next: 'Next reviews',
      page: (page: number) => `Reviews, page ${page}`,
      position: (from: number, to: number, count: number) => `Reviews ${from} to ${to} of ${count}`,
      rating: (rating: number) => `${rating} of 5 stars`,
      loading: 'The reviews are loading',
    },
  },
} satisfies Meta<typeof ReviewsCarousel>;

export default meta;
type Story = StoryObj<typeof meta>;

const cards = () => [...document.querySelectorAll<HTMLElement>('[data-slot=review]')];

/** How many cards are in sight as a whole. */
function inSight(): number {
  const box = document.querySelector('[data-slot=reviews-carousel]')?.getBoundingClientRect();
  return cards().filter((card) => {
    const { left, right } = card.getBoundingClientRect();
    return box !== undefined && left >= box.left - 1 && right <= box.right + 1;
  }).length;
}

const inPlace = (width: string): Partial<Story> => ({
  decorators: [
    (Story) => (
      <div style={{ width }}>
        <Story />
      </div>
    ),
  ],
});

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('5 of 5 stars').length).toBeGreaterThan(1);
    const previous = await canvas.findByRole('button', { name: 'Previous reviews' });
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Next reviews' }));
    await waitFor(() => expect(previous).not.toHaveAttribute('aria-disabled'));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const One: Story = {
  ...inPlace('20rem'),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Reviews 1 to 1 of 9')).toBeInTheDocument());
    await expect(inSight()).toBe(1);
    await expect(canvas.getAllByRole('button', { name: /^Reviews, page/ })).toHaveLength(9);
  },
};

export const Two: Story = {
  ...inPlace('40rem'),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Reviews 1 to 2 of 9')).toBeInTheDocument());
    await expect(inSight()).toBe(2);
  },
};

export const Three: Story = {
  ...inPlace('60rem'),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Reviews 1 to 3 of 9')).toBeInTheDocument());
    await expect(inSight()).toBe(3);
    await userEvent.click(canvas.getByRole('button', { name: 'Reviews, page 3' }));
    await waitFor(() => expect(canvas.getByText('Reviews 7 to 9 of 9')).toBeInTheDocument());
    await expect(canvas.getByRole('button', { name: 'Reviews, page 3' })).toHaveAttribute(
      'aria-current',
      'true',
    );
  },
};

export const Four: Story = {
  ...inPlace('74rem'),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Reviews 1 to 4 of 9')).toBeInTheDocument());
    await expect(inSight()).toBe(4);
  },
};

/** Arrows turn from any of its buttons; the focus stays on a button at its end. */
export const Keyboard: Story = {
  ...inPlace('40rem'),
  play: async ({ canvas }) => {
    const next = await canvas.findByRole('button', { name: 'Next reviews' });
    next.focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByText('Reviews 3 to 4 of 9')).toBeInTheDocument());
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(next).toHaveAttribute('aria-disabled', 'true'));
    await userEvent.keyboard('{Enter}');
    await expect(next).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(canvas.getByText('Reviews 1 to 2 of 9')).toBeInTheDocument());
  },
};

export const Few: Story = {
  ...inPlace('74rem'),
  args: { reviews: reviews.slice(0, 2) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Loading: Story = {
  args: { loading: true, reviews: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The reviews are loading')).toBeInTheDocument();
  },
};

export const Empty: Story = {
  args: { reviews: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};

export const LongText: Story = {
  args: {
    reviews: [
      {
        id: 'a',
        rating: 4,
        text: 'Die Bildschirmzeitbegrenzungsbenachrichtigungseinstellungen haben uns überzeugt. '.repeat(6),
        author: 'Maximiliane Freifrau von Schwarzenberg-Hohenlohe',
        detail: 'Erziehungsberechtigte von drei Kindern',
      },
      ...reviews.slice(0, 5),
    ],
  },
};
