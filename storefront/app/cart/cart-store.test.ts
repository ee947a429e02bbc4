import { jest } from '@jest/globals';
import { forgetWaiting, startCounting, stopCounting } from '../analytics/tell';
import type { CartApi } from './cart-api';
import { accountCart, itemOf, line } from './cart-fixture';
import type { CartLine } from './cart-line';
import type { QuoteFieldsFragment } from '../graphql/generated/graphql';
import { CartStore } from './cart-store';
import { cartItemsKey, cartOwnerKey } from './stored-lines';
import { takePlainCart } from './take-plain-cart';
import { SessionStore } from '../session/session-store';
import { promocodeKey, TotalsStore } from './totals-store';

type Quoted = Pick<QuoteFieldsFragment, 'unavailableItems' | 'promocode'>;

const quoteOf = (ids: string[], bonuses = 0, more: Partial<Quoted> = {}) => ({
  data: {
    quote: {
      ...({ unavailableItems: [], promocode: null, ...more } as Quoted),
      ...{ steps: [], bonuses, bonusesAvailable: 500, bonusesAvailableToSpent: 200, totalPrice: 1 },
      lines: [...new Set(ids)].map((itemId) => ({
        ...{ itemId, price: 100_000 },
        quantity: ids.filter((id) => id === itemId).length,
      })),
    },
  },
});

/** A fake of the account's cart in the API. */
function shop(held: string[] = [], userId = 'user-1') {
  const cart = () => accountCart(held, { userId });
  const refusal = { code: 'PROMOCODE_NOT_FOUND', message: 'Промокод не найден', details: {} };
  const api = {
    items: jest.fn(async (ids: string[]) => ({ data: { findProductItems: ids.map((id) => itemOf(id)) } })),
    accountCart: jest.fn(async () => ({ data: { productCart: cart() } })),
    add: jest.fn(async (id: string) => {
      held.push(id);
      return { data: { addToProductCart: cart() } };
    }),
    remove: jest.fn(async (id: string) => {
      held.splice(0, held.length, ...held.filter((other) => other !== id));
      return { data: { removeFromProductCart: cart() } };
    }),
    merge: jest.fn(async (ids: string[]) => {
      held.push(...ids.filter((id) => !held.includes(id)));
      return { data: { mergeProductCart: cart() } };
    }),
    clear: jest.fn(async () => {
      held.length = 0;
      return { data: { clearProductCart: { userId } } };
    }),
    quote: jest.fn(async ({ items, bonuses }: { items: string[]; bonuses?: number }) => quoteOf(items, bonuses)),
    validatePromocode: jest.fn(async (code: string) =>
      code === 'BAD' ? { fault: refusal } : { data: { validatePromocode: { cart: { promocode: code || null } } } },
    ),
    offersOf: jest.fn(async () => ({ data: { product: null } })),
  };
  return { api: api as unknown as CartApi & typeof api, held };
}

function open(api: CartApi, signedIn = true) {
  const session = new SessionStore(signedIn ? 'USER' : null);
  const shown = jest.fn();
  const cart = new CartStore({ api, session, toasts: { show: shown } });
  cart.hydrate();
  return { cart, session, shown, totals: new TotalsStore({ api, cart, session }) };
}

const keep = (lines: CartLine[]) => window.localStorage.setItem(cartItemsKey, JSON.stringify(lines));
const kept = () => (JSON.parse(window.localStorage.getItem(cartItemsKey) ?? '[]') as CartLine[]).map(({ id }) => id);

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});

