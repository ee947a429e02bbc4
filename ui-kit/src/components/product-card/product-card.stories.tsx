import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { colours, longName, product } from '../../fixtures/goods.js';
import { brokenPicture } from '../../fixtures/pictures.js';
import { rightToLeft } from '../../fixtures/right-to-left.js';
import { allStates } from '../../testing/all-states.js';
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

/** At most two badges are shown. */
export const Badges: Story = {
  args: { badges: ['Новинка', 'Только у нас', 'Осталась одна'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Только у нас')).toBeInTheDocument();
    await expect(canvas.queryByText('Осталась одна')).not.toBeInTheDocument();
  },
};

/** The second picture loads when a mouse first enters the card, and the sizes appear. */
export const Hovered: Story = {
  args: { onQuickAdd: fn() },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.hover(canvas.getByRole('article'));
    canvas.getByRole('article').dispatchEvent(new PointerEvent('pointerover', { pointerType: 'mouse', bubbles: true }));
    await waitFor(() => expect(canvasElement.querySelectorAll('img')).toHaveLength(2));
  },
};

/** On touch screens and by keyboard the button below the picture opens the sizes. */
export const QuickAdd: Story = {
  args: { onQuickAdd: fn() },
  play: async ({ args, canvas }) => {
    canvas.getByRole('button', { expanded: false }).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Размер 42' }));
    await expect(args.onQuickAdd).toHaveBeenCalledWith({ id: '42', name: '42' });
  },
};

export const QuickAddOpen: Story = {
  args: { sizeHrefOf: ({ id }) => `/product/tempo-court?size=${id}` },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { expanded: false }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('link', { name: 'Размер 42' })).toHaveAttribute(
      'href',
      '/product/tempo-court?size=42',
    );
  },
};

export const Liked: Story = {
  args: { liked: true, onLike: fn() },
  play: async ({ args, canvas }) => {
    const like = canvas.getByRole('button', { pressed: true });
    await userEvent.click(like);
    await expect(args.onLike).toHaveBeenCalledOnce();
  },
};

export const NotLiked: Story = { args: { onLike: fn(), badges: ['Новинка', 'Только у нас'] } };

export const ManyColours: Story = { args: { colours } };

export const NoCashback: Story = { args: { offer: { price: 1_299_000 } } };

/** Sold-out products still appear in favourites, collections and recently viewed ones. */
export const SoldOut: Story = {
  args: { offer: null, sizes: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Нет в наличии')).toBeVisible();
  },
};

export const NoPicture: Story = { args: { images: [] } };

export const LostPicture: Story = { args: { images: [{ src: brokenPicture, alt: '' }] } };

/** The name is clamped to two lines. */
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

export const RightToLeft: Story = { args: { badges: ['Новинка'], onLike: fn(), colours }, decorators: [rightToLeft] };

export const ZoomedTwice: Story = {
  args: { badges: ['Новинка'], onLike: fn(), colours },
  globals: { viewport: { value: 'zoomed' } },
};

export const AllStates: Story = allStates(meta, [
  Regular,
  Reduced,
  Badges,
  Liked,
  ManyColours,
  LongWords,
  SoldOut,
  LostPicture,
]);
