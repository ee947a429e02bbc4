import { css } from '@emotion/react';
import {
  ButtonLink,
  FitMeter,
  Heading,
  HeadingCount,
  Pagination,
  ReviewSummary,
  SortSelect,
  Stack,
  Text,
  tokens,
} from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { Suspense } from 'react';
import { useNavigate } from 'react-router';
import type { ReviewSort } from '../graphql/generated/graphql';
import { Hydrated } from '../browser/hydrated';
import { lazyPart } from '../builds/lazy-part';
import { useSession } from '../session/session-context';
import type { ProductReviews } from './load-reviews.server';
import { ReviewItem } from './review-item';
import { fitCounts, markCounts } from './review-figures';
import { reviewOrders } from './review-query';
import { columns, section } from './section.styles';
import { useOwnReviews } from './use-own-reviews';
import { useReviews } from './use-reviews';

// The form and the upload code are loaded only for buyers of the model.
const OwnReviewPart = lazyPart(() => import('./own-review-part'));

const figures = css({ display: 'grid', gap: tokens.space[6], alignContent: 'start' });
const list = css({ display: 'grid', gap: tokens.space[10] });
// As wide as a review, so that the dates of reviews end at the same place as the sort order.
const shown = css({ maxWidth: '72ch' });

export interface ReviewSectionProps {
  productId: string;
  /** Ids of the model's colourways, this one first. */
  colourways: readonly string[];
  reviews: ProductReviews;
}

/** The reviews of a model: the summary, a page of reviews, and the shopper's own. */
export const ReviewSection = observer(function ReviewSection(props: ReviewSectionProps) {
  const { productId, colourways } = props;
  const { query, reviews, isLoading, hrefOf } = useReviews(productId, props.reviews);
  const { own, refresh } = useOwnReviews(colourways, query);
  const { signedIn } = useSession();
  const navigate = useNavigate();
  const { reviewCount, withPhotos, histogram, fits, items, pagination } = reviews;
  const isFiltered = query.stars !== null || query.withPhotos;
  return (
    <section id="reviews" css={section} aria-labelledby="reviews-title" aria-busy={isLoading || undefined}>
      <Heading level={2} id="reviews-title">
        Отзывы {reviewCount > 0 && <HeadingCount aria-label={`всего ${reviewCount}`}>{reviewCount}</HeadingCount>}
      </Heading>
      <div css={columns}>
        <div css={figures}>
          {reviewCount > 0 && (
            <ReviewSummary
              counts={markCounts(histogram)}
              current={query.stars}
              hrefOf={(stars) => hrefOf({ stars: stars === query.stars ? null : stars })}
            />
          )}
          {reviewCount > 0 && <FitMeter counts={fitCounts(fits)} />}
          {own && (own.review ?? own.reviewable) ? (
            <Suspense>
              <OwnReviewPart own={own} onSaved={refresh} />
            </Suspense>
          ) : (
            <Text tone="muted" size="small">
              Отзывы пишут те, кто купил и получил эту модель.
            </Text>
          )}
          {!signedIn && (
            <Hydrated>
              <ButtonLink variant="secondary" href="/auth" css={{ justifySelf: 'start' }}>
                Войти и оставить отзыв
              </ButtonLink>
            </Hydrated>
          )}
        </div>
        {reviewCount > 0 ? (
          <Stack gap={6} css={shown}>
            {(reviewCount > 1 || withPhotos > 0 || isFiltered) && (
              <Stack direction="row" gap={4} align="center" justify="between" wrap>
                <Stack direction="row" gap={2} wrap>
                  {withPhotos > 0 && (
                    <ButtonLink
                      variant={query.withPhotos ? 'primary' : 'secondary'}
                      href={hrefOf({ withPhotos: !query.withPhotos })}
                      aria-current={query.withPhotos || undefined}
                    >
                      {`С фото, ${withPhotos}`}
                    </ButtonLink>
                  )}
                  {isFiltered && (
                    <ButtonLink variant="ghost" href={hrefOf({ stars: null, withPhotos: false })}>
                      Показать все
                    </ButtonLink>
                  )}
                </Stack>
                {reviewCount > 1 && (
                  <Hydrated>
                    <SortSelect
                      label="Порядок отзывов"
                      options={reviewOrders}
                      value={query.sort}
                      onChange={({ target }) =>
                        void navigate(hrefOf({ sort: target.value as ReviewSort }), { preventScrollReset: true })
                      }
                    />
                  </Hydrated>
                )}
              </Stack>
            )}
            {items.length === 0 && <Text tone="muted">С такими отметками отзывов нет.</Text>}
            <div css={list}>
              {items.map((review) => (
                <ReviewItem
                  key={review.id}
                  review={review}
                  vote={own?.votes.get(review.id) ?? null}
                  isOwn={own?.review?.id === review.id}
                />
              ))}
            </div>
            <Pagination
              page={pagination.page}
              totalPages={pagination.totalPages}
              hrefOf={(page) => hrefOf({ page })}
              aria-label="Страницы отзывов"
            />
          </Stack>
        ) : (
          <Text size="large">Отзывов пока нет</Text>
        )}
      </div>
    </section>
  );
});
