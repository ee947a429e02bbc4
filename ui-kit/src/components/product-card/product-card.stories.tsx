import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { colours, longName, product } from '../../fixtures/goods.js';
import { brokenPicture } from '../../fixtures/pictures.js';
import { ProductCard } from './index.js';

const meta = {
  title: 'Shop/ProductCard',
  component: ProductCard,
  args: product,
  decorators: [
    (Story) => (
      <div css={{ maxWidth: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProductCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Regular: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/product/tempo-court');
  },
};

export const Reduced: Story = { args: { offer: { price: 899_000, oldPrice: 1_290_000, sale: 30, cashback: 270 } } };

/** Two at most, however many there are. */
export const Badges: Story = {
  args: { badges: ['Новинка', 'Только у нас', 'Осталась одна'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Только у нас')).toBeInTheDocument();
    await expect(canvas.queryByText('Осталась одна')).not.toBeInTheDocument();
  },
};

/** The second picture is asked for when a mouse first comes over the card. */
export const Hovered: Story = {
  play: async ({ canvas, canvasElement }) => {
    await waitFor(async () => {
      canvas.getByRole('article').dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'mouse' }));
      await expect(canvasElement.querySelectorAll('img')).toHaveLength(2);
    });
  },
};

export const ManyColours: Story = { args: { colours } };

export const NoCashback: Story = { args: { offer: { price: 1_299_000 } } };

/** Where it can still be met: favourites, collections, recently viewed. */
export const SoldOut: Story = {
  args: { offer: null, sizes: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Нет в наличии')).toBeVisible();
  },
};

export const NoPicture: Story = { args: { images: [] } };

export const LostPicture: Story = { args: { images: [{ src: brokenPicture, alt: '' }] } };

/** The name is cut after two lines. */
export const LongWords: Story = { args: { name: longName, brand: 'Межрегиональпромтехснаб' } };

export const NoBrand: Story = { args: { brand: undefined } };

export const NarrowColumn: Story = {
  args: { name: longName, badges: ['Новинка', 'Только у нас'], colours },
  decorators: [
    (Story) => (
      <div css={{ width: 150 }}>
        <Story />
      </div>
    ),
  ],
};
