import { css } from '@emotion/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { colours, longName, product, products } from '../../fixtures/goods.js';
import { brokenPicture } from '../../fixtures/pictures.js';
import { rightToLeft } from '../../fixtures/right-to-left.js';
import { BagIcon } from '../../icons/index.js';
import { allStates } from '../../testing/all-states.js';
import { interaction } from '../../testing/interaction.js';
import { pictureOnDesktop } from '../../testing/pictures.js';
import { tokens } from '../../tokens/generated/tokens.js';
import { IconButton } from '../icon-button/index.js';
import { Rating } from '../rating/index.js';
import { Text } from '../text/index.js';
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

const [, trail, highTop, slipOn, knit, hoodie] = products;

export const Reduced: Story = { args: { ...trail } };

/** The rating is at the end of the brand's line, which is truncated before it. */
export const Rated: Story = { args: { ...trail, rating: <Rating compact size="small" value={4.67} count={128} /> } };

/** A lower price with the card of the loyalty programme. */
export const ByCard: Story = {
  args: { ...trail, offer: { price: 899_000, oldPrice: 1_290_000, sale: 30, loyaltyPrice: 849_000, cashback: 90 } },
};

/** The picture of shoes: as wide as the card, without its empty top and bottom. */
export const Square: Story = {
  args: { square: true, onQuickAdd: fn() },
  play: async ({ canvas }) => {
    const { clientWidth, clientHeight } = canvas.getByRole('article').querySelector('img')!.parentElement!;
    await expect(Math.abs(clientWidth - clientHeight)).toBeLessThanOrEqual(1);
  },
};

/** The line is as high before the day is known. */
export const Arriving: Story = { args: { arrival: 'Придёт 28 ноября' } };

/** The name of the only size is shown in full. */
export const OneSize: Story = {
  args: { sizes: [{ id: 'one', label: 'Один размер' }], onQuickAdd: fn() },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { expanded: false }).focus();
    await userEvent.keyboard('{Enter}');
    const size = await canvas.findByRole('button', { name: 'Размер Один размер' });
    await expect(size.scrollWidth).toBeLessThanOrEqual(size.clientWidth);
  },
};

/** At most two badges are shown. */
export const Badges: Story = {
  args: { ...highTop, badges: ['Новинка', 'Только у нас', 'Осталась одна'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Только у нас')).toBeInTheDocument();
    await expect(canvas.queryByText('Осталась одна')).not.toBeInTheDocument();
  },
};

/** The code of the sizes is loaded when they are wanted, which takes its time on a busy machine. */
const untilLoaded = { timeout: 10_000 };

/** Moves a mouse into the card. Its hovered look comes from the story's `pseudo`, which knows no styles that come later. */
const enter = async (card: HTMLElement) => {
  await userEvent.hover(card);
  card.dispatchEvent(new PointerEvent('pointerover', { pointerType: 'mouse', bubbles: true }));
  await waitFor(() => expect(card.querySelectorAll('img')).toHaveLength(2));
  // Hidden for lack of a real hover, it has no accessible name.
  await waitFor(() => expect(card.querySelector('ul[aria-label="Размеры"]')).not.toBeNull(), untilLoaded);
};

/** The second picture loads when a mouse first enters the card, and the sizes appear. */
export const Hovered: Story = {
  args: { onQuickAdd: fn() },
  globals: { pseudo: { hover: ['article'] } },
  parameters: pictureOnDesktop,
  tags: ['pseudo'],
  play: async ({ canvas }) => enter(canvas.getByRole('article')),
};

/** On touch screens and by keyboard the button below the picture opens the sizes; a mouse sees them at once. */
export const QuickAdd: Story = {
  args: { onQuickAdd: fn() },
  globals: { pseudo: { hover: ['article'] } },
  parameters: pictureOnDesktop,
  tags: ['pseudo'],
  play: async ({ args, canvas }) => {
    canvas.getByRole('button', { expanded: false }).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await canvas.findByRole('button', { name: 'Размер 42' }));
    await expect(args.onQuickAdd).toHaveBeenCalledWith({ id: '42', label: '42' });
    await enter(canvas.getByRole('article'));
  },
};

export const QuickAddOpen: Story = {
  args: { sizeHrefOf: ({ id }) => `/product/tempo-court?size=${id}` },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { expanded: false }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('link', { name: 'Размер 42' })).toHaveAttribute(
      'href',
      '/product/tempo-court?size=42',
    );
  },
};

/** Sizes at other prices, the lowest of which is on the card. */
export const QuickAddWithPrices: Story = {
  args: {
    offer: { ...product.offer!, from: true },
    sizes: [
      { id: '37', label: '37', notes: ['12 990 ₽', 'отправим завтра'] },
      { id: '42', label: '42', notes: ['14 990 ₽', '14–20 дней'] },
    ],
    onQuickAdd: fn(),
  },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { expanded: false }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(
      await canvas.findByRole('button', { name: 'Размер 42 14 990 ₽ 14–20 дней' }, untilLoaded),
    ).toBeVisible();
  },
};

/** The panel of sizes scrolls below the heart, which can be pressed. */
export const QuickAddManySizes: Story = {
  args: {
    sizes: Array.from({ length: 14 }, (_, n) => ({
      id: String(n),
      label: String(36 + n / 2),
      notes: [`${12 + n} 990 ₽`, 'отправим завтра'],
    })),
    onQuickAdd: fn(),
    onLikedChange: fn(),
  },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { expanded: false }).focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('list', { name: 'Размеры' }, untilLoaded);
    const heart = canvas.getByRole('button', { name: 'В избранное' });
    const { left, top, width, height } = heart.getBoundingClientRect();
    await expect(heart.contains(document.elementFromPoint(left + width / 2, top + height / 2))).toBe(true);
  },
};

