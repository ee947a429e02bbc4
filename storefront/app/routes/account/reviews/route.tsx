import { css } from '@emotion/react';
import {
  ButtonLink,
  EmptyState,
  formatDate,
  Heading,
  Image,
  Link,
  Pagination,
  Stack,
  Text,
  tokens,
} from '@meet/ui-kit';
import { useRevalidator } from 'react-router';
import { shopName } from '../../../browser/shop-name';
import { AccountPage } from '../../../account/account-page';
import { sizeLine } from '../../../offers/size-name';
import { ListedReviewCard } from '../../../reviews/listed-review';
import { loadOwnReviews } from '../../../reviews/load-own-reviews.server';
import { PopularGoods } from '../../../search/popular-goods';
import { displayFont } from '../../../shell/display-font';
import type { Route } from './+types/route';

export function loader({ url, request }: Route.LoaderArgs) {
  return loadOwnReviews(url, request.signal);
}

export const links = displayFont;

export function meta(): Route.MetaDescriptors {
  return [{ title: `Мои отзывы — ${shopName()}` }, { name: 'robots', content: 'noindex, follow' }];
}

const list = css({ display: 'grid', gap: tokens.space[4], margin: 0, padding: 0, maxWidth: 880 });
const row = css({ display: 'grid', gridTemplateColumns: '72px minmax(0, 1fr)', gap: tokens.space[4] });

/** The shopper's reviews in every state, and the products to be reviewed. */
export default function OwnReviews({ loaderData: { reviews, reviewable, pagination } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  return (
    <AccountPage title="Отзывы">
      {reviews.length === 0 && reviewable.length === 0 ? (
        <>
          <EmptyState title="Отзывов пока нет" actions={<ButtonLink href="/catalog">За покупками</ButtonLink>}>
            Когда вы получите заказ, здесь можно будет рассказать, как сели вещи.
          </EmptyState>
          <PopularGoods />
        </>
      ) : (
        <Stack gap={10}>
          {reviewable.length > 0 && (
            <section aria-labelledby="reviewable">
              <Stack gap={5}>
                <Heading level={2} size="medium" id="reviewable">
                  Ждут отзыва
                </Heading>
                <ul css={list}>
                  {reviewable.map(({ productId, slug, name, sizeName: size, deliveredAt, image }) => (
                    <li key={productId} css={row}>
                      <Image contour src={image?.url ?? null} alt="" sizes="72px" />
                      <Stack gap={1} align="start">
                        <Text>{name}</Text>
                        <Text size="small" tone="muted">
                          {`${sizeLine(size)}, получен ${formatDate(deliveredAt)}`}
                        </Text>
                        <Link href={`/product/${slug}#review`} aria-label={`Написать отзыв: ${name}`}>
                          Написать отзыв
                        </Link>
                      </Stack>
                    </li>
                  ))}
                </ul>
              </Stack>
            </section>
          )}
          {reviews.length > 0 && (
            <section aria-labelledby="written">
              <Stack gap={5}>
                <Heading level={2} size="medium" id="written">
                  Вы написали
                </Heading>
                <ul css={list}>
                  {reviews.map((listed) => (
                    <li key={listed.review.id}>
                      <ListedReviewCard {...listed} onSaved={() => revalidate()} />
                    </li>
                  ))}
                </ul>
                <Pagination
                  page={pagination.page}
                  totalPages={pagination.totalPages}
                  hrefOf={(page) => (page === 1 ? '/account/reviews' : `/account/reviews?page=${page}`)}
                />
              </Stack>
            </section>
          )}
        </Stack>
      )}
    </AccountPage>
  );
}
