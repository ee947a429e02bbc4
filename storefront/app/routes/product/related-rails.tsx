import { Heading } from '@meet/ui-kit';
import { memo, Suspense, type ReactNode } from 'react';
import { Await } from 'react-router';
import { GoodsList } from '../../analytics/goods-list';
import { GoodsCard } from '../../catalogue/goods-card';
import { GoodsRail } from '../../catalogue/goods-rail';
import { GoodsCardSkeleton } from '../../catalogue/goods-card-skeleton';
import type { ProductCardFieldsFragment } from '../../graphql/generated/graphql';
import type { loadProduct } from './load-product.server';
import * as styles from './product.styles';

export type Rails = Awaited<ReturnType<typeof loadProduct>>['rails'];

/** Number of placeholders that fill the rail on a wide screen. */
const placeholders = 5;

/**
 * Products that go with the product, and similar products. The server streams them after the page, so that nothing else
 * waits for them, and both together, so that the page grows only once.
 */
export const RelatedRails = memo(function RelatedRails({ rails }: { rails: Rails }) {
  const waiting = (
    <RailSection name="С чем носить" waiting>
      {Array.from({ length: placeholders }, (_, index) => (
        <GoodsCardSkeleton key={index} />
      ))}
    </RailSection>
  );
  return (
    <Suspense fallback={waiting}>
      {/* If the streamed part is lost, only this place stays empty. */}
      <Await resolve={rails} errorElement={<></>}>
        {({ complementaryProducts, similarProducts }) => (
          <>
            <CardRail name="С чем носить" id="goes-with" cards={complementaryProducts} />
            <CardRail name="Похожее" id="similar" cards={similarProducts} />
          </>
        )}
      </Await>
    </Suspense>
  );
});

function CardRail({ name, id, cards }: { name: string; id: string; cards: ProductCardFieldsFragment[] }) {
  if (cards.length === 0) return null;
  return (
    <GoodsList name={name} cards={cards}>
      <RailSection name={name} id={id}>
        {cards.map((card) => (
          <GoodsCard key={card.id} card={card} />
        ))}
      </RailSection>
    </GoodsList>
  );
}

interface RailSectionProps {
  name: string;
  id?: string;
  waiting?: boolean;
  children: ReactNode;
}

function RailSection({ name, id, waiting = false, children }: RailSectionProps) {
  return (
    <section css={[styles.related, waiting && styles.awaitsScript]} aria-busy={waiting || undefined} id={id}>
      <Heading level={2} css={styles.relatedTitle}>
        {name}
      </Heading>
      <GoodsRail>{children}</GoodsRail>
    </section>
  );
}
