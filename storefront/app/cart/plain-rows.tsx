import { css } from '@emotion/react';
import {
  Alert,
  Button,
  CartLine,
  Divider,
  Facts,
  formatPrice,
  QuantityStepper,
  Stack,
  Text,
  tokens,
} from '@meet/ui-kit';
import { Fragment } from 'react';
import { arrivesWords } from '../arrivals/arrival-words';
import { useArrivals } from '../arrivals/arrivals-context';
import { coverOf } from '../offers/cover-of';
import { brandName } from '../offers/brand-name';
import { isOneSize, sizeName } from '../offers/size-name';
import { lineTerms } from './line-terms';
import { writePlainLine } from './plain-cart';
import type { CartItemFragment } from '../graphql/generated/graphql';
import type { PlainCart } from './plain-cart.server';
import { quoteSums } from './quote-sums';

interface PlainCartProps {
  cart: PlainCart;
  signedIn: boolean;
  /** Why the last change was refused. */
  error?: string | undefined;
}

const apart = css({ paddingBlock: tokens.space[4] });

const nothing = () => undefined;
const removal = (id: string) => ({ type: 'submit', name: 'remove', value: id }) as const;

/** Cart lines rendered without scripts. A form removes them and changes their quantities. */
export function PlainRows({ cart: { items, quantities, unavailable }, signedIn, error }: PlainCartProps) {
  const arrivals = useArrivals();
  return (
    <form method="post" action="/cart">
      {error && (
        <div css={apart}>
          <Alert tone="error" live>
            {error}
          </Alert>
        </div>
      )}
      {items.map((item, index) => {
        const days = arrivals.of(item.deliverySpeed);
        return (
          <Fragment key={item.id}>
            {index > 0 && <Divider />}
            <CartLine
              href={`/product/${item.slug}`}
              name={item.name}
              brand={brandName(item.brands)}
              picture={coverOf(item.images)}
              sizeName={isOneSize(item.size.name) ? null : sizeName(item.size.name)}
              {...lineTerms(item, { seenPrice: item.priceDetails.price, signedIn })}
              delivery={days && arrivesWords(days)}
              quantity={quantityOf(item, quantities.get(item.id) ?? 1)}
              checked
              onCheckedChange={nothing}
              onRemove={nothing}
              removeButton={removal(item.id)}
              headingLevel={2}
            />
          </Fragment>
        );
      })}
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

/** The quantity control; null for an offer of which only one unit can be bought. */
const quantityOf = ({ id, name, quantityMax: most }: CartItemFragment, wanted: number) =>
  Math.max(most, wanted) > 1 && <PlainQuantity {...{ id, name, most, wanted }} />;

interface PlainQuantityProps {
  id: string;
  name: string;
  most: number;
  wanted: number;
}

/** Buttons for one unit less and one more. Each submits the resulting number, so submitting twice changes nothing. */
function PlainQuantity({ id, name, most, wanted }: PlainQuantityProps) {
  const units = Math.min(wanted, most);
  const to = (quantity: number) =>
    ({ type: 'submit', name: 'quantity', value: writePlainLine({ id, quantity }) }) as const;
  return (
    <QuantityStepper
      label={`Сколько: ${name}`}
      labelHidden
      value={units}
      max={most}
      hint={wanted > most ? `Не больше ${most}\u00A0шт.` : undefined}
      onValueChange={nothing}
      submitButtons={{ less: to(units - 1), more: to(units + 1) }}
    />
  );
}

/** The total of the cart without scripts. Promo code, points and ordering need scripts. */
export function PlainSums({ cart: { quote } }: Pick<PlainCartProps, 'cart'>) {
  if (!quote) return null;
  const { goods, discounts } = quoteSums(quote, null);
  const discount = discounts.reduce((sum, { amount }) => sum + amount, 0);
  const facts = [
    { label: 'Товары', value: formatPrice(goods) },
    ...(discount > 0 ? [{ label: 'Скидка', value: `−${formatPrice(discount)}` }] : []),
    { label: 'Доставка', value: 'При оформлении' },
    { label: 'Итого', value: formatPrice(quote.totalPrice) },
  ];
  return <Facts layout="sums" facts={facts} />;
}