describe('the quantity of a line', () => {
  const several = (id: string, quantity: number, quantityMax = 5) => ({
    productItems: [{ ...itemOf(id), quantityMax }],
    lines: [{ quantity, item: { id } }],
  });

  it('setting a line’s quantity changes the account’s cart and the quote', async () => {
    const { api } = shop();
    api.accountCart.mockResolvedValue({ data: { productCart: accountCart(['a'], several('a', 1)) } });
    window.localStorage.setItem(cartOwnerKey, 'user-1');
    const { cart, totals } = open(api);
    await cart.refresh();
    api.add.mockResolvedValue({ data: { addToProductCart: accountCart(['a'], several('a', 3)) } });
    cart.setQuantity('a', 3);
    expect(cart.unitIds).toEqual(['a', 'a', 'a']);
    await cart.refresh();
    expect(api.add).toHaveBeenCalledWith('a', 3);
    expect(totals.dto.items).toEqual(cart.unitIds);
  });

  it('a line’s quantity returns to the quantity in the account’s cart when the account refuses a new one', async () => {
    const { api } = shop();
    api.accountCart.mockResolvedValue({ data: { productCart: accountCart(['a'], several('a', 2)) } });
    window.localStorage.setItem(cartOwnerKey, 'user-1');
    const { cart, shown } = open(api);
    await cart.refresh();
    const fault = {
      code: 'QUANTITY_UNAVAILABLE',
      message: 'Сейчас можно купить не больше 2 шт.',
      details: { most: 2 },
    };
    api.add.mockResolvedValue({ fault } as never);
    cart.setQuantity('a', 4);
    await cart.refresh();
    await cart.refresh();
    expect(cart.lines[0]!.quantity).toBe(2);
    expect(shown).toHaveBeenCalledWith('error', 'Корзина не изменилась', fault.message);
  });

  it('a cart line keeps a quantity above the stock, and only the available units are ordered', async () => {
    const { api } = shop();
    api.accountCart.mockResolvedValue({ data: { productCart: accountCart(['a'], several('a', 4, 2)) } });
    window.localStorage.setItem(cartOwnerKey, 'user-1');
    const { cart } = open(api);
    await cart.refresh();
    expect(cart.lines[0]!.quantity).toBe(4);
    expect(cart.unitIds).toEqual(['a', 'a']);
    expect(cart.count).toBe(2);
  });

  it('the cart counts units of selected and unselected lines', async () => {
    keep([line('a', { quantity: 3 }), line('b', { quantity: 2, checked: false })]);
    const { api } = shop();
    api.items.mockResolvedValue({
      data: { findProductItems: ['a', 'b'].map((id) => ({ ...itemOf(id), quantityMax: 5 })) },
    });
    const { cart } = open(api, false);
    await cart.refresh();
    expect([cart.count, cart.unitIds.length]).toEqual([5, 3]);
  });

  it('signing in sends one id per unit of a guest’s line to merge into the account’s cart', async () => {
    keep([line('a', { quantity: 2 }), line('b')]);
    const { api } = shop();
    await open(api).cart.refresh();
    expect(api.merge).toHaveBeenCalledWith(['a', 'a', 'b']);
  });
});

describe('merging at sign-in', () => {
  it('signing in merges a guest’s selected lines once, and afterwards the account’s cart takes precedence', async () => {
    keep([line('a'), line('b', { checked: false })]);
    const { api, held } = shop(['c']);
    const first = open(api);
    await first.cart.refresh();
    expect(api.merge).toHaveBeenCalledWith(['a']);
    expect(kept()).toEqual(['a', 'b', 'c']);
    // Another device removes the line from the account's cart.
    held.splice(0, held.length, 'c');
    const later = open(api);
    await later.cart.refresh();
    expect(api.merge).toHaveBeenCalledTimes(1);
    expect(kept()).toEqual(['b', 'c']);
  });

  it('signing in to another account does not merge the cart lines of the previous account', async () => {
    keep([line('a'), line('b', { checked: false })]);
    window.localStorage.setItem(cartOwnerKey, 'user-2');
    const { api, held } = shop(['c']);
    await open(api).cart.refresh();
    expect(api.merge).not.toHaveBeenCalled();
    expect(held).toEqual(['c']);
    expect(kept()).toEqual(['b', 'c']);
  });

  it('signing out leaves none of the account’s cart lines in the browser', async () => {
    const { api } = shop(['c']);
    const { cart, session } = open(api);
    await cart.refresh();
    session.accessLevel = null;
    cart.leave();
    expect(kept()).toEqual([]);
    expect(window.localStorage.getItem(cartOwnerKey)).toBeNull();
  });
});

