import { FilteredProductsDocument } from '@meet/client/operations';
import { Heading, ProductCard, ProductGrid, Stack } from '@meet/ui-kit';
import { meet } from '../meet';

const { filteredProducts } = await meet.request(FilteredProductsDocument, {
  dto: { deliverySpeed: ['FAST'] },
  pagination: { limit: 12 },
});

export function Page() {
  return (
    <Stack gap={6}>
      <Heading level={1}>Доставим быстро</Heading>
      <ProductGrid>
        {filteredProducts.items.map(({ id, slug, name, brands, images, item, badges }, n) => (
          <ProductCard
            key={id}
            href={`/?page=product&slug=${slug}`}
            name={name}
            brand={brands[0]?.name}
            images={images.map(({ url, alt }) => ({ src: url, alt }))}
            offer={item && item.priceDetails}
            badges={badges.map(({ title }) => title)}
            headingLevel={2}
            priority={n < 4}
          />
        ))}
      </ProductGrid>
    </Stack>
  );
}
