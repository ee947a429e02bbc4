import { useEffect, useState } from 'react';
import { askInBrowser } from '../graphql/ask-in-browser';
import { OwnReviewsDocument, type OwnReviewsQuery } from '../graphql/generated/graphql';
import { useSession } from '../session/session-context';
import { reviewListVariables, type ReviewQuery } from './review-query';

export type OwnReview = OwnReviewsQuery['userReviewList']['items'][number];

export interface OwnReviews {
  /** The shopper's review of the model, in any state. */
  review: OwnReview | undefined;
  /** The colourway that the shopper may review. */
  reviewable: string | undefined;
  /** The shopper's votes, by the id of the review. */
  votes: ReadonlyMap<string, boolean>;
}

type Asked = { colourways: readonly string[] } & ReturnType<typeof reviewListVariables>;

async function askOwnReviews({ colourways, ...variables }: Asked): Promise<OwnReviews | null> {
  const { data } = await askInBrowser(OwnReviewsDocument, variables);
  if (!data) return null;
  return {
    review: data.userReviewList.items.find(({ productId }) => colourways.includes(productId)),
    reviewable: data.reviewableProducts.find(({ productId }) => colourways.includes(productId))?.productId,
    votes: new Map(data.reviewList.items.flatMap(({ id, myVote }) => (myVote === null ? [] : [[id, myVote]]))),
  };
}

/**
 * The shopper's own data about a model's reviews. The browser loads it, because shared pages contain no personal data.
 * Null for a guest and while loading.
 */
export function useOwnReviews(colourways: readonly string[], query: ReviewQuery) {
  const { signedIn } = useSession();
  const [own, setOwn] = useState<OwnReviews | null>(null);
  const asked = JSON.stringify({ colourways, ...reviewListVariables(colourways[0]!, query) } satisfies Asked);

  useEffect(() => {
    if (!signedIn) return undefined;
    let isOver = false;
    void askOwnReviews(JSON.parse(asked) as Asked).then((answer) => {
      if (answer && !isOver) setOwn(answer);
    });
    return () => {
      isOver = true;
    };
  }, [signedIn, asked]);

  /** Reloads after the shopper's review was saved. */
  const refresh = async () => {
    const answer = await askOwnReviews(JSON.parse(asked) as Asked);
    if (answer) setOwn(answer);
  };

  return { own: signedIn ? own : null, refresh };
}