describe('changes of the cart', () => {
  it('a guest’s cart changes are stored in the browser and not sent to the account', async () => {
    const { api } = shop();
    const { cart } = open(api, false);
    await cart.add(line('a'));
    cart.setChecked(['a'], false);
    expect(kept()).toEqual(['a']);
    expect(api.add).not.toHaveBeenCalled();
    expect(api.remove).not.toHaveBeenCalled();
  });

  it('a shopper’s cart changes go to the account: selecting adds a line, unselecting removes it', async () => {
    const { api, held } = shop();
    const { cart } = open(api);
    await cart.refresh();
    await cart.add(line('a'));
    expect(held).toEqual(['a']);
    cart.setChecked(['a'], false);
    await cart.refresh();
    expect(held).toEqual([]);
    expect(cart.lines.map(({ id, checked }) => [id, checked])).toEqual([['a', false]]);
    cart.setChecked(['a'], true);
    await cart.refresh();
    expect(held).toEqual(['a']);
  });

  it('cart lines unselected before the account answers stay unselected', async () => {
    const { api, held } = shop(['a']);
    keep([line('a')]);
    window.localStorage.setItem(cartOwnerKey, 'user-1');
    const { cart } = open(api);
    const asked = cart.refresh();
    cart.setChecked(['a'], false);
    await asked;
    await cart.refresh();
    expect(held).toEqual([]);
    expect(cart.lines.map(({ id, checked }) => [id, checked])).toEqual([['a', false]]);
  });

  it('cart lines unselected in another tab are not removed from the account by this tab', async () => {
    const { api } = shop(['a', 'b']);
    keep([line('a'), line('b')]);
    window.localStorage.setItem(cartOwnerKey, 'user-1');
    const { cart } = open(api);
    const stop = cart.followOtherTabs();
    await cart.refresh();
    keep([line('a'), line('b', { checked: false }), line('c', { checked: false })]);
    window.dispatchEvent(new StorageEvent('storage', { key: cartItemsKey }));
    await new Promise((resolve) => setTimeout(resolve));
    expect(cart.lines.map(({ id, checked }) => [id, checked])).toEqual([
      ['a', true],
      ['b', false],
      ['c', false],
    ]);
    expect(api.accountCart).toHaveBeenCalledTimes(1);
    // What came from the other tab is known here, too.
    expect(cart.items.has('c')).toBe(true);
    stop();
  });

  it('an item that the account refuses is not added to the cart, and the shopper sees the reason', async () => {
    const { api } = shop();
    api.add.mockResolvedValueOnce({ fault: { code: 'ITEM_UNAVAILABLE', message: '', details: {} } } as never);
    const { cart, shown } = open(api);
    expect(await cart.add(line('a'))).toBe(false);
    expect(cart.count).toBe(0);
    expect(shown).toHaveBeenCalledTimes(1);
  });

  it('a line that the shopper unselects is selected again with a message when the account refuses the change', async () => {
    const { api } = shop(['a']);
    const { cart, shown } = open(api);
    await cart.refresh();
    api.remove.mockResolvedValueOnce({ fault: { code: 'NO_SIGNAL', message: '', details: {} } } as never);
    cart.setChecked(['a'], false);
    await cart.refresh();
    expect(cart.checkedIds).toEqual(['a']);
    expect(shown).toHaveBeenCalledTimes(1);
  });

  it('a removed cart line shows no error when the account refuses, and can be restored in place', async () => {
    keep([line('a'), line('b'), line('c')]);
    const { api } = shop(['a', 'b', 'c']);
    const { cart, shown } = open(api);
    await cart.refresh();
    api.remove.mockResolvedValueOnce({ fault: { code: 'NO_SIGNAL', message: '', details: {} } } as never);
    cart.remove('b');
    expect(kept()).toEqual(['a', 'c']);
    cart.restore('b');
    expect(kept()).toEqual(['a', 'b', 'c']);
    expect(shown).not.toHaveBeenCalled();
  });

  it('a late answer of the account does not undo cart changes that followed the request', async () => {
    const { api } = shop();
    const { cart } = open(api);
    await cart.refresh();
    await Promise.all([cart.add(line('a')), cart.add(line('b'))]);
    expect(cart.lines.map(({ id }) => id)).toEqual(['a', 'b']);
  });

  it('placing an order clears the account’s cart and removes the ordered lines from the browser’s cart', async () => {
    keep([line('a'), line('b', { checked: false })]);
    const { api, held } = shop();
    const { cart } = open(api);
    await cart.refresh();
    await cart.clearAccount();
    expect(held).toEqual([]);
    expect(kept()).toEqual(['a', 'b']);
    cart.takeOut(['a']);
    expect(kept()).toEqual(['b']);
  });

  it('cart changes of another tab appear in this tab', () => {
    const { cart } = open(shop().api, false);
    const stop = cart.followOtherTabs();
    keep([line('a')]);
    window.dispatchEvent(new StorageEvent('storage', { key: cartItemsKey }));
    expect(cart.count).toBe(1);
    stop();
  });

  it('a cart answer without changes does not overwrite cart changes of another tab', async () => {
    const { api } = shop();
    keep([line('b')]);
    const { cart } = open(api, false);
    const asked = cart.refresh();
    // The other tab restores a line. Its storage event comes later than the answer.
    keep([line('a'), line('b')]);
    await asked;
    expect(kept()).toEqual(['a', 'b']);
  });

  it('cart lines keep their order when the shop answers about some of them only', async () => {
    const { api } = shop();
    keep([line('b')]);
    const { cart } = open(api, false);
    const stop = cart.followOtherTabs();
    const asked = cart.refresh();
    await Promise.resolve();
    keep([line('a'), line('b')]);
    window.dispatchEvent(new StorageEvent('storage', { key: cartItemsKey }));
    await asked;
    expect(cart.lines.map(({ id }) => id)).toEqual(['a', 'b']);
    stop();
  });
});

