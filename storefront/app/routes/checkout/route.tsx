import { css } from '@emotion/react';
import {
  Alert,
  Card,
  Container,
  ErrorSummary,
  Grid,
  Image,
  Link,
  Split,
  Stack,
  Text,
  tokens,
  useHydrated,
} from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { Suspense, useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { lazyPart } from '../../builds/lazy-part';
import { shopName } from '../../browser/shop-name';
import { CartEmpty } from '../../cart/cart-empty';
import { CartHead } from '../../cart/cart-head';
import { CartSums } from '../../cart/cart-sums';
import { loadGoodsInstead } from '../../search/load-goods-instead.server';
import type { HoldingOrderProps } from '../../placed-orders/holding-order';
import { WaitingPoints } from '../../cart/waiting-points';
import { useCart } from '../../cart/use-cart';
import type { PopularGoodsProps } from '../../search/popular-goods';
import { checkoutApi } from '../../checkout/checkout-api';
import { checkoutFields, type CheckoutDraft } from '../../checkout/checkout-draft';
import { fieldId } from '../../checkout/checkout-section';
import { CheckoutStore } from '../../checkout/checkout-store';
import { ContactSection } from '../../checkout/contact-section';
import { DeliverySection } from '../../checkout/delivery-section';
import { goToPayment } from '../../orders/go-to-payment';
import { PaymentSection } from '../../checkout/payment-section';
import { sizeLine } from '../../offers/size-name';
import { apiConfig } from '../../graphql/api-transport.server';
import { displayFont } from '../../shell/display-font';
import type { Route } from './+types/route';
import { loadCheckout, loadOnDelivery } from './load-checkout.server';

// Few open the checkout with an empty cart.
const PopularGoods = lazyPart<PopularGoodsProps>(async () => ({
  default: (await import('../../search/popular-goods')).PopularGoods,
}));
// Few orders are refused because other orders reserve the goods.
const HoldingOrder = lazyPart<HoldingOrderProps>(() => import('../../placed-orders/holding-order'));

export async function loader({ request }: Route.LoaderArgs) {
  const [shopper, onDeliveryMost, popular] = await Promise.all([
    loadCheckout(request.signal),
    loadOnDelivery(request.signal),
    loadGoodsInstead(request),
  ]);
  return { ...shopper, onDeliveryMost, popular, mapsKey: apiConfig.mapsKey };
}

export const links = displayFont;

export function meta(): Route.MetaDescriptors {
  return [{ title: `Оформление заказа — ${shopName()}` }, { name: 'robots', content: 'noindex, follow' }];
}

/** Labels of the order button if no payment page follows. */
const actions: Partial<Record<CheckoutDraft['payment'], string>> = {
  CALL: 'Отправить заявку',
  ON_DELIVERY: 'Оформить заказ',
};

const page = css({ paddingBlock: `${tokens.space[8]} ${tokens.space[16]}` });

/** Signing in or out, here or in another tab, starts a new checkout. */
export default function CheckoutRoute({ loaderData }: Route.ComponentProps) {
  return <Checkout key={loaderData.owner} loaderData={loaderData} />;
}

const Checkout = observer(function Checkout({ loaderData }: Pick<Route.ComponentProps, 'loaderData'>) {
  const { owner, known, addresses, waitingPoints, onDeliveryMost, popular, mapsKey } = loaderData;
  const { cart, session, totals } = useCart();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const [checkout] = useState(
    () =>
      new CheckoutStore(
        {
          ...{ api: checkoutApi, cart, totals },
          onPlaced: (order) => goToPayment(order, (path) => void navigate(path, { replace: true })),
        },
        known,
        owner,
      ),
  );
  useEffect(() => checkout.start(), [checkout]);

  const { errors, tries, sending, draft } = checkout;
  // The error summary changes only with a new attempt to order. A changed summary takes the focus, which must not
  // happen when a single error disappears.
  const summary = useMemo(
    () => checkoutFields.flatMap((field) => (errors[field] ? [{ field: fieldId(field), message: errors[field] }] : [])),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- as above
    [tries],
  );
  const isKnown = popular !== null || (hydrated && cart.isKnown);
  const empty = isKnown && cart.checkedIds.length === 0 && !sending;

  return (
    <Container>
      <Stack gap={8} css={page}>
        <CartHead title="Оформление заказа">
          {!session.signedIn && (
            <Text tone="muted">
              Можно без регистрации. Если аккаунт уже есть, <Link href="/auth?returnTo=checkout">войдите</Link>: адреса
              и контакты подставятся сами.
            </Text>
          )}
        </CartHead>
        {empty ? (
          <>
            <CartEmpty />
            <Suspense>
              <PopularGoods cards={popular} />
            </Suspense>
          </>
        ) : (
          <Split
            sticky
            aside={
              <Card variant="raised">
                <Stack gap={5}>
                  <CartSums
                    action={actions[draft.payment] ?? 'Перейти к оплате'}
                    onConfirm={() => void checkout.place()}
                    actionLoading={sending}
                    error={
                      checkout.problem && (
                        <>
                          {checkout.problem}{' '}
                          <Suspense>{checkout.heldItems && <HoldingOrder items={checkout.heldItems} />}</Suspense>
                        </>
                      )
                    }
                    pictures={<ChosenGoods />}
                    signInHref="/auth?returnTo=checkout"
                  />
                  <WaitingPoints points={waitingPoints} />
                  <Text size="small" tone="muted">
                    Оформляя заказ, вы соглашаетесь с <Link href="/licence">условиями</Link> и{' '}
                    <Link href="/privacy">политикой конфиденциальности</Link>.
                  </Text>
                </Stack>
              </Card>
            }
          >
            <Stack gap={12}>
              {checkout.changes.length > 0 && <Changes lines={checkout.changes} />}
              {Object.keys(errors).length > 0 && <ErrorSummary errors={summary} />}
              <ContactSection checkout={checkout} />
              <DeliverySection checkout={checkout} addresses={addresses} mapsKey={mapsKey} />
              <PaymentSection checkout={checkout} onDeliveryMost={onDeliveryMost} />
            </Stack>
          </Split>
        )}
      </Stack>
    </Container>
  );
});

/** Small pictures of the products to be ordered. */
const ChosenGoods = observer(function ChosenGoods() {
  const { cart } = useCart(false);
  return (
    <Grid columns={[5, 8, 4]} gap={2}>
      {cart.present
        .filter(({ checked }) => checked)
        .map(({ id, name, size, picture }) => (
          <Image key={id} contour src={picture} alt={`${name}. ${sizeLine(size)}`} sizes="80px" />
        ))}
    </Grid>
  );
});

function Changes({ lines }: { lines: readonly string[] }) {
  return (
    <Alert
      role="alert"
      tone="warning"
      title="Пока вы оформляли заказ, изменилось"
      action={<Link href="/cart">Открыть корзину</Link>}
    >
      {lines.map((line) => (
        <Text key={line}>{line}</Text>
      ))}
    </Alert>
  );
}
