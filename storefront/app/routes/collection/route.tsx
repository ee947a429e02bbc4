import { css } from '@emotion/react';
import { Breadcrumbs, ButtonLink, Container, EmptyState, media, ProductGrid, tokens } from '@meet/ui-kit';
import { coversOf } from '../../catalogue/covers-of';
import { GoodsCard } from '../../catalogue/goods-card';
import { Statement } from '../../catalogue/statement';
import { pageMeta } from '../../seo/page-meta';
import { displayFont } from '../../shell/display-font';
import type { Route } from './+types/route';
import { loadCollection } from './load-collection.server';

export function loader({ url, params, request }: Route.LoaderArgs) {
  return loadCollection(url, params.slug, request.signal);
}

export const links = displayFont;

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return [];
  const { title, description } = loaderData.collection;
  return pageMeta({ title, description: description || `${title}: подборка магазина Meet.` }, loaderData.seo);
}

const trailStyle = css({ paddingBlock: tokens.space[1] });
const goods = css({ marginTop: tokens.space[10], [media.desktop]: { marginTop: tokens.space[16] } });

export default function CollectionPage({ loaderData: { collection, trail } }: Route.ComponentProps) {
  const { title, description, posterUrl, products } = collection;
  return (
    <>
      <Container>
        <Breadcrumbs css={trailStyle} items={trail} />
      </Container>
      <Statement title={title} text={description} poster={posterUrl} pictures={coversOf(products)} />
      <Container css={goods}>
        {products.length === 0 ? (
          <EmptyState title="Подборка пуста" actions={<ButtonLink href="/collections">Другие подборки</ButtonLink>}>
            Вещи из неё закончились. Посмотрите другие подборки или каталог.
          </EmptyState>
        ) : (
          <ProductGrid>
            {products.map((card) => (
              <GoodsCard key={card.id} card={card} headingLevel={2} />
            ))}
          </ProductGrid>
        )}
      </Container>
    </>
  );
}