describe('promo code', () => {
  it('an accepted promo code is stored, and resetting it removes it from the browser and the account', async () => {
    const { api } = shop();
    const { totals } = open(api);
    await totals.applyPromocode('MEET10');
    expect(totals.promocode).toBe('MEET10');
    expect(window.localStorage.getItem(promocodeKey)).toBe('MEET10');
    await totals.resetPromocode();
    expect(totals.promocode).toBeNull();
    expect(window.localStorage.getItem(promocodeKey)).toBeNull();
    expect(api.validatePromocode).toHaveBeenLastCalledWith('');
  });

  it('a refused promo code is shown as an error and not stored', async () => {
    const { totals } = open(shop().api);
    await totals.applyPromocode('BAD');
    expect(totals.promo.state).toBe('error');
    expect(window.localStorage.getItem(promocodeKey)).toBeNull();
  });

  it('a promo code stored on an earlier visit is checked once and dropped when it has ended', async () => {
    window.localStorage.setItem(promocodeKey, 'BAD');
    const { api } = shop();
    const { totals } = open(api);
    await totals.revalidatePromocode();
    await totals.revalidatePromocode();
    expect(api.validatePromocode).toHaveBeenCalledTimes(1);
    expect(totals.promo.state).toBe('idle');
    expect(window.localStorage.getItem(promocodeKey)).toBeNull();
  });

  it('a known promo code that does not apply to the cart shows the reason', async () => {
    const { api } = shop();
    const message = 'Добавьте товаров ещё на 1 200 ₽';
    api.validatePromocode.mockResolvedValueOnce({
      fault: {
        code: 'PROMOCODE_NOT_APPLICABLE',
        message,
        details: { reason: 'MINIMUM_NOT_REACHED', missing: 120_000 },
      },
    });
    const { totals } = open(api);
    await totals.applyPromocode('MEET10');
    expect(totals.promo).toMatchObject({ state: 'error', message });
    expect(totals.promocode).toBeNull();
  });

  it('a promo code that no longer applies shows the reason, and applies again when the cart fits', async () => {
    const { api } = shop(['a', 'b']);
    const { cart, totals } = open(api);
    await cart.refresh();
    await totals.applyPromocode('MEET10');
    const message = 'Добавьте товаров ещё на 1 200 ₽';
    const code = { code: 'MEET10', applied: false, message };
    api.quote.mockResolvedValueOnce(quoteOf(['a'], 0, { promocode: code }));
    await totals.ask();
    expect(totals.promo).toMatchObject({ state: 'error', message });
    expect(totals.appliedPromocode).toBeNull();
    expect(totals.dto.promocode).toBe('MEET10');
    api.quote.mockResolvedValueOnce(quoteOf(['a', 'b'], 0, { promocode: { ...code, applied: true, message: null } }));
    await totals.ask();
    expect(totals.promo.state).toBe('success');
    expect(totals.appliedPromocode).toBe('MEET10');
  });

  it('promo codes and bonuses are sent only for signed-in shoppers', async () => {
    window.localStorage.setItem(promocodeKey, 'MEET10');
    const { api } = shop();
    const { totals } = open(api, false);
    await totals.revalidatePromocode();
    totals.setBonuses(100);
    expect(totals.dto).toMatchObject({ promocode: null, bonuses: 0 });
    expect(api.validatePromocode).not.toHaveBeenCalled();
  });
});

