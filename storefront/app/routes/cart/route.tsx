import { css } from '@emotion/react';
import {
  Card,
  Checkbox,
  Container,
  countOf,
  Divider,
  media,
  Split,
  Stack,
  Text,
  tokens,
  useHydrated,
} from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { CartEmpty } from '../../cart/cart-empty';
import { CartHead } from '../../cart/cart-head';
import { CartRows, CartRowSkeletons } from '../../cart/cart-rows';
import { CartSums } from '../../cart/cart-sums';
import { VanishedNotice } from '../../cart/vanished-notice';
import { useCart } from '../../cart/use-cart';
import { PopularGoods } from '../../search/popular-goods';
import { RecentlyViewed } from '../../catalogue/recently-viewed';
import { goodsForms } from '../../offers/goods-forms';
import { displayFont } from '../../shell/display-font';
import type { Route } from './+types/route';
import { loadNextLevel } from './load-next-level.server';

export function loader({ request }: Route.LoaderArgs) {
  return loadNextLevel(request.signal);
}

export const links = displayFont;

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Корзина — Meet' }, { name: 'robots', content: 'noindex, follow' }];
}

const page = css({ paddingBlock: `${tokens.space[8]} ${tokens.space[4]}` });
const onlyWithScripts = css({ [media.noScript]: { display: 'none' } });

export default observer(function CartPage({ loaderData: nextLevel }: Route.ComponentProps) {
  const { cart, session, totals } = useCart();
  const hydrated = useHydrated();
  // True until the lines are known: after hydration those in local storage, after the API's first answer those of the
  // account.
  const waiting =
    !hydrated || (session.signedIn && cart.lines.length === 0 && !cart.isKnown && cart.state !== 'failed');
  const { present, ghosts, gone } = cart;
  const empty = !waiting && present.length + ghosts.length + gone.length === 0;
  const everyId = present.map(({ id }) => id);

  return (
    <Container>
      <Stack gap={6} css={page}>
        <CartHead title="Корзина" purpose="чтобы увидеть её и оформить заказ" />
        <VanishedNotice />
        {empty ? (
          <CartEmpty />
        ) : (
          <Split
            sticky
            css={onlyWithScripts}
            aside={
              <Card variant="raised">
                <CartSums
                  actionHref="/checkout"
                  {...(nextLevel && session.signedIn
                    ? { nextLevel: { ...nextLevel, reached: nextLevel.spent + (totals.quote?.totalPrice ?? 0) } }
                    : {})}
                />
              </Card>
            }
          >
            <Stack gap={0}>
              <Stack direction="row" justify="between" align="center">
                <Checkbox
                  label="Выбрать все"
                  disabled={waiting || present.length === 0}
                  checked={present.length > 0 && present.every(({ checked }) => checked)}
                  indeterminate={present.some(({ checked }) => checked) && !present.every(({ checked }) => checked)}
                  onChange={({ target }) => cart.setChecked(everyId, target.checked)}
                />
                <Text as="span" tone="muted">
                  {!waiting && countOf(present.length, goodsForms)}
                </Text>
              </Stack>
              <Divider />
              {waiting ? <CartRowSkeletons count={2} /> : <CartRows headingLevel={2} />}
            </Stack>
          </Split>
        )}
      </Stack>
      {empty ? <PopularGoods /> : <RecentlyViewed />}
    </Container>
  );
});
