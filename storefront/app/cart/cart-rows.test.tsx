import { render, screen } from '@testing-library/react';
import { ArrivalsProvider } from '../arrivals/arrivals-context';
import { arrivalsFixture } from '../arrivals/arrivals-fixture';
import { SessionProvider } from '../session/session-context';
import { SessionStore } from '../session/session-store';
import type { CartApi } from './cart-api';
import { CartProvider } from './cart-context';
import { line } from './cart-fixture';

import { CartRows } from './cart-rows';
import { CartStore } from './cart-store';
import { cartItemsKey } from './stored-lines';

it('CartRows reserves the place of a stepper before the shop answers', () => {
  localStorage.setItem(cartItemsKey, JSON.stringify([line('a', { quantity: 3 }), line('b')]));
  const session = new SessionStore(null);
  const cart = new CartStore({ api: {} as CartApi, session, toasts: { show: () => undefined } });
  cart.hydrate();
  render(
    <SessionProvider value={session}>
      <CartProvider value={cart}>
        <ArrivalsProvider value={arrivalsFixture()}>
          <CartRows headingLevel={2} />
        </ArrivalsProvider>
      </CartProvider>
    </SessionProvider>,
  );
  expect(screen.getByRole('spinbutton', { name: 'Сколько: Кеды a' })).toHaveValue('3');
  expect(screen.queryByRole('spinbutton', { name: 'Сколько: Кеды b' })).not.toBeInTheDocument();
});
