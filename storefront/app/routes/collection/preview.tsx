import { Alert, countOf, EmptyState, ProductGrid, Stack, Text } from '@meet/ui-kit';
import { GoodsList } from '../../analytics/goods-list';
import { shopName } from '../../browser/shop-name';
import { GoodsCard } from '../../catalogue/goods-card';
import { displayFont } from '../../shell/display-font';
import type { Route } from './+types/preview';
import { CollectionPage } from './collection-page';
import { loadCollectionPreview } from './load-collection.server';

export const loader = ({ url, params, request }: Route.LoaderArgs) =>
  loadCollectionPreview(url, params.token, request.signal);

export const links = displayFont;
export const headers = () => ({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  const title = loaderData?.collection.title ?? 'Подборка';
  return [{ title: `${title} — ${shopName()}` }, { name: 'robots', content: 'noindex' }];
}

/** A collection that shoppers do not see yet, for whoever has the link created by an operator. */
export default function CollectionPreview({ loaderData: { cards, rest, ...page } }: Route.ComponentProps) {
  const name = page.collection.title;
  return (
    <CollectionPage
      {...page}
      notice={
        <Alert title="Предпросмотр">
          Так подборку увидит покупатель. Пока её видят только те, у кого есть эта ссылка; она действует час.
        </Alert>
      }
    >
      {cards.length === 0 ? (
        <EmptyState title="Подборка пуста">Добавьте в неё товары, которые есть в продаже.</EmptyState>
      ) : (
        <Stack gap={8}>
          <GoodsList name={name} cards={cards}>
            <ProductGrid>
              {cards.map((card) => (
                <GoodsCard key={card.id} card={card} headingLevel={2} />
              ))}
            </ProductGrid>
          </GoodsList>
          {rest > 0 && (
            <Text tone="muted">{`И ещё ${countOf(rest, { one: 'товар', few: 'товара', many: 'товаров' })}`}</Text>
          )}
        </Stack>
      )}
    </CollectionPage>
  );
}
