import { css } from '@emotion/react';
import {
  Container,
  Heading,
  HeadingCount,
  Link,
  Pagination,
  ProductGrid,
  Stack,
  Text,
  tokens,
  useHydrated,
} from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { GoodsCard } from '../../catalogue/goods-card';
import { GoodsCardSkeleton } from '../../catalogue/goods-card-skeleton';
import { useFavourites } from '../../favourites/favourites-context';
import type { Route } from './+types/route';
import { GuestFavourites } from './guest-favourites';
import { loadFavorites, type FavouritePage } from './load-favorites.server';
import { NoFavourites } from './no-favourites';

export function loader({ url, request }: Route.LoaderArgs) {
  return loadFavorites(url, request.signal);
}

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Избранное — Meet' }, { name: 'robots', content: 'noindex, follow' }];
}

const page = css({ paddingBlock: `${tokens.space[8]} ${tokens.space[16]}` });

export default observer(function Favorites({ loaderData: loaded }: Route.ComponentProps) {
  const favourites = useFavourites();
  const hydrated = useHydrated();
  const count = loaded && !hydrated ? loaded.productIds.length : favourites.count;
  return (
    <Container>
      <Stack gap={6} css={page}>
        <Stack gap={2}>
          <Heading level={1}>
            Избранное {count > 0 && <HeadingCount aria-label={`всего ${count}`}>{count}</HeadingCount>}
          </Heading>
          {hydrated && !loaded && (
            <Text tone="muted">
              Список хранится в этом браузере. <Link href="/auth">Войдите</Link>, чтобы он был на всех устройствах.
            </Text>
          )}
        </Stack>
        {loaded ? <AccountFavourites loaded={loaded} /> : hydrated ? <GuestFavourites /> : <Waiting />}
      </Stack>
    </Container>
  );
});

/** Those of the account. A card whose heart is pressed stays, so that another press brings it back. */
const AccountFavourites = observer(function AccountFavourites({ loaded }: { loaded: FavouritePage }) {
  const favourites = useFavourites();
  const { revalidate } = useRevalidator();
  const { productIds, products, pagination } = loaded;

  // What a guest had kept joins the account after the page was loaded.
  const hasMore = favourites.ids.some((id) => !productIds.includes(id));
  useEffect(() => {
    if (hasMore) void revalidate();
  }, [hasMore, revalidate]);

  if (products.length === 0) return hasMore ? <Waiting /> : <NoFavourites />;
  return (
    <Stack gap={8}>
      <ProductGrid>
        {products.map((card, index) => (
          <GoodsCard key={card.id} card={card} headingLevel={2} priority={index < 4} />
        ))}
      </ProductGrid>
      <Pagination
        page={pagination.page}
        totalPages={pagination.totalPages}
        hrefOf={(number) => (number === 1 ? '/favorites' : `/favorites?page=${number}`)}
      />
    </Stack>
  );
});

function Waiting() {
  return (
    <ProductGrid aria-busy="true">
      {[1, 2, 3, 4].map((place) => (
        <GoodsCardSkeleton key={place} />
      ))}
    </ProductGrid>
  );
}
