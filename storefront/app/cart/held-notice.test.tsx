import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { runInAction } from 'mobx';
import { keepPlaced } from '../placed-orders/placed-order';
import { SessionProvider } from '../session/session-context';
import { SessionStore } from '../session/session-store';
import type { CartApi } from './cart-api';
import { CartProvider } from './cart-context';
import { CartStore } from './cart-store';
import type { GoneLine } from './cart-line';
import { HeldNotice } from './held-notice';

const gone = (id: string, reason: GoneLine['reason']): GoneLine => ({
  ...{ id, reason, slug: id, name: `Кеды ${id}`, brand: '', size: '42', picture: null },
});

function show(lines: GoneLine[], signedIn = false): void {
  const session = new SessionStore(signedIn ? 'USER' : null);
  const cart = new CartStore({ api: {} as CartApi, session, toasts: { show: () => undefined } });
  runInAction(() => (cart.gone = lines));
  render(
    <SessionProvider value={session}>
      <CartProvider value={cart}>
        <HeldNotice />
      </CartProvider>
    </SessionProvider>,
  );
}

beforeEach(() => localStorage.clear());

describe('HeldNotice', () => {
  it('HeldNotice links the order that reserves the goods in the browser that placed it', () => {
    keepPlaced({ id: 'AbC', uuid: '0b9f', phone: '+79161234567' }, ['a']);
    show([gone('a', 'RESERVED')]);
    expect(screen.getByRole('link', { name: 'Открыть заказ' })).toHaveAttribute('href', '/orders/AbC');
  });

  it('HeldNotice links a signed-in owner to the unpaid order that reserves the goods', async () => {
    const order = (uuid: string, paid: boolean, item: string) => ({
      ...{ uuid, paid, expiresAt: paid ? null : '2026-11-26T12:00:00Z' },
      orderProductItems: [{ productItem: { id: item } }],
    });
    const items = [order('other', false, 'b'), order('paid', true, 'a'), order('own', false, 'a')];
    globalThis.fetch = jest.fn(async () => ({ json: async () => ({ data: { userOrderList: { items } } }) })) as never;
    show([gone('a', 'RESERVED')], true);
    expect(await screen.findByRole('link', { name: 'Открыть заказ' })).toHaveAttribute('href', '/account/orders/own');
  });

  it('HeldNotice asks another shopper to sign in by phone number and does not link the reserving order', () => {
    keepPlaced({ id: 'AbC', uuid: '0b9f', phone: '+79161234567' }, ['b']);
    show([gone('a', 'RESERVED')]);
    expect(screen.getByText('Часть вещей отложена в другом заказе')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Войдите по номеру' })).toHaveAttribute('href', '/auth?by=phone');
    expect(screen.queryByRole('link', { name: 'Открыть заказ' })).toBeNull();
  });

  it('HeldNotice shows nothing for goods that are sold or gone', () => {
    show([gone('a', 'SOLD'), gone('b', 'GONE')]);
    expect(screen.queryByText(/отложена/)).toBeNull();
  });
});
