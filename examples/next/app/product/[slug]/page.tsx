import { ProductDocument, SimilarProductsDocument } from '@meet/client/operations';
import { Gallery, Heading, Price, Prose, Rail, Split, Stack, Text } from '@meet/ui-kit';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache, Suspense } from 'react';
import { meet } from '../../../lib/meet';
import { offersOf } from '../../../lib/offers';
import { GOODS_LANGUAGE } from '../../../lib/shop';
import { GoodsCard } from '../../goods-card';
import { BuyForm } from './buy-form';

type Props = PageProps<'/product/[slug]'>;

/** Reads the product once for the page and its title. */
const readProduct = cache(async (slug: string) => {
  const { product } = await (await meet()).request(ProductDocument, { dto: { slug } });
  return product ?? notFound();
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: (await readProduct((await params).slug)).name };
}

export default async function Product({ params }: Props) {
  const { id, name, brands, images, items, description } = await readProduct((await params).slug);
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
            {price && <BuyForm sizes={sizes} />}
            {/* The API has sanitised this HTML. */}
            <Prose lang={GOODS_LANGUAGE} dangerouslySetInnerHTML={{ __html: description }} />
          </Stack>
        }
      >
        <Gallery images={images.map(({ url, alt, preview }) => ({ id: url, src: url, alt, preview }))} />
      </Split>
      <Suspense>
        <Similar productId={id} />
      </Suspense>
    </Stack>
  );
}

async function Similar({ productId }: { productId: string }) {
  const { similarProducts } = await (await meet()).request(SimilarProductsDocument, { dto: { productId } });
  if (similarProducts.length === 0) return null;
  return (
    <Stack gap={6}>
      <Heading level={2}>You may also like</Heading>
      <Rail>
        {similarProducts.map((product) => (
          <GoodsCard key={product.id} product={product} />
        ))}
      </Rail>
    </Stack>
  );
}
