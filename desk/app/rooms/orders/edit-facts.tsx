import { Facts, formatPrice, useLocale } from '@meet/ui-kit';
import { useTexts } from '../../browser/language';
import type { Quote } from './order-store';
import { orderTexts } from './order-words';

/**
 * What a change of the order would do to its money. What a paid order has paid for delivery does not change, and its
 * `totalPrice` counts what is added only once that is paid for.
 */
export function EditFacts({ quote, isPaid = false }: { quote: Quote; isPaid?: boolean }) {
  const texts = useTexts(orderTexts);
  const locale = useLocale();
  const money = (value: number) => formatPrice(value, locale);
  return (
    <Facts
      layout="sums"
      facts={[
        { label: texts.money.delivery, value: isPaid ? texts.sameDelivery : money(quote.deliveryPrice) },
        { label: texts.quote.total, value: money(quote.totalPrice + (isPaid ? quote.amountToPay : 0)) },
        ...(quote.amountToPay ? [{ label: texts.quote.toPay, value: money(quote.amountToPay) }] : []),
        ...(quote.amountToReturn ? [{ label: texts.quote.toReturn, value: money(quote.amountToReturn) }] : []),
        ...(quote.bonusesToReturn ? [{ label: texts.quote.points, value: String(quote.bonusesToReturn) }] : []),
      ]}
    />
  );
}
