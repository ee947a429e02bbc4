import { ButtonLink, Container, countOf, EmptyState } from '@meet/ui-kit';
import { shopName } from '../../browser/shop-name';
import { Listing } from '../../listing/listing';
import { ListingHead } from '../../listing/listing-head';
import { WaysFurther } from '../../listing/ways-further';
import { goodsForms } from '../../offers/goods-forms';
import { useSaveSearch } from '../../saved-searches/use-save-search';
import { listingMeta } from '../../seo/page-meta';
import { displayFont } from '../../shell/display-font';
import type { Route } from './+types/route';
import { loadCatalog } from './load-catalog.server';

export function loader({ url, params, request }: Route.LoaderArgs) {
  return loadCatalog(url, params['*'], request.signal);
}

export const links = displayFont;

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return [];
  const { name, listing, seo } = loaderData;
  const description = `${name}: ${countOf(listing.pagination.totalItems, goodsForms)} в магазине ${shopName()}. Со склада в России и из Турции, кешбэк бонусами.`;
  return listingMeta({ title: name, description }, seo, listing.pages.first);
}

export default function Catalog({ loaderData: { name, trail, ways, listing } }: Route.ComponentProps) {
  const saveSearch = useSaveSearch({ title: name, standsFor: listing.standsFor });
  return (
    <Container>
      <ListingHead trail={trail} title={name} total={listing.pagination.totalItems} />
      <Listing
        key={listing.pathname}
        {...listing}
        besideChosen={saveSearch}
        defaultSort="POPULAR_FIRST"
        lead={<WaysFurther label="Подразделы" ways={ways} />}
        empty={
          <EmptyState title="Здесь пока пусто" actions={<ButtonLink href="/catalog">Открыть каталог</ButtonLink>}>
            Загляните позже или посмотрите, что есть в других разделах.
          </EmptyState>
        }
      />
    </Container>
  );
}
