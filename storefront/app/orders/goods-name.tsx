import { Link, Text } from '@meet/ui-kit';
import { Fragment } from 'react';
import type { OrderedGoodsFragment } from '../graphql/generated/graphql';

type Goods = Pick<OrderedGoodsFragment['productItem'], 'slug' | 'name' | 'brands'>;

interface GoodsNameProps {
  item: Goods;
  /** The link's address. Default: the product page. */
  href?: string;
}

/** The name of an ordered product with its brand above; both are links. */
export function GoodsName({ item: { slug, name, brands }, href = `/product/${slug}` }: GoodsNameProps) {
  return (
    <div>
      {brands.length > 0 && (
        <Text>
          {brands.map((brand, index) => (
            <Fragment key={brand.slug}>
              {index > 0 && ' × '}
              <Link variant="strong" href={`/brands/${encodeURIComponent(brand.slug)}`}>
                {brand.name}
              </Link>
            </Fragment>
          ))}
        </Text>
      )}
      <Text>
        <Link variant="quiet" href={href}>
          {name}
        </Link>
      </Text>
    </div>
  );
}
