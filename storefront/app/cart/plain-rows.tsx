import { Button, CartLine, Divider, Facts, formatPrice, Stack, Text } from '@meet/ui-kit';
import { Fragment } from 'react';
import { coverOf } from '../offers/cover-of';
import { brandName } from '../offers/brand-name';
import { isOneSize } from '../offers/size-name';
import { lineTerms } from './line-terms';
import type { PlainCart } from './plain-cart.server';
import { quoteSums } from './quote-sums';

interface PlainCartProps {
  cart: PlainCart;
  signedIn: boolean;
}

const nothing = () => undefined;
const removal = (id: string) => ({ type: 'submit', name: 'remove', value: id }) as const;

/** Cart lines before scripts run, or without them. A form takes them out. */
export function PlainRows({ cart: { items, unavailable }, signedIn }: PlainCartProps) {
  return (
    <form method="post" action="/cart">
      {items.map((item, index) => (
        <Fragment key={item.id}>
          {index > 0 && <Divider />}
          <CartLine
            href={`/product/${item.slug}`}
            name={item.name}
            brand={brandName(item.brands)}
            picture={coverOf(item.images)}
            sizeName={isOneSize(item.size.name) ? null : item.size.name}
            {...lineTerms(item, { seenPrice: item.priceDetails.price, signedIn })}
            checked
            onCheckedChange={nothing}
            onRemove={nothing}
            removeButton={removal(item.id)}
            headingLevel={2}
          />
        </Fragment>
      ))}
      {unavailable.map(({ id, name }) => (
        <Stack key={id} direction="row" gap={4} justify="between" align="center" wrap>
          <Text tone="muted">{name}: сейчас не купить</Text>
          <Button variant="ghost" {...removal(id)}>
            Убрать
          </Button>
        </Stack>
      ))}
    </form>
  );
}

/** What the cart costs, without scripts: promo code, points and the order itself need them. */
export function PlainSums({ cart: { quote } }: Pick<PlainCartProps, 'cart'>) {
  if (!quote) return null;
  const { goods, discounts } = quoteSums(quote, null);
  const discount = discounts.reduce((sum, { amount }) => sum + amount, 0);
  const facts = [
    { name: 'Товары', value: formatPrice(goods) },
    ...(discount > 0 ? [{ name: 'Скидка', value: `−${formatPrice(discount)}` }] : []),
    { name: 'Доставка', value: 'При оформлении' },
    { name: 'Итого', value: formatPrice(quote.totalPrice) },
  ];
  return <Facts layout="sums" facts={facts} />;
}
