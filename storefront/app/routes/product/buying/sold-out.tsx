import { ButtonLink, Stack, Text } from '@meet/ui-kit';
import { Suspense } from 'react';
import { Await } from 'react-router';
import { goneSizes } from '../../../notices/gone-sizes';
import { NoticeButton } from '../../../notices/notice-button';
import type { RelatedProductsQuery } from '../../../graphql/generated/graphql';
import type { Product } from '../product-view';
import type { Rails } from '../related-rails';

export interface SoldOutProps {
  product: Product;
  related: RelatedProductsQuery;
  rails: Rails;
}

/** Says what a shopper can do if the product is sold out. */
export function SoldOut({ product, related, rails }: SoldOutProps) {
  const category = product.productSubType ?? product.productType ?? product.productCategory;
  const otherColours = related.sameModelProducts.some(({ item }) => item !== null);
  return (
    <Stack gap={3} align="start">
      <Text size="large">Нет в наличии</Text>
      <Text tone="muted">
        Все размеры проданы.{' '}
        {otherColours
          ? 'Модель есть в других цветах\u00A0— они ниже.'
          : 'Когда вещь поступит, она появится в каталоге.'}
      </Text>
      <Stack direction="row" gap={2} wrap>
        <NoticeButton variant="primary" product={product} sizes={goneSizes(product.items)} />
        <Suspense>
          <Await resolve={rails} errorElement={<></>}>
            {({ similarProducts }) =>
              similarProducts.length > 0 && (
                <ButtonLink variant="secondary" href="#similar">
                  Посмотреть похожее
                </ButtonLink>
              )
            }
          </Await>
        </Suspense>
        <ButtonLink variant="secondary" href={category ? `/catalog/${category.slug}` : '/catalog'}>
          {category?.name ?? 'Каталог'}
        </ButtonLink>
      </Stack>
    </Stack>
  );
}
