import { css } from '@emotion/react';
import { ButtonLink, Container, countOf, EmptyState, Image, tokens } from '@meet/ui-kit';
import { shopName } from '../../browser/shop-name';
import { Listing } from '../../listing/listing';
import { ListingHead } from '../../listing/listing-head';
import { goodsForms } from '../../offers/goods-forms';
import { useSaveSearch } from '../../saved-searches/use-save-search';
import { listingMeta } from '../../seo/page-meta';
import { displayFont } from '../../shell/display-font';
import type { Route } from './+types/route';
import { loadBrand } from './load-brand.server';

export function loader({ url, params, request }: Route.LoaderArgs) {
  return loadBrand(url, params.slug, request.signal);
}

export const links = displayFont;

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return [];
  const { brand, listing, seo } = loaderData;
  const count = countOf(listing.pagination.totalItems, goodsForms);
  const description = `${brand.name}: ${count} в магазине ${shopName()}. ${brand.description}`.trim();
  return listingMeta({ title: brand.name, description }, seo, listing.pages.first);
}

const logo = css({ marginTop: tokens.space[4], width: 96 });

export default function BrandPage({ loaderData: { brand, trail, listing } }: Route.ComponentProps) {
  const saveSearch = useSaveSearch({ title: brand.name, standsFor: listing.standsFor });
  return (
    <Container>
      <ListingHead
        trail={trail}
        title={brand.name}
        total={listing.pagination.totalItems}
        description={brand.description}
      >
        {brand.logoUrl && <Image css={logo} src={brand.logoUrl} alt="" sizes="96px" ratio={1} />}
      </ListingHead>
      <Listing
        key={listing.pathname}
        {...listing}
        fixed="brand"
        besideChosen={saveSearch}
        alwaysBeside
        defaultSort="POPULAR_FIRST"
        empty={
          <EmptyState title="Сейчас всё раскупили" actions={<ButtonLink href="/brands">Другие бренды</ButtonLink>}>
            Загляните позже или посмотрите вещи других брендов.
          </EmptyState>
        }
      />
    </Container>
  );
}