describe('bonuses', () => {
  it('any change of the cart lines resets the chosen bonuses', async () => {
    const { cart, totals } = open(shop(['a', 'b']).api);
    await cart.refresh();
    totals.setBonuses(120);
    expect(totals.dto.bonuses).toBe(120);
    cart.remove('b');
    expect(totals.dto.bonuses).toBe(0);
  });

  it('chosen bonuses survive a reload when the cart lines are the same', async () => {
    const { api } = shop(['a']);
    const before = open(api);
    await before.cart.refresh();
    before.totals.setBonuses(120);
    const { cart, totals } = open(api);
    const stop = totals.follow();
    await cart.refresh();
    expect(totals.bonuses).toBe(120);
    cart.remove('a');
    expect(totals.bonuses).toBe(0);
    stop();
  });

  it('chosen bonuses are reduced to the number that the quote accepts', async () => {
    const { api } = shop(['a']);
    const { cart, totals } = open(api);
    await cart.refresh();
    totals.setBonuses(120);
    api.quote.mockResolvedValueOnce(quoteOf(['a'], 50));
    await totals.ask();
    expect(totals.bonuses).toBe(50);
  });
});

it('the cart is refreshed when the quote leaves out one of its lines', async () => {
  const { api } = shop(['a', 'b']);
  const { cart, totals } = open(api);
  await cart.refresh();
  api.quote.mockResolvedValueOnce(quoteOf(['a']));
  await totals.ask();
  await cart.refresh();
  expect(api.accountCart).toHaveBeenCalled();
});

it('CartTotals.isStale is true as soon as the lines or bonuses of the last quote change', async () => {
  const { api } = shop(['a']);
  const { cart, totals } = open(api);
  await cart.refresh();
  expect(totals.isStale).toBe(true);
  await totals.ask();
  expect(totals.isStale).toBe(false);
  totals.setBonuses(120);
  expect(totals.isStale).toBe(true);
  await totals.ask();
  expect(totals.isStale).toBe(false);
});

