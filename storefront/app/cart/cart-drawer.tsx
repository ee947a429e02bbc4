import { css } from '@emotion/react';
import { Link, Stack, Text, tokens } from '@meet/ui-kit';
import { Drawer } from '@meet/ui-kit/drawer';
import { observer } from 'mobx-react-lite';
import { DrawnLater } from '../browser/drawn-later';
import { useBackCloses } from '../browser/use-back-closes';
import { CartEmpty } from './cart-empty';
import { CartRows } from './cart-rows';
import { CartSums } from './cart-sums';
import { useCartStore } from './cart-context';
import { HeldNotice } from './held-notice';
import { useCart } from './use-cart';
import { VanishedNotice } from './vanished-notice';

const sums = css({ paddingBlockStart: tokens.space[6] });

export interface CartDrawerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The cart in a drawer. A default export, because `React.lazy` needs one. */
export default observer(function CartDrawer({ open, onOpenChange }: CartDrawerProps) {
  useBackCloses(open, onOpenChange);
  const cart = useCartStore();
  useCart(open);
  const empty = cart.lines.length + cart.ghosts.length + cart.gone.length === 0;
  const close = () => onOpenChange(false);
  return (
    <Drawer open={open} onOpenChange={onOpenChange} title="Корзина">
      <DrawnLater>
        <VanishedNotice />
        <HeldNotice />
        {empty ? (
          <CartEmpty />
        ) : (
          <Stack gap={0}>
            <CartRows headingLevel={3} />
            {cart.lines.length === 0 ? (
              <CartEmpty />
            ) : (
              <Stack gap={5} css={sums}>
                <CartSums actionHref="/checkout" onConfirm={close} />
                <Text size="small">
                  <Link href="/cart" onClick={close}>
                    Открыть корзину на всю страницу
                  </Link>
                </Text>
              </Stack>
            )}
          </Stack>
        )}
      </DrawnLater>
    </Drawer>
  );
});
