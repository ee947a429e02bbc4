import { css } from '@emotion/react';
import { formatPrice, Link, PromoCodeField, Stack, Text } from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { shopName } from '../../../browser/shop-name';
import { AccountPage } from '../../../account/account-page';
import { usePromocode } from '../../../cart/use-promocode';
import { PopularGoods } from '../../../search/popular-goods';
import { displayFont } from '../../../shell/display-font';
import type { Route } from './+types/route';
import { loadPromo } from './load-promo.server';

export function loader({ request }: Route.LoaderArgs) {
  return loadPromo(request.signal);
}

export const links = displayFont;

export function meta(): Route.MetaDescriptors {
  return [{ title: `Промокоды — ${shopName()}` }, { name: 'robots', content: 'noindex, follow' }];
}

const column = css({ maxWidth: 480 });

/** The account page on which the shopper enters a promo code for the cart. */
export default observer(function Promo({ loaderData: { promocode, discountValue } }: Route.ComponentProps) {
  const field = usePromocode();
  return (
    <AccountPage title="Промокоды">
      <Stack gap={5} css={column}>
        <Text>
          Введите код, и он сохранится в корзине до заказа. На один заказ действует один код; бонусы списываются после
          него.
        </Text>
        {/* A stored code is restored after the first render; the changed React key then mounts the field anew. */}
        <PromoCodeField key={field.defaultCode} {...field} />
        <Text tone="muted">
          {promocode === null
            ? 'Сейчас в корзине нет промокода.'
            : `В корзине\u00A0— ${promocode}${discountValue > 0 ? `, скидка ${formatPrice(discountValue)}` : ''}.`}{' '}
          <Link href="/cart">Открыть корзину</Link>
        </Text>
      </Stack>
      <PopularGoods />
    </AccountPage>
  );
});
