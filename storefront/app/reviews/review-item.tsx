import { Button, Card, Stack, Text } from '@meet/ui-kit';
import { useState } from 'react';
import { askInBrowser } from '../graphql/ask-in-browser';
import { VoteReviewDocument, type ReviewFieldsFragment } from '../graphql/generated/graphql';
import { useSession } from '../session/session-context';
import { useToasts } from '../toasts/toasts-context';
import { ShownReview } from './shown-review';

export interface ReviewItemProps {
  review: ReviewFieldsFragment;
  /** The shopper's vote; null if they have none. */
  vote: boolean | null;
  isOwn: boolean;
}

/** A published review with the shop's answer and the votes. */
export function ReviewItem({ review, vote, isOwn }: ReviewItemProps) {
  return (
    <ShownReview review={review}>
      {review.answer && (
        <Card variant="subtle">
          <Stack gap={2}>
            <Text as="strong" size="small">
              Ответ магазина
            </Text>
            <Text>{review.answer.text}</Text>
          </Stack>
        </Card>
      )}
      {!isOwn && <Votes review={review} vote={vote} />}
    </ShownReview>
  );
}

const withCount = (answer: string, votes: number) => (votes > 0 ? `${answer}, ${votes}` : answer);

function Votes({ review, vote }: Omit<ReviewItemProps, 'isOwn'>) {
  const session = useSession();
  const toasts = useToasts();
  // The result of the shopper's last vote here. Until then the values of the page and of the shopper's data are shown.
  const [voted, setVoted] = useState<{ helpful: number; unhelpful: number; myVote: boolean | null } | null>(null);
  const shown = voted ?? { helpful: review.helpful, unhelpful: review.unhelpful, myVote: vote };

  const press = async (helpful: boolean) => {
    if (!session.signedIn) return toasts.show('info', 'Войдите, чтобы оценить отзыв');
    const { data, fault } = await askInBrowser(VoteReviewDocument, {
      id: review.id,
      helpful: shown.myVote === helpful ? null : helpful,
    });
    if (fault) toasts.show('error', 'Голос не учтён', fault.message);
    else setVoted(data.voteReview);
  };

  return (
    <Stack direction="row" gap={2} align="center" wrap>
      <Text as="span" size="small" tone="muted">
        Отзыв полезен?
      </Text>
      {[true, false].map((helpful) => (
        <Button
          key={String(helpful)}
          variant={shown.myVote === helpful ? 'secondary' : 'ghost'}
          aria-pressed={shown.myVote === helpful}
          onClick={() => void press(helpful)}
        >
          {helpful ? withCount('Да', shown.helpful) : withCount('Нет', shown.unhelpful)}
        </Button>
      ))}
    </Stack>
  );
}
