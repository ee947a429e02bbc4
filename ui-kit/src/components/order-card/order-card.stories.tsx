import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { atMost } from '../../fixtures/at-most.js';
import { orders } from '../../fixtures/orders.js';
import { picture } from '../../testing/pictures.js';
import { Grid } from '../grid/index.js';
import { interaction } from '../../testing/interaction.js';
import { OrderCard } from './index.js';

const [onTheWay, waiting, delivered] = orders;

const meta = {
  title: 'Shop/OrderCard',
  component: OrderCard,
  args: { ...onTheWay, headingLevel: 2 },
  decorators: [atMost(880)],
} satisfies Meta<typeof OrderCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnTheWay: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Заказ 1042' })).toHaveAttribute('href', '/account/orders/1042');
  },
};

/** The order can be paid from the list. */
export const AwaitingPay: Story = {
  args: waiting,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Оплатить' })).toBeVisible();
  },
};

/** The shop has added a unit to a paid order. */
export const ExtraPayment: Story = {
  args: { status: 'PAID_READY_TO_SEND', paymentHref: 'https://pay.example/1042', extraPayment: 499_000 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Доплатить/ })).toBeVisible();
  },
};

export const Delivered: Story = { args: delivered };

export const Cancelled: Story = { args: { ...delivered, status: 'CANCEL_PURCHASE', cashback: 0 } };

export const ManyThings: Story = {
  args: { items: Array.from({ length: 12 }, (_, index) => onTheWay.items[index % 2] ?? onTheWay.items[0]!) },
};

export const NoPicture: Story = { args: { items: [{ name: 'Кеды Court Low', picture: null }] } };

/** The items of the order are unknown. */
export const Empty: Story = { args: { items: [] } };

export const Phone: Story = { args: waiting, globals: { viewport: { value: 'phone' } } };

export const LongWords: Story = {
  args: {
    number: 'ВЫСОКОТЕХНОЛОГИЧНЫЙ-2026-000-000-1042',
    total: 123_456_700,
    expected: '28\u00A0ноября – 3\u00A0декабря',
  },
  globals: { viewport: { value: 'phone' } },
};

export const Zoomed: Story = { globals: { viewport: { value: 'zoomed' } } };

export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl">
      <OrderCard {...args} />
    </div>
  ),
};

/** What happens now comes first, number and total last. */
export const OtherOrder: Story = {
  tags: ['picture'],
  parameters: picture,
  render: (args) => (
    <OrderCard {...args}>
      <OrderCard.Status />
      <OrderCard.Expected />
      <OrderCard.Pictures limit={3} />
      <OrderCard.Head style={{ marginTop: 16 }} />
    </OrderCard>
  ),
  play: async ({ canvas }) => {
    const top = (element: HTMLElement) => element.getBoundingClientRect().top;
    await expect(top(canvas.getByRole('list'))).toBeLessThan(top(canvas.getByRole('heading')));
  },
};

/** Hovered, focused by keyboard and pressed. */
export const Interaction: Story = { ...interaction(meta, [OnTheWay], 'rows'), tags: ['pseudo'] };

export const AllStates: Story = {
  parameters: picture,
  render: () => (
    <Grid columns={[1, 2, 2]}>
      {orders.map((order) => (
        <OrderCard key={order.number} {...order} headingLevel={2} />
      ))}
    </Grid>
  ),
};
