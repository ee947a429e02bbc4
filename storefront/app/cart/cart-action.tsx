import { countOf, IconLink, useHydrated, type PluralForms } from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useEffect, type MouseEvent } from 'react';
import { useLocation } from 'react-router';
import { useCartStore } from './cart-context';
import { useSession } from '../session/session-context';

// The drawer and its machinery come when somebody reaches for the cart.
const CartDrawer = lazy(() => import('./cart-drawer'));

const goods: PluralForms = { one: 'товар', few: 'товара', many: 'товаров' };

/** Where the cart is the page itself. */
const cartPages = ['/cart', '/checkout'];

/** To the cart: over the page where there are scripts, on a page of its own where there are none. */
export const CartAction = observer(function CartAction() {
  const cart = useCartStore();
  const session = useSession();
  const { pathname } = useLocation();
  const hydrated = useHydrated();
  const inPlace = hydrated && !cartPages.includes(pathname);
  const { signedIn } = session;

  useEffect(() => cart.followOtherTabs(), [cart]);

  // The account's cart is the truth from the start; a guest's is asked about when somebody looks at it.
  useEffect(() => {
    if (signedIn) void cart.refresh();
    else cart.leave();
  }, [cart, signedIn]);

  // The next page starts without it.
  useEffect(() => cart.setDrawerOpen(false), [cart, pathname]);

  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    cart.setDrawerOpen(true);
  };

  const label = cart.count > 0 ? `Корзина, ${countOf(cart.count, goods)}` : 'Корзина';
  return (
    <>
      <IconLink
        icon="bag"
        label={label}
        count={cart.count}
        href="/cart"
        {...(inPlace ? { onClick: open, 'aria-haspopup': 'dialog' as const, 'aria-expanded': cart.drawerOpen } : {})}
      />
      {cart.drawerWanted && (
        <Suspense>
          <CartDrawer />
        </Suspense>
      )}
    </>
  );
});
