import { css } from '@emotion/react';
import { Link, Stack, Text, tokens } from '@meet/ui-kit';
import { Drawer } from '@meet/ui-kit/drawer';
import { observer } from 'mobx-react-lite';
import { CartEmpty } from './cart-empty';
import { CartRows } from './cart-rows';
import { CartSums } from './cart-sums';
import { useCartStore } from './cart-context';
import { useCart } from './use-cart';
import { VanishedNotice } from './vanished-notice';

const sums = css({ paddingBlockStart: tokens.space[6] });

/** The cart in a drawer. A default export, because `React.lazy` needs one. */
export default observer(function CartDrawer() {
  const cart = useCartStore();
  useCart(cart.drawerOpen);
  const empty = cart.lines.length + cart.ghosts.length + cart.gone.length === 0;
  const close = () => cart.setDrawerOpen(false);
  return (
    <Drawer open={cart.drawerOpen} onOpenChange={cart.setDrawerOpen} title="Корзина">
      <VanishedNotice />
      {empty ? (
        <CartEmpty />
      ) : (
        <Stack gap={0}>
          <CartRows headingLevel={3} />
          <Stack gap={5} css={sums}>
            <CartSums actionHref="/checkout" onConfirm={close} />
            <Text size="small">
              <Link href="/cart" onClick={close}>
                Открыть корзину на всю страницу
              </Link>
            </Text>
          </Stack>
        </Stack>
      )}
    </Drawer>
  );
});
