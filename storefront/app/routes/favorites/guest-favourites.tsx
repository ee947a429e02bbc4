import { Button, ProductGrid, Stack, Text } from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { GoodsList } from '../../analytics/goods-list';
import { GoodsCard } from '../../catalogue/goods-card';
import { GoodsCardSkeleton } from '../../catalogue/goods-card-skeleton';
import { favouritesApi } from '../../favourites/favourites-api';
import { useFavourites } from '../../favourites/favourites-context';
import type { ProductCardFieldsFragment } from '../../graphql/generated/graphql';
import { NoFavourites } from './no-favourites';

const cardsAtOnce = 24;

/**
 * The favourites stored in this browser, with current data. A card stays when its heart is pressed, so that a second
 * press restores it.
 */
export const GuestFavourites = observer(function GuestFavourites() {
  const favourites = useFavourites();
  const [ids, setIds] = useState(() => [...favourites.ids]);
  const [page, setPage] = useState(1);
  const [cards, setCards] = useState<readonly ProductCardFieldsFragment[]>([]);
  const [failed, setFailed] = useState(false);

  // Another tab has added favourites.
  const added = favourites.ids.filter((id) => !ids.includes(id));
  if (added.length > 0) {
    setIds([...added, ...ids]);
    setPage(1);
    setCards([]);
  }

  const asked = ids.slice((page - 1) * cardsAtOnce, page * cardsAtOnce).join(',');
  useEffect(() => {
    if (asked === '') return undefined;
    let isOver = false;
    const wanted = asked.split(',');
    void favouritesApi.cards(wanted).then(({ data }) => {
      if (isOver) return;
      setFailed(!data);
      if (!data) return;
      setCards((before) => [...before.filter(({ id }) => !wanted.includes(id)), ...data.productList]);
      favourites.forget(wanted.filter((id) => !data.productList.some((card) => card.id === id)));
    });
    return () => {
      isOver = true;
    };
  }, [asked, favourites]);

  if (cards.length === 0 && favourites.count === 0) return <NoFavourites />;
  if (failed) return <Text role="alert">Нет сигнала: список не загрузился. Обновите страницу.</Text>;
  return (
    <Stack gap={8}>
      <GoodsList name="Избранное" cards={cards}>
        <ProductGrid aria-busy={cards.length === 0 || undefined}>
          {cards.length > 0
            ? cards.map((card, index) => <GoodsCard key={card.id} card={card} headingLevel={2} priority={index < 4} />)
            : ids.slice(0, cardsAtOnce).map((id) => <GoodsCardSkeleton key={id} />)}
        </ProductGrid>
      </GoodsList>
      {page * cardsAtOnce < ids.length && (
        <Stack align="center">
          <Button variant="secondary" onClick={() => setPage(page + 1)}>
            Показать ещё
          </Button>
        </Stack>
      )}
    </Stack>
  );
});