it('a guest’s line that cannot be bought shows the reason from the quote', async () => {
  const { api } = shop();
  keep([line('a'), line('b')]);
  const { cart, totals } = open(api, false);
  await cart.refresh();
  cart.setChecked(['a', 'b'], true);
  api.items.mockImplementation(async (ids) => ({
    data: { findProductItems: ids.map((id) => itemOf(id, { available: id !== 'b' })) },
  }));
  api.quote.mockResolvedValueOnce(quoteOf(['a'], 0, { unavailableItems: [{ itemId: 'b', reason: 'RESERVED' }] }));
  await totals.ask();
  await cart.refresh();
  expect(cart.gone.map(({ id, reason }) => [id, reason])).toEqual([['b', 'RESERVED']]);
});

describe('withdrawn items', () => {
  const goneFromShop = (api: ReturnType<typeof shop>['api'], gone: string) =>
    api.items.mockImplementation(async (ids: string[]) => ({
      data: { findProductItems: ids.filter((id) => id !== gone).map((id) => itemOf(id)) },
    }));

  it('a withdrawn item is removed from a guest’s cart, and a notice with its name stays until read', async () => {
    keep([line('a'), line('b')]);
    const { api } = shop();
    goneFromShop(api, 'b');
    const { cart } = open(api, false);
    await cart.refresh();
    expect(kept()).toEqual(['a']);
    expect(cart.vanished).toEqual([line('b')]);
    await cart.refresh();
    expect(cart.vanished).toHaveLength(1);
    cart.forgetVanished();
    expect(cart.vanished).toEqual([]);
  });

  it('a withdrawn item is removed from a shopper’s cart with a notice of its name, selected or not', async () => {
    keep([line('a'), line('b'), line('c', { checked: false })]);
    const { api } = shop();
    goneFromShop(api, 'c');
    api.merge.mockResolvedValueOnce({ data: { mergeProductCart: accountCart(['a']) } });
    const { cart } = open(api);
    await cart.refresh();
    expect(kept()).toEqual(['a']);
    expect(cart.vanished.map(({ name }) => name)).toEqual(['Кеды b', 'Кеды c']);
  });

  it('a line that does not fit into the account’s full cart is not reported as withdrawn', async () => {
    keep([line('new')]);
    const { api } = shop();
    const full = Array.from({ length: 100 }, (_, index) => String(index));
    api.merge.mockResolvedValueOnce({ data: { mergeProductCart: accountCart(full) } });
    const { cart, shown } = open(api);
    await cart.refresh();
    expect(cart.vanished).toEqual([]);
    expect(shown).toHaveBeenCalledWith('warning', 'Корзина заполнена', expect.anything());
  });

  it('a stored cart line that cannot be read is reported as withdrawn', () => {
    window.localStorage.setItem(cartItemsKey, JSON.stringify([line('a'), { id: 1, name: 'Кеды' }, { id: 2 }]));
    const { cart } = open(shop().api, false);
    expect(cart.vanished).toEqual([{ name: 'Кеды' }, {}]);
    expect(kept()).toEqual(['a']);
  });
});

describe('a full cart', () => {
  const full = Array.from({ length: 100 }, (_, index) => String(index));
  const words = ['warning', 'Корзина заполнена', 'В ней помещается 100 вещей.'];

  it('a guest’s full cart refuses a new line, keeps its lines and shows a message', async () => {
    keep(full.map((id) => line(id)));
    const { cart, shown } = open(shop().api, false);
    expect(await cart.add(line('new'))).toBe(false);
    expect(kept()).toEqual(full);
    expect(shown.mock.calls).toEqual([words]);
    expect(await cart.add(line('0'))).toBe(true);
    expect(shown).toHaveBeenCalledTimes(1);
  });

  it('addAll adds as many cart lines as fit and reports only those to analytics', async () => {
    keep(full.slice(1).map((id) => line(id)));
    const told: unknown[] = [];
    forgetWaiting();
    startCounting((event) => told.push(event));
    const { cart, shown } = open(shop().api, false);
    expect(await cart.addAll([line('new'), line('more')])).toBe(true);
    stopCounting();
    expect(kept()).toEqual([...full.slice(1), 'new']);
    expect(shown.mock.calls).toEqual([words]);
    expect(told).toEqual([
      {
        name: 'add_to_cart',
        items: [{ id: 'slug-new', name: 'Кеды new', brand: 'Двор', variant: '42', price: 100_000 }],
      },
    ]);
  });
});

