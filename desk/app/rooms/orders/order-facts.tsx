import { Button, Facts, formatDate, formatPrice, Heading, Link, Stack, Text, useLocale, type Fact } from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTexts } from '../../browser/language';
import type { WholeOrderFragment } from '../../graphql/generated/graphql';
import { useSession } from '../../session/session-store';
import { AddressDialog } from './delivery/address-dialog';
import { deliveryTexts } from './delivery/delivery-words';
import { isEditable } from './editable';
import { GiveBackDialog } from './paying/give-back-dialog';
import { moneyOf } from './money-of';
import { isDueOnDelivery } from './on-delivery-names';
import { nameOf } from './order-columns';
import { orderTexts } from './order-words';
import { PaymentLink } from './paying/payment-link';
import { RefundDialog } from './refund-dialog';

/** The buyer, the delivery address, and the amounts step by step. */
export const OrderFacts = observer(function OrderFacts({ order }: { order: WholeOrderFragment }) {
  const texts = useTexts(orderTexts);
  const locale = useLocale();
  const money = (value: number) => formatPrice(value, locale);
  const deliveryWords = useTexts(deliveryTexts);
  const permissions = useSession().me?.permissions ?? [];
  const mayRefund = permissions.includes('REFUNDS');
  const mayMove = permissions.includes('WRITE_ORDERS') && isEditable(order);
  const maySeeShopper = permissions.includes('READ_SHOPPERS');
  const [isGivingBack, setGivingBack] = useState(false);
  const [isRefunding, setRefunding] = useState(false);
  const [isMoving, setMoving] = useState(false);
  const sale = saleOf(order);
  const refundable = refundableOf(order);
  const { paid, kept } = moneyOf(order);
  const refunds = order.history.filter(({ kind, refundState }) => kind === 'REFUND' && refundState !== 'CANCELED');
  const givenBack = refunds.reduce(
    (sum, { refundState, amount }) => sum + (refundState === 'SUCCEEDED' ? amount! : 0),
    0,
  );
  const outstanding = paid - kept - givenBack;
  // A link that nobody needs any more is no payment.
  const isSettled = order.paid && !order.amountDue;
  const payments = order.payments.filter(({ state }) => !isSettled || (state !== 'CREATED' && state !== 'PENDING'));
  const sums: Fact[] = [
    { label: texts.money.goods, value: money(order.goodsPrice) },
    ...(sale > 0 ? [{ label: texts.money.sale, value: `−${money(sale)}` }] : []),
    ...(order.discountValue
      ? [{ label: `${texts.money.discount} ${order.promocode ?? ''}`, value: `−${money(order.discountValue)}` }]
      : []),
    ...(order.paidByBonuses ? [{ label: texts.money.points, value: `−${money(order.paidByBonuses * 100)}` }] : []),
    { label: texts.money.delivery, value: money(order.deliveryPrice) },
    { label: texts.money.total, value: money(order.totalPrice) },
    ...(paid ? [{ label: texts.money.paid, value: money(paid) }] : []),
    ...(givenBack ? [{ label: texts.money.refunded, value: `−${money(givenBack)}` }] : []),
    ...(outstanding && !order.toGiveBack ? [{ label: texts.money.refunding, value: `−${money(outstanding)}` }] : []),
    ...(order.toGiveBack ? [{ label: texts.onDelivery.toGiveBack, value: `−${money(order.toGiveBack)}` }] : []),
    ...(kept === paid ? [] : [{ label: texts.money.kept, value: money(kept) }]),
    ...(order.amountDue
      ? [{ label: isDueOnDelivery(order) ? texts.onDelivery.due : texts.money.due, value: money(order.amountDue) }]
      : []),
  ];

  return (
    <Stack gap={6}>
      <Stack gap={2}>
        <Heading level={2} size="small">
          {texts.buyer}
        </Heading>
        <Text>
          {order.userId && maySeeShopper ? (
            <Link href={`/people/${order.userId}`}>{nameOf(order)}</Link>
          ) : (
            nameOf(order)
          )}
        </Text>
        <Text>
          <Link href={`tel:${order.phone}`}>{order.phone}</Link>
          {!order.phoneConfirmed && ` · ${texts.phoneUnconfirmed}`}
        </Text>
        {order.email && (
          <Text>
            <Link href={`mailto:${order.email}`}>{order.email}</Link>
          </Text>
        )}
        {!order.userId && (
          <Text size="small" tone="muted">
            {texts.guest}
          </Text>
        )}
      </Stack>
      <Stack gap={2}>
        <Heading level={2} size="small">
          {texts.delivery}
        </Heading>
        <Text>{placeOf(order)}</Text>
        {mayMove && (
          <Stack align="start">
            <Button variant="secondary" onClick={() => setMoving(true)}>
              {deliveryWords.change}
            </Button>
          </Stack>
        )}
        {isMoving && <AddressDialog order={order} onClose={() => setMoving(false)} />}
        {order.comment && <Text tone="muted">{`${texts.comment}: ${order.comment}`}</Text>}
        {order.cancelReason && (
          <Text tone="muted">{`${texts.cancelReason}: ${texts.cancelReasons[order.cancelReason]}`}</Text>
        )}
      </Stack>
      <Stack gap={2}>
        <Heading level={2} size="small">
          {texts.money.title}
        </Heading>
        <Text size="small" tone="muted">
          {`${texts.paymentType}: ${texts.paymentTypes[order.paymentType]}`}
        </Text>
        <Facts layout="sums" facts={sums} />
        {order.toGiveBack > 0 && mayRefund && (
          <Button variant="secondary" onClick={() => setGivingBack(true)}>
            {texts.onDelivery.givenBack}
          </Button>
        )}
        {mayRefund && refundable > 0 && (
          <Stack align="start">
            <Button variant="secondary" onClick={() => setRefunding(true)}>
              {texts.refund.title}
            </Button>
          </Stack>
        )}
        {isRefunding && <RefundDialog most={refundable} onClose={() => setRefunding(false)} />}
        {isGivingBack && <GiveBackDialog amount={order.toGiveBack} onClose={() => setGivingBack(false)} />}
        {payments.map(({ id, createdAt, state, amount, cancellationReason }) => (
          <Text key={id} size="small" tone={state === 'CANCELED' ? 'error' : 'muted'}>
            {[`${formatDate(createdAt, locale)}: ${money(amount)}, ${texts.paymentStates[state]}`, cancellationReason]
              .filter(Boolean)
              .join(', ')}
          </Text>
        ))}
        {[...refunds].reverse().map((refund) => (
          <Text key={refund.id} size="small" tone="muted">
            {[
              `${formatDate(refund.createdAt, locale)}: −${money(refund.amount!)}, ${texts.refundStates[refund.refundState!]}`,
              refund.reason,
            ]
              .filter(Boolean)
              .join(', ')}
          </Text>
        ))}
      </Stack>
      <PaymentLink order={order} />
    </Stack>
  );
});

