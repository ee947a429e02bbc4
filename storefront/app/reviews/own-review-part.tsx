import { Alert, Button, Stack, Text } from '@meet/ui-kit';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { ReviewEditor } from './review-editor';
import { ShownReview } from './shown-review';
import type { OwnReviews } from './use-own-reviews';

export interface OwnReviewPartProps {
  own: OwnReviews;
  onSaved: () => Promise<void>;
}

// A default export, because it is loaded with `React.lazy`, which needs one.
/**
 * The shopper's review of the model: the form for a new one, its state during moderation, and the form to change it.
 */
export default function OwnReviewPart({ own: { review, reviewable }, onSaved }: OwnReviewPartProps) {
  // The form is open for shoppers who came by the link to write a review.
  const { hash } = useLocation();
  const [isOpen, setOpen] = useState(!review && hash === '#review');
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    form.current?.querySelector('input')?.focus({ preventScroll: true });
    form.current?.scrollIntoView({ block: 'center' });
  }, [isOpen]);
  if (isOpen)
    return (
      <div ref={form}>
        <ReviewEditor review={review} productId={reviewable ?? ''} onSaved={onSaved} />
      </div>
    );
  if (!review) {
    return (
      <Stack gap={3} align="start">
        <Text>Вы получили эту модель. Расскажите, как она сидит: это поможет выбрать размер.</Text>
        <Button onClick={() => setOpen(true)}>Написать отзыв</Button>
      </Stack>
    );
  }
  if (review.state === 'APPROVED') return <Text tone="muted">Ваш отзыв опубликован.</Text>;
  const change = (
    <Button variant="secondary" onClick={() => setOpen(true)}>
      Изменить отзыв
    </Button>
  );
  return (
    <Stack gap={5}>
      {review.state === 'PENDING' ? (
        <Alert title="Отзыв на проверке" action={change}>
          Пока его видите только вы. До публикации отзыв можно изменить.
        </Alert>
      ) : (
        <Alert tone="warning" title="Отзыв не опубликован" action={change}>
          {review.rejectionReason}
        </Alert>
      )}
      <ShownReview review={review} />
    </Stack>
  );
}