describe('the cookie cart from before scripts loaded', () => {
  const first = '11111111-1111-4111-8111-111111111111';
  const second = '22222222-2222-4222-8222-222222222222';
  const setCookie = () => {
    document.cookie = `cart=${first}.${second}*3`;
  };

  it.each([true, false])(
    'the cookie cart from before scripts loaded is moved into the cart once and deleted (signed in: %s)',
    async (signedIn) => {
      setCookie();
      const { api } = shop();
      const { cart } = open(api, signedIn);
      await takePlainCart(cart, api);
      expect(kept()).toEqual([first, second]);
      if (!signedIn) expect(cart.lines.map(({ quantity }) => quantity)).toEqual([1, 3]);
      expect(document.cookie).toBe('');
      await takePlainCart(cart, api);
      expect(api.items).toHaveBeenCalledTimes(1);
      expect(api.merge.mock.calls).toEqual(signedIn ? [[[first, second, second, second]]] : []);
    },
  );

  it('the cookie cart is kept while the shop does not answer', async () => {
    setCookie();
    const { api } = shop();
    api.items.mockResolvedValueOnce({ fault: { code: 'NO_SIGNAL', message: '', details: {} } } as never);
    const { cart } = open(api, false);
    await takePlainCart(cart, api);
    expect(document.cookie).toContain(first);
    await takePlainCart(cart, api);
    expect(kept()).toEqual([first, second]);
  });
});

describe('analytics', () => {
  const told: string[] = [];
  beforeEach(() => {
    told.length = 0;
    forgetWaiting();
    startCounting((event) =>
      told.push('items' in event ? `${event.name} ${event.items.map(({ id }) => id)}` : event.name),
    );
  });
  afterEach(stopCounting);

  it.each([true, false])('analytics receives each added and removed line once (signed in: %s)', async (signedIn) => {
    const { cart } = open(shop().api, signedIn);
    const [one, two] = [line('a'), line('b')];
    await cart.add(one);
    await cart.add(one);
    await cart.addAll([one, two]);
    cart.setDrawerOpen(true);
    cart.remove('a');
    cart.restore('a');
    expect(told).toEqual([
      `add_to_cart ${one.slug}`,
      `add_to_cart ${two.slug}`,
      `view_cart ${one.slug},${two.slug}`,
      `remove_from_cart ${one.slug}`,
      `add_to_cart ${one.slug}`,
    ]);
  });

  it('analytics does not receive an item that the shop refused', async () => {
    const { api } = shop();
    api.add.mockResolvedValueOnce({ fault: { code: 'ITEM_UNAVAILABLE', message: '', details: {} } } as never);
    await open(api).cart.add(line('a'));
    expect(told).toEqual([]);
  });
});

describe('a size added from a card', () => {
  const offer = {
    ...{ id: 'dear', deliverySpeed: 'FAST', active: true, isSold: false, isReserved: false },
    ...{ size: { slug: '38', name: '38' }, priceDetails: { price: 849_000 } },
  };
  const card = { slug: 'cedar', name: 'Кедр', brand: null, picture: null } as unknown as Parameters<
    CartStore['addSize']
  >[0];

  it.each([
    ['tells the price when it is not the one that the card showed', 239_000, 1],
    ['tells nothing when it costs what the card showed', 849_000, 0],
  ])('adding a size from a product card %s', async (_, shownPrice, told) => {
    const { api } = shop();
    api.offersOf.mockResolvedValue({ data: { product: { items: [offer] } } } as never);
    const { cart, shown } = open(api, false);
    expect(await cart.addSize(card, offer.size, shownPrice)).toBe(true);
    expect(cart.lines.map(({ id, price }) => [id, price])).toEqual([['dear', 849_000]]);
    expect(shown).toHaveBeenCalledTimes(told);
  });
});
