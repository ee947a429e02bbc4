import { css } from '@emotion/react';
import { Alert, Button, Facts, formatPrice, Image, Link, Select, Stack, Text, tokens, type Fact } from '@meet/ui-kit';
import { Modal } from '@meet/ui-kit/modal';
import { observer } from 'mobx-react-lite';
import { Suspense, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { arrivalOf, whenWords } from '../../../arrivals/arrival-words';
import { useArrivals } from '../../../arrivals/arrivals-context';
import { useBackCloses } from '../../../browser/use-back-closes';
import { lazyPart } from '../../../builds/lazy-part';
import { cartApi } from '../../../cart/cart-api';
import { useCartStore } from '../../../cart/cart-context';
import { checkoutApi } from '../../../checkout/checkout-api';
import { placeWords } from '../../../checkout/last-terms';
import { askInBrowser } from '../../../graphql/ask-in-browser';
import { ExpressTermsDocument } from '../../../graphql/generated/graphql';
import { sizeInWords, sizeLine } from '../../../offers/size-name';
import { goToPayment } from '../../../orders/go-to-payment';
import type { HoldingOrderProps } from '../../../placed-orders/holding-order';
import { useSession } from '../../../session/session-context';
import { offerLine } from '../../../cart/offer-line';
import type { Offer, Product } from '../product-view';
import { ExpressStore, type OnlineWay } from './express-store';

// Few orders are refused because other orders reserve the goods.
const HoldingOrder = lazyPart<HoldingOrderProps>(() => import('../../../placed-orders/holding-order'));

export interface ExpressSheetProps {
  product: Product;
  offer: Offer;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Called when the order is placed, or continues in the checkout. */
  onTaken: () => void;
}

const payments: { value: OnlineWay; label: string }[] = [
  { value: 'BANK_CARD', label: 'Картой онлайн' },
  { value: 'SBP', label: 'Система быстрых платежей' },
  { value: 'WALLET', label: 'Электронный кошелёк' },
];

const goods = css({
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr)',
  alignItems: 'center',
  gap: tokens.space[4],
});

// A default export, because the sheet is loaded with `React.lazy`, which needs one.
/**
 * «Купить сразу»: orders one item with the data of the shopper's last order. Without a last order it opens the checkout
 * with only this item.
 */
export default observer(function ExpressSheet({ product, offer, open, onOpenChange, onTaken }: ExpressSheetProps) {
  useBackCloses(open, onOpenChange);
  const cart = useCartStore();
  const { signedIn } = useSession();
  const navigate = useNavigate();
  const arrivals = useArrivals();
  const [express] = useState(
    () =>
      new ExpressStore(
        {
          api: { ...checkoutApi, quote: cartApi.quote, terms: () => askInBrowser(ExpressTermsDocument, {}) },
          cart,
          onPlaced: (order) => {
            onTaken();
            goToPayment(order, (path) => void navigate(path));
          },
        },
        { id: offer.id, goods: `${product.name}, ${sizeInWords(offer.size.name)}` },
      ),
  );
  useEffect(() => void express.start(signedIn), [express, signedIn]);

  const toCheckout = async () => {
    const others = cart.checkedIds.filter((id) => id !== offer.id);
    if (!cart.has(offer.id) && !(await cart.add(offerLine(product, offer)))) return;
    cart.setChecked([offer.id], true);
    cart.setChecked(others, false);
    onTaken();
    await navigate('/checkout');
  };

  const { state, terms, cost, total, problem } = express;
  const days = cost ? arrivalOf(cost.arrivals, offer.deliverySpeed) : arrivals.of(offer.deliverySpeed);
  const line = offerLine(product, offer);
  const facts: Fact[] = terms
    ? [
        { label: 'Получатель', value: [terms.name, terms.surname].filter(Boolean).join(' ') },
        { label: 'Куда', value: placeWords(terms) },
      ]
    : [];
  if (days) facts.push({ label: 'Придёт', value: whenWords(days) });

  return (
    <Modal
      open={open}
      onOpenChange={onOpenChange}
      title="Купить сразу"
      footer={
        state === 'none' ? (
          <Button wide size="large" onClick={() => void toCheckout()}>
            К оформлению
          </Button>
        ) : express.isLost ? (
          <Button wide size="large" onClick={() => void express.start(signedIn)}>
            Попробовать снова
          </Button>
        ) : (
          <Button
            wide
            size="large"
            loading={express.sending || (total === null && problem === null)}
            disabled={total === null}
            onClick={() => void express.pay()}
          >
            {total === null ? 'Оплатить' : `Оплатить ${formatPrice(total)}`}
          </Button>
        )
      }
    >
      <Stack gap={5}>
        <div css={goods}>
          <Image contour src={line.picture} alt="" sizes="72px" />
          <div>
            <Text>{[line.brand, product.name].filter(Boolean).join(' ')}</Text>
            <Text size="small" tone="muted">
              {sizeLine(offer.size.name)}
            </Text>
          </div>
        </div>
        {problem && (
          <Alert live tone="error">
            {problem} <Suspense>{express.isHeld && <HoldingOrder items={[offer.id]} />}</Suspense>
          </Alert>
        )}
        {state === 'unknown' && <Text tone="muted">Вспоминаем прошлый заказ…</Text>}
        {state === 'none' && (
          <>
            {facts.length > 0 && <Facts facts={facts} />}
            <Text>Оформим только эту вещь. Остальное останется в&nbsp;корзине.</Text>
          </>
        )}
        {state === 'known' && (
          <>
            <Facts facts={facts} />
            <Select
              label="Оплата"
              options={payments}
              value={express.payment}
              onChange={({ target }) => express.setPayment(target.value as OnlineWay)}
            />
            {total !== null && cost && (
              <Facts
                layout="sums"
                facts={[
                  { label: 'Товар', value: formatPrice(total - cost.deliveryPrice) },
                  {
                    label: 'Доставка',
                    value: cost.deliveryPrice === 0 ? 'Бесплатно' : formatPrice(cost.deliveryPrice),
                  },
                ]}
              />
            )}
            <div>
              <Text size="small" tone="muted">
                До оплаты заказ можно отменить. Остальное в&nbsp;корзине не&nbsp;изменится. Оплачивая, вы соглашаетесь
                с&nbsp;<Link href="/licence">условиями</Link> и&nbsp;
                <Link href="/privacy">политикой конфиденциальности</Link>.
              </Text>
              <Button variant="ghost" css={inLine} onClick={() => void toCheckout()}>
                Изменить получателя или доставку
              </Button>
            </div>
          </>
        )}
      </Stack>
    </Modal>
  );
});

/** Aligns the text of a ghost button with the lines above. */
const inLine = css({ marginInlineStart: `calc(-1 * ${tokens.space[5]})` });