/** Whether something that was paid for is left with the buyer, so that a part of its price can go back. */
/** Returns the most that can be given back, in kopecks, for things that the buyer keeps. */
export const refundableOf = ({
  paid,
  orderProductItems,
}: {
  paid: boolean;
  orderProductItems: readonly Pick<
    WholeOrderFragment['orderProductItems'][number],
    'status' | 'soldPrice' | 'compensated'
  >[];
}): number =>
  orderProductItems
    .filter(({ status }) => paid && status !== 'CANCEL_PURCHASE' && status !== 'ISSUED_REFUND')
    .reduce((sum, { soldPrice, compensated }) => sum + soldPrice - compensated, 0);

/** Returns the discount of the sale: the remaining difference to the total, so that the lines add up. */
export function saleOf(
  order: Pick<WholeOrderFragment, 'goodsPrice' | 'discountValue' | 'paidByBonuses' | 'deliveryPrice' | 'totalPrice'>,
): number {
  return order.goodsPrice - order.discountValue - order.paidByBonuses * 100 + order.deliveryPrice - order.totalPrice;
}

/** Returns the address of the order on one line. */
export function placeOf({
  addressDelivery,
  cdekDelivery,
}: Pick<WholeOrderFragment, 'addressDelivery' | 'cdekDelivery'>): string {
  if (cdekDelivery) return cdekDelivery.address_full;
  if (!addressDelivery) return '—';
  const { index, city, street, house, building, apartment } = addressDelivery;
  return [index, city, street, [house, building].filter(Boolean).join(' '), apartment].filter(Boolean).join(', ');
}
