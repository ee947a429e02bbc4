import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { cartSums } from '../../fixtures/orders.js';
import { interaction } from '../../testing/interaction.js';
import { picture } from '../../testing/pictures.js';
import { Grid } from '../grid/index.js';
import { PromoCodeField } from '../promo-code-field/index.js';
import { CartSummary } from './index.js';

const meta = {
  title: 'Shop/CartSummary',
  component: CartSummary,
  args: { ...cartSums, onConfirm: fn() },
  decorators: [
    (Story, { name }) =>
      name === 'All States' ? (
        <Story />
      ) : (
        <div css={{ maxWidth: 384 }}>
          <Story />
        </div>
      ),
  ],
} satisfies Meta<typeof CartSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

const freeDelivery = { from: 2_500_000, reached: 2_098_000 };
const nextLevel = { name: 'Серебро', required: 5_000_000, reached: 3_240_000 };
const guest = { href: '/auth' };

export const Regular: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Итого').parentElement).toHaveTextContent('20 980 ₽');
    await userEvent.click(canvas.getByRole('button', { name: 'Оформить заказ' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

export const NoDiscount: Story = { args: { discounts: [], goods: 1_299_000, count: 1 } };

export const PromoAndBonuses: Story = {
  args: {
    discounts: [
      { label: 'На товары', amount: 391_000 },
      { label: 'Промокод MEET10', amount: 219_800 },
      { label: 'Бонусы', amount: 50_000 },
    ],
    children: <PromoCodeField state="success" defaultCode="MEET10" onSubmit={fn()} onReset={fn()} />,
  },
};

export const WithGoals: Story = { args: { freeDelivery, nextLevel } };

export const GoalsReached: Story = {
  args: {
    freeDelivery: { from: 800_000, reached: 2_098_000 },
    nextLevel: { ...nextLevel, reached: 5_200_000 },
  },
};

export const Guest: Story = {
  args: { guest, cashback: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Войти или зарегистрироваться' })).toBeVisible();
  },
};

export const DeliveryChosen: Story = { args: { delivery: 39_000, action: 'Оплатить 21\u00A0370\u00A0₽' } };

export const DeliveryFree: Story = { args: { delivery: 0 } };

export const NothingChosen: Story = { args: { count: 0, goods: 0, discounts: [], cashback: 0 } };

/** The amounts are being calculated. */
export const Loading: Story = { args: { loading: true } };

/** The order is being sent. */
export const Sending: Story = { args: { actionLoading: true } };

export const Error: Story = {
  args: { error: 'Цена одного товара изменилась. Проверьте корзину и оформите заказ ещё раз.' },
};

export const LongWords: Story = {
  args: {
    discounts: [{ label: 'Промокод ВЫСОКОТЕХНОЛОГИЧНЫЙ-ПРОМОКОД-2026', amount: 491_000 }],
    freeDelivery,
    nextLevel: { ...nextLevel, name: 'Привилегированный постоянный покупатель' },
  },
  globals: { viewport: { value: 'phone' } },
};

export const Millions: Story = {
  args: { goods: 123_456_700, discounts: [{ label: 'На товары', amount: 23_456_700 }], cashback: 30_000, delivery: 0 },
  globals: { viewport: { value: 'phone' } },
};

export const Zoomed: Story = { args: { freeDelivery, guest }, globals: { viewport: { value: 'zoomed' } } };

export const RightToLeft: Story = {
  args: { freeDelivery },
  render: (args) => (
    <div dir="rtl">
      <CartSummary {...args} />
    </div>
  ),
};

/** The button and the link of a guest, hovered, focused and pressed. Each row has a title, which names its region. */
export const Interaction: Story = {
  ...interaction(meta, [Guest], 'cells', (title) => ({ title: `Ваш заказ, ${title}` })),
  tags: ['pseudo'],
};

export const AllStates: Story = {
  parameters: picture,
  render: (args) => (
    <Grid columns={[1, 2, 3]} gap={10}>
      <CartSummary {...args} title="С целями" freeDelivery={freeDelivery} nextLevel={nextLevel} />
      <CartSummary {...args} title="Гость" cashback={0} guest={guest} />
      <CartSummary {...args} title="Доставка выбрана" delivery={0} action="Оплатить" />
      <CartSummary {...args} title="Ничего не отмечено" count={0} goods={0} discounts={[]} cashback={0} />
      <CartSummary {...args} title="Ошибка" error="Цена одного товара изменилась. Проверьте корзину." />
    </Grid>
  ),
};
