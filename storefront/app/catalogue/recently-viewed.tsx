import { css } from '@emotion/react';
import { Heading, media, tokens } from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import { GoodsList } from '../analytics/goods-list';
import type { loadRecentlyViewed } from './load-recently-viewed.server';
import { useRecentlyViewed } from './catalogue-context';
import { GoodsCard } from './goods-card';
import { GoodsRail } from './goods-rail';
import { GoodsCardSkeleton } from './goods-card-skeleton';

const section = css({ marginTop: tokens.space[16], [media.desktop]: { marginTop: tokens.space[24] } });
const heading = css({ marginBottom: tokens.space[6] });

/** The products viewed last, with current data. Deleted products are left out, sold-out ones look muted. */
export const RecentlyViewed = observer(function RecentlyViewed({ except }: { except?: string }) {
  const recentlyViewed = useRecentlyViewed();
  const fetcher = useFetcher<typeof loadRecentlyViewed>();
  const ids = recentlyViewed.ids.filter((id) => id !== except);
  const { load } = fetcher;
  const asked = ids.join(',');

  useEffect(() => {
    if (asked !== '') void load(`/recently-viewed?ids=${asked}`);
  }, [asked, load]);

  const cards = fetcher.data?.cards.filter(({ id }) => ids.includes(id));
  if (ids.length === 0 || cards?.length === 0) return null;
  return (
    <section css={section} aria-labelledby="recently-viewed" aria-busy={!cards}>
      <Heading level={2} css={heading} id="recently-viewed">
        Недавно смотрели
      </Heading>
      <GoodsList name="Недавно смотрели" cards={cards ?? []}>
        <GoodsRail>
          {cards
            ? cards.map((card) => <GoodsCard key={card.id} card={card} />)
            : ids.map((id) => <GoodsCardSkeleton key={id} />)}
        </GoodsRail>
      </GoodsList>
    </section>
  );
});
