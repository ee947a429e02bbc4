import { Link, Text } from '@meet/ui-kit';
import { Fragment } from 'react';
import type { OrderedGoodsFragment } from '../graphql/generated/graphql';

type Goods = Pick<OrderedGoodsFragment['productItem'], 'slug' | 'name' | 'brands'>;

interface GoodsNameProps {
  item: Goods;
  /** Where the name leads. Default: the page of the product. */
  href?: string;
}

/** What was ordered: the brand above the name, each a link to its page. */
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
