import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../Button/index.js';
import { PlanCard, PlanGrid } from './PlanCard.js';

const onBuy = fn();
const labels = { oldPrice: 'Price before', price: 'Price now', missing: 'Not in this plan' };

const meta = {
  title: 'Components/PlanCard',
  component: PlanCard,
  args: {
    name: 'Regular',
    description: 'For a family with a few devices.',
    price: '149 zł',
    period: 'a year',
    priceNote: '12.42 zł a month',
    features: [{ label: '3 devices' }, { label: '5 profiles' }, { label: 'Live screen view', missing: true }],
    action: <Button onClick={onBuy}>Choose Regular</Button>,
    labels,
    className: 'max-w-xs',
  },
} satisfies Meta<typeof PlanCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article', { name: 'Regular' });
    await expect(card).toHaveTextContent('149 zła year');
    await expect(canvas.getByText('Live screen view')).toHaveTextContent(
      'Not in this plan: Live screen view',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Choose Regular' }));
    await expect(onBuy).toHaveBeenCalledOnce();
  },
};

export const Discount: Story = {
  args: { oldPrice: '198 zł', badge: '−25%' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('198 zł').tagName).toBe('DEL');
    await expect(canvas.getByText('Price before:')).toBeInTheDocument();
    await expect(canvas.getByText('Price now:')).toBeInTheDocument();
  },
};

export const Recommended: Story = { args: { badge: 'Recommended' } };

export const Current: Story = {
  args: {
    current: 'Your plan',
    action: (
      <Button variant="secondary" disabled>
        Renews on 3 May
      </Button>
    ),
  },
};

export const Loading: Story = {
  args: {
    action: <Button loading>Opening the payment</Button>,
  },
};

export const WithoutFeatures: Story = {
  args: { features: [], priceNote: undefined, description: undefined },
};

const bottoms = (elements: Iterable<Element>) => [
  ...new Set([...elements].map((element) => Math.round(element.getBoundingClientRect().bottom))),
];

export const InAGrid: Story = {
  render: (args) => (
    <PlanGrid>
      <PlanCard
        {...args}
        className=""
        name="Minimal"
        description={undefined}
        priceNote={undefined}
        action={<Button variant="secondary">Choose Minimal</Button>}
      />
      <PlanCard {...args} className="" badge="Recommended" oldPrice="198 zł" />
      <PlanCard
        {...args}
        className=""
        name="Premium with study assistant"
        features={[
          { label: '10 devices' },
          { label: '10 profiles' },
          { label: 'Live screen view' },
          { label: 'Step-by-step solutions for about 80 tasks a month' },
        ]}
        current="Your plan"
        action={undefined}
      />
    </PlanGrid>
  ),
  play: async ({ canvas, canvasElement }) => {
    const cards = canvas.getAllByRole('article');
    await expect(cards).toHaveLength(3);
    const columns = new Set(cards.map((card) => Math.round(card.getBoundingClientRect().left))).size;
    if (columns === 3) {
      await expect(bottoms(cards)).toHaveLength(1);
      await expect(bottoms(canvasElement.querySelectorAll('[data-slot=plan-card-price]'))).toHaveLength(1);
    }
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const LongText: Story = {
  args: {
    name: 'Familienschutzkomplettpaket',
    badge: 'Uneingeschränkt empfohlen',
    oldPrice: '1.234.567,00 ₫',
    price: '999.999,00 ₫',
    period: 'für zwei Kalenderjahre',
    features: [
      { label: 'Bildschirmzeitbegrenzungsbenachrichtigungseinstellungen' },
      { label: 'Giới hạn thời gian sử dụng cho từng ứng dụng và từng ngày trong tuần' },
    ],
    className: 'max-w-60',
  },
};
