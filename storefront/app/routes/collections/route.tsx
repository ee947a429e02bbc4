import { css } from '@emotion/react';
import { ButtonLink, Container, EmptyState, media, tokens } from '@meet/ui-kit';
import { shopName } from '../../browser/shop-name';
import { CollectionTile } from '../../catalogue/collection-tile';
import { askApi } from '../../graphql/api-client.server';
import { CollectionsDocument } from '../../graphql/generated/graphql';
import { ListingHead } from '../../listing/listing-head';
import { pageMeta } from '../../seo/page-meta';
import { publicUrlOf } from '../../seo/public-url.server';
import { breadcrumbLd } from '../../seo/structured-data';
import { noSignal } from '../../graphql/page-errors';
import { displayFont } from '../../shell/display-font';
import type { Route } from './+types/route';

const trail = [{ label: 'Главная', href: '/' }, { label: 'Подборки' }];

export async function loader({ url, request }: Route.LoaderArgs) {
  const { data } = await askApi({ document: CollectionsDocument, variables: {}, signal: request.signal });
  if (!data) throw noSignal();
  return {
    collections: data.collectionBundle,
    seo: {
      canonical: publicUrlOf(url, '/collections'),
      ld: [breadcrumbLd(trail, (path) => publicUrlOf(url, path))],
    },
  };
}

export const links = displayFont;

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return [];
  const description = `Подборки магазина ${shopName()}: вещи, собранные вместе по поводу, погоде и настроению.`;
  return pageMeta({ title: 'Подборки', description }, loaderData.seo);
}

const tiles = css({
  display: 'grid',
  columnGap: tokens.space[5],
  rowGap: tokens.space[10],
  [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', rowGap: tokens.space[12] },
});

/** A tile of full width: the first one, and the last one if it would be alone in its row. */
const wide = css({ [media.tablet]: { gridColumn: '1 / -1' } });
const isWide = (index: number, count: number) => index === 0 || (index === count - 1 && index % 2 === 1);

export default function Collections({ loaderData: { collections } }: Route.ComponentProps) {
  return (
    <Container>
      <ListingHead trail={trail} title="Подборки" loud />
      {collections.length === 0 ? (
        <EmptyState title="Подборок пока нет" actions={<ButtonLink href="/catalog">Открыть каталог</ButtonLink>}>
          Мы ещё собираем их. Все вещи уже есть в каталоге.
        </EmptyState>
      ) : (
        <ul css={tiles}>
          {collections.map((collection, index, all) => {
            const whole = isWide(index, all.length);
            return (
              <li key={collection.slug} css={whole && wide}>
                <CollectionTile
                  collection={collection}
                  headingLevel={2}
                  ratio={whole ? 2 : 3 / 2}
                  sizes={
                    whole
                      ? '(min-width: 1440px) 1360px, 94vw'
                      : '(min-width: 1440px) 670px, (min-width: 768px) 47vw, 92vw'
                  }
                  priority={index === 0}
                />
              </li>
            );
          })}
        </ul>
      )}
    </Container>
  );
}
