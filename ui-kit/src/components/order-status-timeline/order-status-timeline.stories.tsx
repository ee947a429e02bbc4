import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { historyUntil } from '../../fixtures/orders.js';
import { picture } from '../../testing/pictures.js';
import { Divider } from '../divider/index.js';
import { Stack } from '../stack/index.js';
import { OrderStatusTimeline, orderStatuses, type OrderStatus } from './index.js';

const meta = {
  title: 'Shop/OrderStatusTimeline',
  component: OrderStatusTimeline,
  args: {
    status: 'CUSTOMS_CLEARANCE_IN_TURKEY',
    history: historyUntil('CUSTOMS_CLEARANCE_IN_TURKEY'),
    expected: '24–\u206028\u00A0ноября',
    headingLevel: 2,
  },
} satisfies Meta<typeof OrderStatusTimeline>;

export default meta;
type Story = StoryObj<typeof meta>;

const at = (status: OrderStatus): Story => ({ args: { status, history: historyUntil(status) } });

export const Customs: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem', { current: 'step' })).toHaveTextContent('Таможня');
  },
};

export const AwaitingCall: Story = {
  args: { status: 'AWAITING_CALL', history: [{ status: 'AWAITING_CALL', at: '2026-11-02T10:00:00Z' }] },
};

export const AwaitingPay: Story = at('AWAITING_PAY');

export const Paid: Story = at('PAID_READY_TO_SEND');

export const Purchased: Story = at('PURCHASED_FROM_SELLER');

export const InRussianStock: Story = at('ACCEPTED_IN_RUSSIA_STOCK_MEET');

export const ReadyToBeTaken: Story = at('TRANSFERRED_FOR_DELIVERY_TO_RECIPIENT');

export const Delivered: Story = {
  ...at('DELIVERED'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Получен' })).toBeVisible();
    await expect(canvas.queryByRole('listitem', { current: 'step' })).not.toBeInTheDocument();
  },
};

/** Shows when the points become available. Without `cashback`, as for guests, points are not mentioned. */
export const DeliveredWithCashback: Story = {
  args: { status: 'DELIVERED', history: historyUntil('DELIVERED'), cashback: 300 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Кешбэк станет доступен/)).toBeVisible();
  },
};

/** Items in Russia skip the stages abroad. */
export const FromRussia: Story = {
  args: {
    fromRussia: true,
    status: 'AWAITING_SENT_FROM_MEET',
    expected: '5\u00A0ноября',
    history: [
      { status: 'AWAITING_PAY', at: '2026-11-02T10:00:00Z' },
      { status: 'PAID_READY_TO_SEND', at: '2026-11-02T10:05:00Z' },
      { status: 'AWAITING_SENT_FROM_MEET', at: '2026-11-03T10:00:00Z', place: 'Подольск' },
    ],
  },
};

export const Cancelled: Story = { args: { status: 'CANCEL_PURCHASE', history: historyUntil('PAID_READY_TO_SEND') } };

export const Refunded: Story = { args: { status: 'ISSUED_REFUND', history: historyUntil('PURCHASED_FROM_SELLER') } };

export const Exchanged: Story = { args: { status: 'ARRANGED_EXCHANGE', history: historyUntil('DELIVERED') } };

/** Only the status is known. */
export const NoHistory: Story = { args: { history: [], expected: undefined } };

/** The API knows a status that this version of the kit does not. */
export const UnknownStatus: Story = { args: { status: 'TELEPORTED' as OrderStatus } };

/** Two parcels of one order: each region has a unique name. */
export const TwoParcels: Story = {
  render: (args) => (
    <Stack gap={6}>
      <OrderStatusTimeline {...args} parcel={{ number: 1, of: 2 }} />
      <Divider />
      <OrderStatusTimeline {...args} {...FromRussia.args} parcel={{ number: 2, of: 2 }} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Путь заказа, посылка 1 из 2' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Путь заказа, посылка 2 из 2' })).toBeVisible();
  },
};

/** All events with their times, and the expected delivery. */
export const Detailed: Story = {
  args: { view: 'detailed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Выкуплен у продавца')).toBeVisible();
    await expect(canvas.getAllByRole('listitem').at(-1)).toHaveTextContent(/Доставка.*Ждём 24/);
  },
};

/** One bar with the status, for a list of orders. */
export const Brief: Story = { args: { view: 'brief' } };

export const Loading: Story = { args: { loading: true } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const LongPlaces: Story = {
  args: {
    history: historyUntil('CUSTOMS_CLEARANCE_IN_TURKEY').map((event) => ({
      ...event,
      place: 'Логистический центр «Стамбул-Высокотехнологичный»',
    })),
  },
};

export const Zoomed: Story = { globals: { viewport: { value: 'zoomed' } } };

export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl">
      <OrderStatusTimeline {...args} />
    </div>
  ),
};

/** All nineteen statuses with their texts. */
export const AllStatuses: Story = {
  render: () => (
    <Stack gap={8}>
      {orderStatuses.map((status) => (
        <OrderStatusTimeline
          key={status}
          status={status}
          history={historyUntil(status)}
          headingLevel={2}
          aria-label={status}
        />
      ))}
    </Stack>
  ),
};

export const AllStates: Story = {
  parameters: picture,
  render: (args) => (
    <Stack gap={6}>
      <OrderStatusTimeline {...args} aria-label="Таможня" />
      <Divider />
      <OrderStatusTimeline {...args} {...FromRussia.args} aria-label="Из России" />
      <Divider />
      <OrderStatusTimeline {...args} {...Delivered.args} aria-label="Получен" />
      <Divider />
      <OrderStatusTimeline {...args} {...Cancelled.args} aria-label="Отменён" />
      <Divider />
      <div css={{ maxWidth: 360 }}>
        <OrderStatusTimeline {...args} aria-label="На телефоне" />
      </div>
    </Stack>
  ),
};
