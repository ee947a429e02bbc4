import { ButtonLink, EmptyState } from '@meet/ui-kit';
import { shopName } from '../../browser/shop-name';
import { Listing } from '../../listing/listing';
import { listingMeta } from '../../seo/page-meta';
import { displayFont } from '../../shell/display-font';
import type { Route } from './+types/route';
import { CollectionPage } from './collection-page';
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

export default function CollectionRoute({ loaderData: { listing, ...page } }: Route.ComponentProps) {
  return (
    <CollectionPage {...page}>
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
    </CollectionPage>
  );
}
