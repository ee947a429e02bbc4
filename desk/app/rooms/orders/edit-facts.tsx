import { countOf, Facts, formatPrice, useLocale, type Fact } from '@meet/ui-kit';
import { useTexts } from '../../browser/language';
import type { WholeOrderFragment } from '../../graphql/generated/graphql';
import { moneyOf } from './money-of';
import type { Quote } from './order-store';
import { orderTexts } from './order-words';

/**
 * What a change of the order would do to its money: for an unpaid order the new total, for a paid one what the buyer
 * pays or gets for this change alone. What waited for its payment before the change is a line of its own.
 */
export function EditFacts({ quote, order }: { quote: Quote; order: WholeOrderFragment }) {
  const { quote: texts, money: moneyTexts, sameDelivery } = useTexts(orderTexts);
  const locale = useLocale();
  const money = (value: number) => formatPrice(value, locale);
  const { carrierPrice, daysLater, amountToPay, amountToReturn, bonusesToReturn } = quote;
  const earlier = order.paid ? order.amountDue : 0;
  const delivery = order.paid ? sameDelivery : money(quote.deliveryPrice);
  const facts: Fact[] = [
    { label: moneyTexts.delivery, value: delivery },
    // What the shop itself loses or keeps, because the buyer has paid for delivery already.
    ...(order.paid && carrierPrice !== null && carrierPrice !== quote.deliveryPrice
      ? [{ label: texts.carrier, value: money(carrierPrice) }]
      : []),
    ...(daysLater
      ? [
          {
            label: daysLater > 0 ? texts.later : texts.earlier,
            value: countOf(Math.abs(daysLater), texts.days, locale),
          },
        ]
      : []),
    ...(amountToPay - earlier > 0 ? [{ label: texts.toPay, value: money(amountToPay - earlier) }] : []),
    ...(earlier ? [{ label: texts.awaited, value: money(earlier) }] : []),
    ...(amountToReturn ? [{ label: texts.toReturn, value: money(amountToReturn) }] : []),
    ...(bonusesToReturn ? [{ label: texts.points, value: String(bonusesToReturn) }] : []),
    order.paid
      ? { label: texts.afterwards, value: money(moneyOf(order).kept + amountToPay - amountToReturn) }
      : { label: texts.total, value: money(quote.totalPrice) },
  ];
  return <Facts layout="sums" facts={facts} />;
}
