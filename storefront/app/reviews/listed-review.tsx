import { css } from '@emotion/react';
import { Alert, Button, Card, Image, Link, Stack, Text, tokens } from '@meet/ui-kit';
import { Suspense, useState } from 'react';
import { lazyPart } from '../builds/lazy-part';
import type { ListedReview } from './load-own-reviews.server';
import type { ReviewEditorProps } from './review-editor';
import { ShownReview } from './shown-review';

// The form's code is loaded when it is opened.
const ReviewEditor = lazyPart<ReviewEditorProps>(
  () => import('./review-editor').then((file) => ({ default: file.ReviewEditor })),
  'message',
);

const about = css({ display: 'grid', gridTemplateColumns: '72px minmax(0, 1fr)', gap: tokens.space[4] });

/** A review in the shopper's own list: its product, its state, and a form to change it until it is published. */
export function ListedReviewCard({ review, product, onSaved }: ListedReview & { onSaved: () => Promise<void> }) {
  const [isOpen, setOpen] = useState(false);
  const change = !isOpen && review.state !== 'APPROVED' && (
    <Button variant="secondary" onClick={() => setOpen(true)}>
      Изменить отзыв
    </Button>
  );
  return (
    <Card as="article" aria-label={product ? `Отзыв: ${product.name}` : 'Отзыв о товаре, который больше не продаётся'}>
      <Stack gap={5}>
        <div css={about}>
          <Image contour src={product?.cover ?? null} alt="" sizes="72px" />
          <Stack gap={1} align="start">
            {product ? (
              <Link href={`/product/${product.slug}`}>{product.name}</Link>
            ) : (
              <Text tone="muted">Этот товар больше не продаётся</Text>
            )}
            {review.state === 'APPROVED' && (
              <Text size="small" tone="muted">
                Опубликован
              </Text>
            )}
          </Stack>
        </div>
        {review.state === 'PENDING' && (
          <Alert title="На проверке" action={change}>
            Пока отзыв видите только вы. До публикации его можно изменить.
          </Alert>
        )}
        {review.state === 'REJECTED' && (
          <Alert tone="warning" title="Не опубликован" action={change}>
            {review.rejectionReason}
          </Alert>
        )}
        {isOpen ? (
          <Suspense>
            <ReviewEditor review={review} productId={review.productId} onSaved={onSaved} />
          </Suspense>
        ) : (
          <ShownReview review={review} />
        )}
      </Stack>
    </Card>
  );
}
