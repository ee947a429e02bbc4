import { ButtonLink, CartLine, CartSummary, EmptyState, Heading, Split, Stack } from '@meet/ui-kit';
import { data, Form } from 'react-router';
import { cartIds, keepCart, readCart } from '../cart.server';
import { priceOf } from '../offers';
import { SHOP_NAME } from '../shop';
import { sumsOf } from '../sums';
import type { Route } from './+types/cart';

export const loader = ({ request }: Route.LoaderArgs) => readCart(request);

/** Removes an offer. */
export async function action({ request }: Route.ActionArgs) {
  const item = (await request.formData()).get('item');
  const ids = (await cartIds(request)).filter((id) => id !== item);
  return data(null, { headers: await keepCart(ids) });
}

export const meta: Route.MetaFunction = () => [{ title: `Cart — ${SHOP_NAME}` }];

export default function Cart({ loaderData: { lines, items, quote } }: Route.ComponentProps) {
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
          <Form method="post">
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
          </Form>
        </Split>
      )}
    </Stack>
  );
}
