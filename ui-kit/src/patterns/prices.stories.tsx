import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Badge } from '../components/badge/index.js';
import { OrderReceipt } from '../components/order-receipt/index.js';
import { Price } from '../components/price/index.js';
import { SizePicker } from '../components/size-picker/index.js';
import { Stack } from '../components/stack/index.js';
import { Heading, Text } from '../components/text/index.js';
import { atMost } from '../fixtures/at-most.js';
import { Comparison } from '../fixtures/comparison.js';
import { formatCount } from '../locale/format-numbers.js';
import { formatPrice } from '../locale/format-price.js';

const meta = { title: 'Patterns/Prices', tags: ['picture'] } satisfies Meta;

export default meta;

type Story = StoryObj;

const offers = [
  { id: '41', price: 899_000 },
  { id: '42', price: 949_000 },
  { id: '43', price: 949_000 },
] as const;
const oldPrice = 1_290_000;
const percentOf = (price: number) => Math.floor((1 - price / oldPrice) * 100);
/** Keeps the no-break spaces. */
const whole = { normalizer: (text: string) => text };
const cheapest = Math.min(...offers.map(({ price }) => price));

/** Sizes differ in price: the lowest price is shown until a size is chosen, then that size's price. */
export const PriceOfASize: Story = {
  decorators: [atMost(440)],
  render: function Offer() {
    const [size, setSize] = useState<string>();
    const price = offers.find(({ id }) => id === size)?.price;
    return (
      <Stack gap={4}>
        <Heading level={2} size="small">
          Кроссовки для бега по тропам Ridge
        </Heading>
        <div aria-live="polite">
          <Price
            size="large"
            from={price === undefined}
            price={price ?? cheapest}
            oldPrice={oldPrice}
            sale={percentOf(price ?? cheapest)}
          />
        </div>
        <Text size="small" tone="muted">
          Кешбэк {formatCount(Math.floor((price ?? cheapest) / 100 / 33))}: вернётся после получения
        </Text>
        <SizePicker
          value={size}
          onValueChange={setSize}
          sizes={offers.map((offer) => ({
            id: offer.id,
            label: offer.id,
            state: 'available',
            notes: [formatPrice(offer.price)],
          }))}
        />
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('от\u00A08\u00A0990\u00A0₽', whole)).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: /42/ }));
    await expect(canvas.queryByText(/^от/)).not.toBeInTheDocument();
    await expect(canvas.getByText('9\u00A0490\u00A0₽', { ...whole, selector: '[aria-live] *' })).toBeVisible();
  },
};

/** Every part of the total is listed, and the parts add up to it. */
export const Sums: Story = {
  decorators: [atMost(440)],
  render: () => (
    <OrderReceipt
      title="Что в сумме"
      sums={[
        { label: 'Товары', value: formatPrice(2_589_000) },
        { label: 'Скидка на товары', value: `−${formatPrice(391_000)}`, reduced: true },
        { label: 'Промокод MEET10', value: `−${formatPrice(100_000)}`, reduced: true },
        { label: 'Доставка', value: 'Бесплатно' },
      ]}
      total={2_098_000}
    />
  ),
};

/** Complete, honest and on one line. */
export const RightAndWrong: Story = {
  render: () => (
    <Stack gap={8}>
      <Comparison
        right={{
          show: <Price price={899_000} oldPrice={1_290_000} sale={30} size="large" />,
          caption: 'The price to pay first and loudest, then what it was, then the difference.',
        }}
        wrong={{
          show: (
            <Stack gap={2} align="start">
              <Badge tone="price">Выгодно</Badge>
              <Text>
                <s>12&nbsp;900&nbsp;₽</s> −30&nbsp;% = 8990.00&nbsp;руб.
              </Text>
            </Stack>
          ),
          caption: 'The old price leads, the kopecks say nothing, and the number has no grouping.',
        }}
      />
      <Comparison
        right={{
          show: <Price price={1_299_000} oldPrice={1_299_000} />,
          caption: 'An old price that is not higher is left out: Price does it by itself.',
        }}
        wrong={{
          show: (
            <Text>
              12&nbsp;990&nbsp;₽ <s>12&nbsp;990&nbsp;₽</s>
            </Text>
          ),
          caption: 'A discount of nothing. Shoppers learn that none of them is true.',
        }}
      />
      <Comparison
        right={{
          show: <Price from price={899_000} />,
          caption: '«От» if the sizes differ: the price of a size stands at the size.',
        }}
        wrong={{
          show: <Text>8&nbsp;990–9&nbsp;490&nbsp;₽</Text>,
          caption: 'Nobody pays a range. Two numbers are harder to compare than one.',
        }}
      />
    </Stack>
  ),
};
