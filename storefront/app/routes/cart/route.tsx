import { css } from '@emotion/react';
import { Card, Checkbox, Container, Divider, media, Split, Stack, Text, tokens, useHydrated } from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { shopName } from '../../browser/shop-name';
import { tell } from '../../analytics/tell';
import { CartEmpty } from '../../cart/cart-empty';
import { cartCount } from '../../cart/cart-count';
import { markedLines } from '../../cart/cart-mark';
import { CartHead } from '../../cart/cart-head';
import { CartRows, CartRowSkeletons } from '../../cart/cart-rows';
import { HeldNotice } from '../../cart/held-notice';
import { CartSums } from '../../cart/cart-sums';
import { loadGoodsInstead } from '../../search/load-goods-instead.server';
import { WaitingPoints } from '../../cart/waiting-points';
import { VanishedNotice } from '../../cart/vanished-notice';
import { changeWithoutScripts, loadPlainCart } from '../../cart/plain-cart.server';
import { PlainRows, PlainSums } from '../../cart/plain-rows';
import { useCart } from '../../cart/use-cart';
import { PopularGoods } from '../../search/popular-goods';
import { RecentlyViewed } from '../../catalogue/recently-viewed';
import { displayFont } from '../../shell/display-font';
import type { Route } from './+types/route';
import { loadShopper } from './load-shopper.server';

export async function loader({ request }: Route.LoaderArgs) {
  const [shopper, plain, popular] = await Promise.all([
    loadShopper(request.signal),
    loadPlainCart(request),
    loadGoodsInstead(request),
  ]);
  return {
    nextLevel: shopper?.nextLevel ?? null,
    waitingPoints: shopper?.waitingPoints ?? 0,
    plain,
    popular,
    lines: markedLines(request.headers.get('cookie')),
  };
}

export function action({ request }: Route.ActionArgs) {
  return changeWithoutScripts(request);
}

export const links = displayFont;

export function meta(): Route.MetaDescriptors {
  return [{ title: `Корзина — ${shopName()}` }, { name: 'robots', content: 'noindex, follow' }];
}

const page = css({ paddingBlock: `${tokens.space[8]} ${tokens.space[4]}` });
const onlyWithScripts = css({ [media.noScript]: { display: 'none' } });
const onlyWithoutScripts = css({ display: 'none', [media.noScript]: { display: 'block' } });

export default observer(function CartPage({ loaderData, actionData }: Route.ComponentProps) {
  const { nextLevel, waitingPoints, plain, popular, lines } = loaderData;
  const { cart, session, totals } = useCart();
  const { isKnown } = cart;
  useEffect(() => {
    if (isKnown && cart.chosenItems.length > 0) tell({ name: 'view_cart', items: cart.chosenItems });
  }, [cart, isKnown]);

  const hydrated = useHydrated();
  // True until the lines are known. They are known from the server if there are none, after hydration if they are in
  // local storage, and after the API's first response if they belong to the account.
  const waiting =
    (!hydrated && popular === null) ||
    (session.signedIn && cart.lines.length === 0 && !cart.isKnown && cart.state !== 'failed');
  const { present, ghosts, gone } = cart;
  const empty = !waiting && present.length + ghosts.length + gone.length === 0;
  const everyId = present.map(({ id }) => id);

  return (
    <Container>
      <Stack gap={6} css={page}>
        <CartHead title="Корзина" />
        <VanishedNotice />
        <HeldNotice />
        {waiting && !hydrated && !plain && (
          <div css={onlyWithoutScripts}>
            <CartEmpty />
          </div>
        )}
        {empty ? (
          <CartEmpty />
        ) : (
          <Split
            sticky
            css={!plain && onlyWithScripts}
            aside={
              // Lines that were just removed are shown so that they can be brought back.
              !waiting && cart.lines.length === 0 ? (
                <CartEmpty />
              ) : (
                <Card variant="raised">
                  <Stack gap={5}>
                    {!hydrated && plain && (
                      <div css={onlyWithoutScripts}>
                        <PlainSums cart={plain} />
                      </div>
                    )}
                    <CartSums
                      css={onlyWithScripts}
                      actionHref="/checkout"
                      {...(nextLevel && session.signedIn
                        ? { nextLevel: { ...nextLevel, reached: nextLevel.spent + (totals.quote?.totalPrice ?? 0) } }
                        : {})}
                    />
                    <WaitingPoints points={waitingPoints} />
                  </Stack>
                </Card>
              )
            }
          >
            <Stack gap={0}>
              <Stack direction="row" justify="between" align="center" css={onlyWithScripts}>
                <Checkbox
                  label="Выбрать все"
                  disabled={waiting || present.length === 0}
                  checked={present.length > 0 && present.every(({ checked }) => checked)}
                  indeterminate={present.some(({ checked }) => checked) && !present.every(({ checked }) => checked)}
                  onChange={({ target }) => cart.setChecked(everyId, target.checked)}
                />
                <Text as="span" tone="muted">
                  {!waiting && cartCount(cart.count, cart.unitIds.length)}
                </Text>
              </Stack>
              <Divider />
              {waiting && plain && <PlainRows cart={plain} signedIn={session.signedIn} error={actionData?.cartError} />}
              {waiting && !plain && <CartRowSkeletons count={lines || 2} />}
              {!waiting && <CartRows headingLevel={2} />}
            </Stack>
          </Split>
        )}
      </Stack>
      {empty ? <PopularGoods cards={popular} /> : <RecentlyViewed />}
    </Container>
  );
});
