import { countOf, IconLink, useHydrated } from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { Suspense, useDeferredValue, useEffect, type MouseEvent } from 'react';
import { useLocation } from 'react-router';
import { useWasOpened } from '../browser/use-was-opened';
import { lazyPart } from '../builds/lazy-part';
import { loadInTheEnd } from '../builds/load-in-the-end';
import { cartApi } from './cart-api';
import { useCartStore } from './cart-context';
import { goodsForms } from '../offers/goods-forms';
import { hasPlainCart } from './has-plain-cart';
import { useSession } from '../session/session-context';

// The drawer's code is loaded when the shopper opens the cart.
const CartDrawer = lazyPart(() => import('./cart-drawer'), 'panel');

/** Pages that show the cart themselves and need no drawer. */
const cartPages = ['/cart', '/checkout'];

/** The cart button in the header. It opens the cart in a drawer; without scripts it is a link to /cart. */
export const CartAction = observer(function CartAction() {
  const cart = useCartStore();
  const session = useSession();
  const { pathname } = useLocation();
  const hydrated = useHydrated();
  const inPlace = hydrated && !cartPages.includes(pathname);
  const { signedIn } = session;
  // Rendered after the paint of the tap, because the drawer often opens while the panel with the tapped button closes.
  const drawer = useDeferredValue(cart.drawerOpen);
  const wasDrawerOpened = useWasOpened(drawer);

  useEffect(() => cart.followOtherTabs(), [cart]);

  // A signed-in shopper's cart is loaded at once. A guest's cart is checked only when it is opened.
  useEffect(() => {
    if (signedIn) void cart.refresh();
    else cart.leave();
    if (hasPlainCart(document.cookie))
      void loadInTheEnd(() => import('./take-plain-cart')).then(({ takePlainCart }) => takePlainCart(cart, cartApi));
  }, [cart, signedIn]);

  // Closes the drawer when the page changes.
  useEffect(() => cart.setDrawerOpen(false), [cart, pathname]);

  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    cart.setDrawerOpen(true);
  };

  const label = cart.count > 0 ? `Корзина, ${countOf(cart.count, goodsForms)}` : 'Корзина';
  return (
    <>
      <IconLink
        icon="bag"
        label={label}
        count={cart.count}
        href="/cart"
        {...(inPlace ? { onClick: open, 'aria-haspopup': 'dialog' as const, 'aria-expanded': cart.drawerOpen } : {})}
      />
      {wasDrawerOpened && (
        <Suspense>
          <CartDrawer open={drawer} onOpenChange={cart.setDrawerOpen} />
        </Suspense>
      )}
    </>
  );
});