export const Liked: Story = {
  args: { ...slipOn, liked: true, onLikedChange: fn() },
  play: async ({ args, canvas }) => {
    const like = canvas.getByRole('button', { pressed: true });
    await userEvent.click(like);
    await expect(args.onLikedChange).toHaveBeenCalledOnce();
  },
};

export const NotLiked: Story = { args: { onLikedChange: fn(), badges: ['Новинка', 'Только у нас'] } };

export const ManyColours: Story = { args: { ...knit, colours } };

export const NoCashback: Story = { args: { offer: { price: 1_299_000 } } };

/** Sold-out products still appear in favourites, collections and recently viewed ones. */
export const SoldOut: Story = {
  args: { ...hoodie, offer: null, sizes: [], onNotify: fn() },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Нет в наличии')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Сообщить о поступлении/ }));
    await expect(args.onNotify).toHaveBeenCalledOnce();
  },
};

/** Without `onNotify` the card only says that the product is sold out. */
export const SoldOutForGood: Story = { args: { offer: null, sizes: [] } };

/** Prices, cashback and colours align whatever the names; at 180px nothing wraps. */
export const Row: Story = {
  render: (args) => (
    <div css={{ display: 'grid', gridTemplateColumns: 'repeat(4, 180px)', gap: 12 }}>
      <ProductCard {...args} name="Кеды" onQuickAdd={fn()} />
      <ProductCard {...args} {...Reduced.args} name={longName} colours={colours} onQuickAdd={fn()} />
      <ProductCard {...args} brand="" offer={{ price: 12_999_000, oldPrice: 14_999_000, sale: 13 }} />
      <ProductCard {...args} offer={null} sizes={[]} onNotify={fn()} />
    </div>
  ),
  play: async ({ canvas }) => {
    const cards = canvas.getAllByRole('article');
    const topOf = (card: HTMLElement, text: RegExp) => {
      const top = within(card).getAllByText(text)[0]?.getBoundingClientRect().top ?? NaN;
      return Math.round(top - card.getBoundingClientRect().top);
    };
    const prices = cards.slice(0, 3).map((card) => topOf(card, /₽/));
    await expect(new Set(prices).size).toBe(1);
    await expect(topOf(cards[0]!, /Кешбэк/)).toBe(topOf(cards[1]!, /Кешбэк/));
    for (const dots of canvas.getAllByRole('img', { name: /^Цвета/ }))
      await expect(dots.getBoundingClientRect().height).toBeLessThan(24);
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

export const RightToLeft: Story = {
  args: { badges: ['Новинка'], onLikedChange: fn(), colours },
  decorators: [rightToLeft],
};

export const ZoomedTwice: Story = {
  args: { badges: ['Новинка'], onLikedChange: fn(), colours },
  globals: { viewport: { value: 'zoomed' } },
};

/** The price above the name, and how many colours there are instead of dots. */
export const OtherOrder: Story = {
  render: (args) => (
    <ProductCard {...args} onLikedChange={fn()}>
      <ProductCard.Picture />
      <ProductCard.Price />
      <ProductCard.Name />
      <Text as="p" size="small">
        2 цвета
      </Text>
      <ProductCard.Like />
    </ProductCard>
  ),
  play: async ({ canvas }) => {
    const top = (element: HTMLElement) => element.getBoundingClientRect().top;
    await expect(top(canvas.getByText(/₽/))).toBeLessThan(top(canvas.getByRole('heading')));
  },
};

/** Only what a look-book needs: picture and name. */
export const PictureAndName: Story = {
  render: (args) => (
    <ProductCard {...args}>
      <ProductCard.Picture />
      <ProductCard.Name />
    </ProductCard>
  ),
};

const rowOfList = css({
  display: 'grid',
  gridTemplateColumns: '96px minmax(0, 1fr) auto',
  gap: tokens.space[4],
  alignItems: 'start',
});
const onAdd = fn();

/** A row of a list: the picture inside an element of yours is where you put it, and your button is above the card's link. */
export const AsRow: Story = {
  render: (args) => (
    <ProductCard {...args} pictureSizes="96px">
      <div css={rowOfList}>
        <ProductCard.Picture />
        <div>
          <ProductCard.Name />
          <ProductCard.Price />
        </div>
        <IconButton icon={<BagIcon />} label="В корзину" onClick={onAdd} />
      </div>
    </ProductCard>
  ),
  play: async ({ canvas, canvasElement }) => {
    onAdd.mockClear();
    const { height } = canvasElement.querySelector('article')!.getBoundingClientRect();
    await expect(height).toBeLessThan(160);
    const button = canvas.getByRole('button', { name: 'В корзину' });
    await waitFor(() => {
      const { left, top } = button.getBoundingClientRect();
      return expect(button.contains(document.elementFromPoint(left + 10, top + 10))).toBe(true);
    });
    await userEvent.click(button);
    await expect(onAdd).toHaveBeenCalledTimes(1);
  },
};

/** `classNames` restyle parts where they stand; `data-part` names them for a style sheet. */
export const OtherLooks: Story = {
  render: (args) => (
    <>
      <style>{`.upper { text-transform: uppercase; letter-spacing: 0.06em } .centred { text-align: center }`}</style>
      <ProductCard {...args} classNames={{ heading: 'centred', brand: 'upper' }} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByText('Tempo')).textTransform).toBe('uppercase');
  },
};

/** Hovered, focused by keyboard and pressed. */
export const Interaction: Story = { ...interaction(meta, [Liked, SoldOut]), tags: ['pseudo'] };

export const AllStates: Story = allStates(meta, [
  Regular,
  Reduced,
  Arriving,
  Badges,
  Liked,
  ManyColours,
  LongWords,
  SoldOut,
  LostPicture,
  OtherOrder,
]);
