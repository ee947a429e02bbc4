import { ButtonLink, CartLine, CartSummary, EmptyState, Heading, Split, Stack } from '@meet/ui-kit';
import type { Metadata } from 'next';
import { readCart } from '../../lib/cart';
import { priceOf } from '../../lib/offers';
import { sumsOf } from '../../lib/sums';
import { removeFromCart } from './actions';

export const metadata: Metadata = { title: 'Cart' };

export default async function Cart() {
  const { lines, items, quote } = await readCart();
  return (
    <Stack gap={6}>
      <Heading level={1}>Cart</Heading>
      {lines.length === 0 ? (
        <EmptyState title="The cart is empty" actions={<ButtonLink href="/">Go shopping</ButtonLink>}>
          Choose a size on the page of a product, and it appears here.
        </EmptyState>
      ) : (
        <Split
          sticky
          aside={<CartSummary {...sumsOf(quote)} count={items.length} action="Check out" actionHref="/checkout" />}
        >
          <form action={removeFromCart}>
            <Stack>
              {lines.map(({ id, slug, name, brands, images, size, priceDetails, available }) => (
                <CartLine
                  key={id}
                  href={`/product/${slug}`}
                  name={name}
                  brand={brands[0]?.name}
                  picture={images[0]?.url ?? null}
                  sizeName={size.name}
                  {...priceOf(priceDetails)}
                  state={available ? 'available' : 'sold'}
                  selectable={false}
                  removeButton={{ type: 'submit', name: 'item', value: id }}
                  headingLevel={2}
                />
              ))}
            </Stack>
          </form>
        </Split>
      )}
    </Stack>
  );
}
