import { jest } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ArrivalsProvider } from '../arrivals/arrivals-context';
import { arrivalsFixture } from '../arrivals/arrivals-fixture';
import type { CartApi } from '../cart/cart-api';
import { CartProvider } from '../cart/cart-context';
import { CartStore } from '../cart/cart-store';
import type { ProductCardFieldsFragment } from '../graphql/generated/graphql';
import type { SizeOffer } from '../offers/product-sizes';
import { sizeOfferOf } from '../offers/size-offer-fixture';
import { SessionProvider } from '../session/session-context';
import { SessionStore } from '../session/session-store';
import { OwnSizeProvider } from './catalogue-context';
import { OwnSizeStore } from './own-size-store';

// jsdom has no layout to observe.
globalThis.ResizeObserver = class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};

let place = { key: 'list' };
let answer: object = {};
const ask = jest.fn(async (_document: unknown, _variables: unknown) => answer);
jest.unstable_mockModule('react-router', () => ({ useLocation: () => place }));
jest.unstable_mockModule('../graphql/ask-in-browser', () => ({ askInBrowser: ask }));
const { default: QuickAddSheet } = await import('./quick-add-sheet');

const card = {
  id: 'p',
  slug: 'taiga',
  name: 'Беговые кроссовки Тайга',
  brands: [{ name: 'Veltrok' }],
  images: [{ url: 'taiga.svg', alt: '', position: 1 }],
  colorPalletes: [],
  badges: [],
  sizes: [
    { slug: '41', name: '41' },
    { slug: '42', name: '42' },
  ],
  sizeOffers: [],
  item: { deliverySpeed: 'FAST', priceDetails: sizeOfferOf('a', '41', 1_149_000).priceDetails },
} as unknown as ProductCardFieldsFragment;

const both = [sizeOfferOf('a', '41', 1_149_000), sizeOfferOf('b', '42', 1_249_000)];
const found = (items: SizeOffer[]) => ({ data: { product: { items }, sizeGrid: null } });

/** Opens the sheet for a guest. */
async function open(items: SizeOffer[] = both) {
  answer = found(items);
  const session = new SessionStore(null);
  const cart = new CartStore({ api: {} as CartApi, session, toasts: { show: () => undefined } });
  const calls = { onOpenChange: jest.fn(), onNotify: jest.fn(), onFollow: jest.fn() };
  const sheet = () => (
    <SessionProvider value={session}>
      <CartProvider value={cart}>
        <ArrivalsProvider value={arrivalsFixture()}>
          <OwnSizeProvider value={new OwnSizeStore()}>
            <QuickAddSheet card={card} square open {...calls} />
          </OwnSizeProvider>
        </ArrivalsProvider>
      </CartProvider>
    </SessionProvider>
  );
  const { rerender } = render(sheet());
  await screen.findByRole('dialog', { name: 'Добавить в корзину' });
  return { cart, ...calls, again: () => rerender(sheet()) };
}

beforeEach(() => {
  localStorage.clear();
  place = { key: 'list' };
});

describe('QuickAddSheet', () => {
  it('QuickAddSheet says of which product the sizes are, and what holds for most of them', async () => {
    await open([...both, sizeOfferOf('c', '43', 1_149_000)]);
    const sheet = screen.getByRole('dialog');
    expect(sheet).toHaveTextContent(/Veltrok.*Беговые кроссовки Тайга.*11\s490\s₽/);
    expect(await screen.findByText(/^Остальные: 11\s490\s₽ · в\sпонедельник, 30\sноября$/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Подробнее о товаре' })).toHaveAttribute('href', '/product/taiga');
  });

  it('QuickAddSheet adds a size when it is tapped, closes and opens the cart', async () => {
    const { cart, onOpenChange } = await open();
    await userEvent.click(await screen.findByRole('radio', { name: /^42/ }));
    await waitFor(() => expect(cart.drawerOpen).toBe(true));
    expect(cart.lines).toMatchObject([{ id: 'b', slug: 'taiga', size: '42', price: 1_249_000, picture: 'taiga.svg' }]);
    expect(onOpenChange).toHaveBeenCalledWith(false);
  });

  it('QuickAddSheet adds nothing while arrow keys move through the sizes, but at its button', async () => {
    const { cart } = await open();
    const size = await screen.findByRole('radio', { name: /^41/ });
    size.focus();
    fireEvent.keyDown(size, { key: 'ArrowDown' });
    fireEvent.click(screen.getByRole('radio', { name: /^42/ }));
    expect(cart.lines).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'В корзину' }));
    await waitFor(() => expect(cart.lines.map(({ id }) => id)).toEqual(['b']));
  });

  it('QuickAddSheet has a button for the only size, which is chosen already', async () => {
    const { cart } = await open([sizeOfferOf('a', 'ONE SIZE', 99_000)]);
    expect(await screen.findByRole('radio', { name: /Один размер/ })).toBeChecked();
    await userEvent.click(screen.getByRole('button', { name: 'В корзину' }));
    await waitFor(() => expect(cart.lines.map(({ id }) => id)).toEqual(['a']));
  });

  it('QuickAddSheet opens the cart when the size is in it already', async () => {
    const { cart } = await open();
    await userEvent.click(await screen.findByRole('radio', { name: /^41/ }));
    await waitFor(() => expect(cart.drawerOpen).toBe(true));
    cart.setDrawerOpen(false);
    await userEvent.click(screen.getByRole('radio', { name: /^41/ }));
    await waitFor(() => expect(cart.drawerOpen).toBe(true));
    expect(cart.lines).toHaveLength(1);
  });

  it('QuickAddSheet keeps sold-out sizes in their place and offers to tell when they are back', async () => {
    const { onNotify } = await open([...both, sizeOfferOf('c', '43', 1_149_000, { isSold: true })]);
    expect(await screen.findByRole('radio', { name: /^43.*Нет в наличии/ })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Сообщить о поступлении' }));
    expect(onNotify).toHaveBeenCalledTimes(1);
  });

  it('QuickAddSheet offers no notice when every size can be bought', async () => {
    await open();
    await screen.findByRole('radio', { name: /^41/ });
    expect(screen.queryByRole('button', { name: 'Сообщить о поступлении' })).toBeNull();
  });

  it('QuickAddSheet says what is wrong without a signal and asks again', async () => {
    const lost = { fault: { code: 'NO_SIGNAL', message: 'Нет сигнала.', details: {} } };
    ask.mockResolvedValueOnce(lost);
    await open();
    expect(await screen.findByRole('alert')).toHaveTextContent('Нет сигнала.');
    await userEvent.click(screen.getByRole('button', { name: 'Попробовать снова' }));
    expect(await screen.findByRole('radio', { name: /^41/ })).toBeEnabled();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('QuickAddSheet closes when the shopper goes back', async () => {
    const { onOpenChange, again } = await open();
    expect(onOpenChange).not.toHaveBeenCalled();
    place = { key: 'before' };
    again();
    expect(onOpenChange).toHaveBeenCalledWith(false);
  });
});
