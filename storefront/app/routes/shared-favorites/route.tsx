import { css } from '@emotion/react';
import {
  ButtonLink,
  Container,
  countOf,
  EmptyState,
  media,
  Pagination,
  ProductGrid,
  Stack,
  Text,
  tokens,
} from '@meet/ui-kit';
import { GoodsList } from '../../analytics/goods-list';
import { shopName } from '../../browser/shop-name';
import { GoodsCard } from '../../catalogue/goods-card';
import { ListingHead } from '../../listing/listing-head';
import { displayFont } from '../../shell/display-font';
import type { Route } from './+types/route';
import { loadSharedFavorites } from './load-shared-favorites.server';

export function loader({ url, params, request }: Route.LoaderArgs) {
  return loadSharedFavorites(url, params.token, request.signal);
}

export const links = displayFont;

/** The URL is a secret of the people to whom its owner has sent it, so it must not be cached. */
export const headers = () => ({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });

const nameless = 'Список вещей';

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [
    { title: `${loaderData?.name ?? nameless} — ${shopName()}` },
    { name: 'robots', content: 'noindex, nofollow' },
  ];
}

const page = css({ paddingBottom: tokens.space[16] });
const lead = css({ marginTop: tokens.space[3], [media.desktop]: { marginBottom: tokens.space[5] } });
const gone = {
  one: 'товар из списка больше не продаётся',
  few: 'товара из списка больше не продаются',
  many: 'товаров из списка больше не продаются',
};

/** The favourites of a shopper, visible to everybody who has the link. */
export default function SharedFavorites({ loaderData: list, params }: Route.ComponentProps) {
  const { name, missing, products, pagination } = list;
  const title = name ?? nameless;
  const path = `/favorites/${encodeURIComponent(params.token)}`;
  return (
    <Container css={page}>
      <ListingHead
        trail={[{ label: 'Главная', href: '/' }, { label: nameless }]}
        title={title}
        total={pagination.totalItems}
      >
        <Text css={lead} tone="muted">
          Этим списком с вами поделились. Цены и размеры в нём сегодняшние.
        </Text>
      </ListingHead>
      {products.length === 0 ? (
        <EmptyState title="Список пуст" actions={<ButtonLink href="/catalog">В каталог</ButtonLink>}>
          {missing > 0
            ? 'Всё, что в нём было, больше не продаётся. Похожие вещи могут найтись в каталоге.'
            : 'В него пока ничего не добавили. Загляните позже или посмотрите каталог.'}
        </EmptyState>
      ) : (
        <Stack gap={8}>
          <GoodsList name="Список по ссылке" cards={products}>
            <ProductGrid>
              {products.map((card, index) => (
                <GoodsCard key={card.id} card={card} headingLevel={2} priority={index < 4} />
              ))}
            </ProductGrid>
          </GoodsList>
          {missing > 0 && <Text tone="muted">{`${countOf(missing, gone)}.`}</Text>}
          <Pagination
            page={pagination.page}
            totalPages={pagination.totalPages}
            hrefOf={(number) => (number === 1 ? path : `${path}?page=${number}`)}
          />
        </Stack>
      )}
    </Container>
  );
}
