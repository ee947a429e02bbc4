import { css } from '@emotion/react';
import { Breadcrumbs, ButtonLink, Container, EmptyState, media, tokens } from '@meet/ui-kit';
import { shopName } from '../../browser/shop-name';
import { coversOf } from '../../catalogue/covers-of';
import { Statement } from '../../catalogue/statement';
import { FieldFacts } from '../../custom-fields/field-facts';
import { Listing } from '../../listing/listing';
import { listingMeta } from '../../seo/page-meta';
import { displayFont } from '../../shell/display-font';
import type { Route } from './+types/route';
import { loadCollection } from './load-collection.server';

export function loader({ url, params, request }: Route.LoaderArgs) {
  return loadCollection(url, params.slug, request.signal);
}

export const links = displayFont;

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return [];
  const { collection, listing, seo } = loaderData;
  const { title } = collection;
  const description = collection.description || `${title}: подборка магазина ${shopName()}.`;
  return listingMeta({ title, description }, seo, listing.pages.first);
}

const trailStyle = css({ paddingBlock: tokens.space[1] });
/** Less prominent facts below the title, as wide as the text over the poster. */
const known = css({ marginTop: tokens.space[6], '& > dl': { maxWidth: '40ch' } });
const goods = css({ marginTop: tokens.space[10], [media.desktop]: { marginTop: tokens.space[16] } });

export default function CollectionPage({ loaderData: { collection, facts, trail, listing } }: Route.ComponentProps) {
  const { title, description, posterUrl, darkPosterUrl, products } = collection;
  return (
    <>
      <Container>
        <Breadcrumbs css={trailStyle} items={trail} />
      </Container>
      <Statement
        title={title}
        text={description}
        poster={posterUrl}
        darkPoster={darkPosterUrl}
        pictures={coversOf(products)}
      />
      {facts.length > 0 && (
        <Container css={known}>
          <FieldFacts facts={facts} />
        </Container>
      )}
      <Container css={goods}>
        <Listing
          key={listing.pathname}
          {...listing}
          defaultSort="PICKED"
          firstCards={0}
          empty={
            <EmptyState title="Подборка пуста" actions={<ButtonLink href="/collections">Другие подборки</ButtonLink>}>
              Вещи из неё закончились. Посмотрите другие подборки или каталог.
            </EmptyState>
          }
        />
      </Container>
    </>
  );
}
