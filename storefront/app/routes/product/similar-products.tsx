import { Heading, Rail } from '@meet/ui-kit';
import { memo, Suspense, type ReactNode } from 'react';
import { Await } from 'react-router';
import { GoodsList } from '../../analytics/goods-list';
import { GoodsCard } from '../../catalogue/goods-card';
import { GoodsCardSkeleton } from '../../catalogue/goods-card-skeleton';
import type { loadProduct } from './load-product.server';
import * as styles from './product.styles';

export type SimilarCards = Awaited<ReturnType<typeof loadProduct>>['similar'];

/** Fills the rail on a wide screen. */
const placeholders = 5;

/** Goods like this one. The server sends them after the page, whose other parts wait for nothing of them. */
export const SimilarProducts = memo(function SimilarProducts({ similar }: { similar: SimilarCards }) {
  const waiting = (
    <SimilarSection waiting>
      {Array.from({ length: placeholders }, (_, index) => (
        <GoodsCardSkeleton key={index} />
      ))}
    </SimilarSection>
  );
  return (
    <Suspense fallback={waiting}>
      {/* An answer that was lost on the way leaves this place empty, and the page as it is. */}
      <Await resolve={similar} errorElement={<></>}>
        {(cards) =>
          cards.length > 0 && (
            <GoodsList name="Похожее" cards={cards}>
              <SimilarSection>
                {cards.map((card) => (
                  <GoodsCard key={card.id} card={card} />
                ))}
              </SimilarSection>
            </GoodsList>
          )
        }
      </Await>
    </Suspense>
  );
});

function SimilarSection({ waiting = false, children }: { waiting?: boolean; children: ReactNode }) {
  return (
    <section
      css={[styles.similar, waiting && styles.awaitsScript]}
      aria-busy={waiting || undefined}
      id={waiting ? undefined : 'similar'}
    >
      <Heading level={2} css={styles.similarTitle}>
        Похожее
      </Heading>
      <Rail>{children}</Rail>
    </section>
  );
}
