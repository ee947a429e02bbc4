import { Heading, Rail } from '@meet/ui-kit';
import { memo, Suspense, type ReactNode } from 'react';
import { Await } from 'react-router';
import { GoodsList } from '../../analytics/goods-list';
import { GoodsCard } from '../../catalogue/goods-card';
import { GoodsCardSkeleton } from '../../catalogue/goods-card-skeleton';
import type { loadProduct } from './load-product.server';
import * as styles from './product.styles';

export type SimilarCards = Awaited<ReturnType<typeof loadProduct>>['similar'];

/** Number of placeholders that fill the rail on a wide screen. */
const placeholders = 5;

/** Similar products. The server streams them after the page, so that nothing else waits for them. */
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
      {/* If the streamed part is lost, only this place stays empty. */}
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
