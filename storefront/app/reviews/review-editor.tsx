import { ReviewForm, type ReviewDraft } from '@meet/ui-kit';
import { useState } from 'react';
import { askInBrowser, noSignalCode } from '../graphql/ask-in-browser';
import { CreateReviewDocument, EditReviewDocument } from '../graphql/generated/graphql';
import { PhotoField } from '../uploads/photo-field';
import { PictureUploads } from '../uploads/picture-uploads';
import { cardFit, reviewFit } from './card-fit';
import type { OwnReview } from './use-own-reviews';

export interface ReviewEditorProps {
  /** The review to change; without it a new one is written. */
  review: OwnReview | undefined;
  /** The colourway that is reviewed. */
  productId: string;
  onSaved: () => Promise<void>;
}

/** The form of a review with pictures, which are uploaded while the shopper is still writing. */
export function ReviewEditor({ review, productId, onSaved }: ReviewEditorProps) {
  const [uploads] = useState(() => new PictureUploads(review?.photos.map(({ url }) => url) ?? [], 'REVIEW_PHOTO'));
  const [status, setStatus] = useState<'idle' | 'sending' | 'failed' | 'sent'>('idle');
  const [failure, setFailure] = useState<string>();

  const save = async (draft: ReviewDraft & { rating: number }) => {
    setStatus('sending');
    if (!(await uploads.settle())) {
      setFailure(`Не все фотографии загрузились. ${uploads.wayOut}`);
      return setStatus('failed');
    }
    const said = { ...draft, fit: draft.fit ? reviewFit[draft.fit] : null, uploadIds: uploads.uploadIds };
    const { fault } = review
      ? await askInBrowser(EditReviewDocument, { dto: { ...said, id: review.id, photoUrls: uploads.storedUrls } })
      : await askInBrowser(CreateReviewDocument, { dto: { ...said, productId } });
    if (fault) {
      setFailure(fault.code === noSignalCode ? undefined : fault.message);
      return setStatus('failed');
    }
    setStatus('sent');
    await onSaved();
  };

  return (
    <ReviewForm
      status={status}
      error={failure}
      onSubmit={(draft) => void save(draft)}
      defaultDraft={review ? draftOf(review) : {}}
      photos={<PhotoField label="Фотографии" uploads={uploads} />}
    />
  );
}

function draftOf({ rating, fit, advantages, disadvantages, text }: OwnReview): ReviewDraft {
  return { rating, fit: fit && cardFit[fit], advantages, disadvantages, text };
}
