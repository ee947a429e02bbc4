import { render, screen } from '@testing-library/react';
import { ArrivalsProvider } from '../arrivals/arrivals-context';
import { homeFixture } from '../arrivals/arrivals-fixture';
import { ArrivalsStore } from '../arrivals/arrivals-store';
import { SessionProvider } from '../session/session-context';
import { SessionStore } from '../session/session-store';
import type { CartApi } from './cart-api';
import { CartProvider } from './cart-context';
import { line } from './cart-fixture';
import type { CartLine } from './cart-line';
import { CartRows } from './cart-rows';
import { CartStore } from './cart-store';
import { cartItemsKey } from './stored-lines';

function showStored(...lines: CartLine[]) {
  localStorage.setItem(cartItemsKey, JSON.stringify(lines));
  const session = new SessionStore(null);
  const cart = new CartStore({ api: {} as CartApi, session, toasts: { show: () => undefined } });
  cart.hydrate();
  // The answer about another town stays on its way.
  const arrivals = new ArrivalsStore({ arrivals: () => new Promise(() => undefined) }, homeFixture);
  arrivals.hydrate();
  render(
    <SessionProvider value={session}>
      <CartProvider value={cart}>
        <ArrivalsProvider value={arrivals}>
          <CartRows headingLevel={2} />
        </ArrivalsProvider>
      </CartProvider>
    </SessionProvider>,
  );
}

it('CartRows shows a stored line’s quantity field before the shop answers only when the quantity is above one', () => {
  showStored(line('a', { quantity: 3 }), line('b'));
  expect(screen.getByRole('spinbutton', { name: 'Сколько: Кеды a' })).toHaveValue('3');
  expect(screen.queryByRole('spinbutton', { name: 'Сколько: Кеды b' })).not.toBeInTheDocument();
});

it('CartRows shows the prices and the delivery day that were stored with a line before the shop answers', () => {
  showStored(line('a', { seen: { oldPrice: 120_000, loyaltyPrice: 90_000, sale: 17, deliverySpeed: 'FAST' } }));
  const row = screen.getByRole('article');
  expect(row).toHaveTextContent('1 200 ₽');
  expect(row).toHaveTextContent('900 ₽');
  expect(row).toHaveTextContent(/Придёт/);
});

it('CartRows shows no Moscow delivery day to a shopper who has chosen another city', () => {
  localStorage.setItem('city', JSON.stringify({ id: 'kazan', title: 'Казань' }));
  showStored(line('a'));
  expect(screen.getByRole('article')).not.toHaveTextContent(/Придёт/);
});
