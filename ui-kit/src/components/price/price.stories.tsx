import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { picture } from '../../testing/pictures.js';
import { Stack } from '../stack/index.js';
import { Price } from './index.js';

const meta = {
  title: 'Data/Price',
  component: Price,
  args: { price: 1_299_000 },
} satisfies Meta<typeof Price>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Regular: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('12 990 ₽')).toBeVisible();
  },
};

export const Reduced: Story = { args: { oldPrice: 1_599_000, sale: 19 } };

export const ReducedWithoutPercent: Story = { args: { oldPrice: 1_599_000 } };

/** An old price is shown only if it is higher. */
export const OldPriceNotHigher: Story = {
  args: { oldPrice: 1_299_000, sale: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Старая цена')).not.toBeInTheDocument();
  },
};

export const Large: Story = { args: { size: 'large', oldPrice: 1_599_000, sale: 19 } };

/** A lower price with the card of the loyalty programme. */
export const ByCard: Story = {
  args: { oldPrice: 1_599_000, sale: 19, loyaltyPrice: 1_199_000 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('С аккаунтом 11 990 ₽')).toBeVisible();
  },
};

export const Million: Story = { args: { price: 123_456_700, oldPrice: 223_456_700, sale: 45 } };

/** An unknown price is an em dash. */
export const Unknown: Story = {
  args: { price: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('—')).toBeVisible();
  },
};

export const Negative: Story = { args: { price: -100 } };

export const Free: Story = { args: { price: 0 } };

export const NarrowPlace: Story = {
  args: { price: 12_345_600, oldPrice: 22_345_600, sale: 45 },
  decorators: [
    (Story) => (
      <div css={{ width: 120 }}>
        <Story />
      </div>
    ),
  ],
};

export const AllStates: Story = {
  parameters: picture,
  render: () => (
    <Stack>
      <Price price={1_299_000} />
      <Price price={1_299_000} oldPrice={1_599_000} sale={19} />
      <Price price={1_299_000} oldPrice={1_599_000} sale={19} size="large" />
      <Price price={null} />
    </Stack>
  ),
};
