import { css } from '@emotion/react';
import { Heading, Image, Link, Rail, tokens } from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { useStores } from '../stores/stores';

const section = css({ marginTop: tokens.space[16] });
const heading = css({ marginBottom: tokens.space[5] });
const link = css({ display: 'grid', gap: tokens.space[2], fontSize: tokens.text.small.size, lineHeight: 1.35 });
const brand = css({ fontWeight: 600 });

export const RecentlyViewed = observer(function RecentlyViewed({ except }: { except?: string }) {
  const { recentlyViewed } = useStores();
  const products = recentlyViewed.products.filter(({ id }) => id !== except);
  if (products.length === 0) return null;
  return (
    <section css={section}>
      <Heading level={2} css={heading}>
        Недавно смотрели
      </Heading>
      <Rail>
        {products.map((product) => (
          <Link key={product.id} variant="bare" css={link} href={`/product/${product.slug}`}>
            <Image src={product.image} alt="" sizes="(min-width: 1024px) 23vw, (min-width: 768px) 26vw, 44vw" />
            <span>
              <span css={brand}>{product.brand}</span> {product.name}
            </span>
          </Link>
        ))}
      </Rail>
    </section>
  );
});
