import { css } from '@emotion/react';
import { Container, Link, media, Pagination, ProductGrid, Stack, Text, tokens, useHydrated } from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { shopName } from '../../browser/shop-name';
import { GoodsList } from '../../analytics/goods-list';
import { GoodsCard } from '../../catalogue/goods-card';
import { GoodsCardSkeleton } from '../../catalogue/goods-card-skeleton';
import { useFavourites } from '../../favourites/favourites-context';
import { ShareList } from '../../favourites/share-list';
import { ListingHead } from '../../listing/listing-head';
import { displayFont } from '../../shell/display-font';
import type { Route } from './+types/route';
import { GuestFavourites } from './guest-favourites';
import { loadFavorites, type FavouritePage } from './load-favorites.server';
import { NoFavourites } from './no-favourites';

export function loader({ url, request }: Route.LoaderArgs) {
  return loadFavorites(url, request.signal);
}

export const links = displayFont;

export function meta(): Route.MetaDescriptors {
  return [{ title: `Избранное — ${shopName()}` }, { name: 'robots', content: 'noindex, follow' }];
}

const trail = [{ label: 'Главная', href: '/' }, { label: 'Избранное' }];

const lead = css({ marginTop: tokens.space[3] });
const onlyWithoutScripts = css({ display: 'none', [media.noScript]: { display: 'block' } });
const page = css({ paddingBottom: tokens.space[16] });

export default observer(function Favorites({ loaderData: loaded }: Route.ComponentProps) {
  const favourites = useFavourites();
  const hydrated = useHydrated();
  const count = loaded && !hydrated ? loaded.productIds.length : favourites.count;
  return (
    <Container css={page}>
      <ListingHead trail={trail} title="Избранное" total={count}>
        {hydrated && !loaded && count > 0 && (
          <Text css={lead} tone="muted">
            Список хранится в этом браузере. <Link href="/auth">Войдите</Link>, чтобы он был на всех устройствах.
          </Text>
        )}
      </ListingHead>
      {loaded ? <AccountFavourites loaded={loaded} /> : hydrated ? <GuestFavourites /> : <OnlyWithoutScripts />}
    </Container>
  );
});

/** The account's favourites. A card stays when its heart is pressed, so that a second press restores it. */
const AccountFavourites = observer(function AccountFavourites({ loaded }: { loaded: FavouritePage }) {
  const favourites = useFavourites();
  const { revalidate } = useRevalidator();
  const { productIds, products, pagination } = loaded;

  // A guest's favourites are added to the account only after the page was loaded.
  const hasMore = favourites.ids.some((id) => !productIds.includes(id));
  useEffect(() => {
    if (hasMore) void revalidate();
  }, [hasMore, revalidate]);

  if (products.length === 0) return hasMore ? <Waiting /> : <NoFavourites />;
  return (
    <Stack gap={8}>
      <ShareList link={loaded.link} />
      <GoodsList name="Избранное" cards={products}>
        <ProductGrid>
          {products.map((card, index) => (
            <GoodsCard key={card.id} card={card} headingLevel={2} priority={index < 4} />
          ))}
        </ProductGrid>
      </GoodsList>
      <Pagination
        page={pagination.page}
        totalPages={pagination.totalPages}
        hrefOf={(number) => (number === 1 ? '/favorites' : `/favorites?page=${number}`)}
      />
    </Stack>
  );
});

/** Only the browser knows a guest's list. Until it is read, only content for browsers without scripts is rendered. */
const OnlyWithoutScripts = () => (
  <Text css={onlyWithoutScripts}>
    Список хранится в этом браузере: чтобы увидеть его, включите JavaScript или <Link href="/auth">войдите</Link>.
  </Text>
);

const Waiting = () => (
  <ProductGrid aria-busy="true">
    {[1, 2, 3, 4].map((place) => (
      <GoodsCardSkeleton key={place} />
    ))}
  </ProductGrid>
);
