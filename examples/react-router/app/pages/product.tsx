import { ProductDocument, SimilarProductsDocument } from '@meet/client/operations';
import { Button, Gallery, Heading, Price, Prose, Rail, SizePicker, Split, Stack, Text } from '@meet/ui-kit';
import { data, Form, redirect, useNavigation } from 'react-router';
import { cartIds, keepCart } from '../cart.server';
import { GoodsCard } from '../goods-card';
import { meetOf } from '../meet.server';
import { offersOf } from '../offers';
import { GOODS_LANGUAGE, SHOP_NAME } from '../shop';
import type { Route } from './+types/product';

export async function loader({ request, params: { slug } }: Route.LoaderArgs) {
  const client = meetOf(request);
  const { product } = await client.request(ProductDocument, { dto: { slug } });
  if (!product) throw data(null, { status: 404 });
  const { similarProducts } = await client.request(SimilarProductsDocument, { dto: { productId: product.id } });
  return { product, similarProducts };
}

/** Adds the chosen offer and opens the cart, or returns what is missing. */
export async function action({ request }: Route.ActionArgs) {
  const item = (await request.formData()).get('item');
  if (typeof item !== 'string') return { error: 'Choose a size' };
  const ids = [...new Set([...(await cartIds(request)), item])];
  return redirect('/cart', { headers: await keepCart(ids) });
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: `${loaderData?.product.name} — ${SHOP_NAME}` }];

export default function Product({ loaderData: { product, similarProducts }, actionData }: Route.ComponentProps) {
  const { id, name, brands, images, items, description } = product;
  const isAdding = useNavigation().formMethod === 'POST';
  const { price, sizes } = offersOf(items);
  return (
    <Stack gap={12}>
      <Split
        aside={
          <Stack gap={6}>
            <Stack gap={1}>
              <Text tone="muted">{brands.map((brand) => brand.name).join(', ')}</Text>
              <Heading level={1} size="medium" lang={GOODS_LANGUAGE}>
                {name}
              </Heading>
            </Stack>
            {price ? <Price {...price} size="large" /> : <Text tone="muted">Sold out</Text>}
            {price && (
              <Form method="post" key={id}>
                <Stack gap={6}>
                  <SizePicker name="item" sizes={sizes} error={actionData?.error} />
                  <Button type="submit" size="large" wide loading={isAdding}>
                    Add to cart
                  </Button>
                </Stack>
              </Form>
            )}
            {/* The API has sanitised this HTML. */}
            <Prose lang={GOODS_LANGUAGE} dangerouslySetInnerHTML={{ __html: description }} />
          </Stack>
        }
      >
        <Gallery key={id} images={images.map(({ url, alt, preview }) => ({ id: url, src: url, alt, preview }))} />
      </Split>
      {similarProducts.length > 0 && (
        <Stack gap={6}>
          <Heading level={2}>You may also like</Heading>
          <Rail>
            {similarProducts.map((other) => (
              <GoodsCard key={other.id} product={other} />
            ))}
          </Rail>
        </Stack>
      )}
    </Stack>
  );
}
