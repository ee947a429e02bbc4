import { css } from '@emotion/react';
import {
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type ComponentPropsWithRef,
  type FormEvent,
  type ReactNode,
} from 'react';
import { useWords } from '../../locale/use-words.js';
import { useDefaultProps } from '../../theme/default-props.js';
import { tokens } from '../../tokens/generated/tokens.js';
import { Alert } from '../alert/index.js';
import { Button } from '../button/index.js';
import { ErrorSummary } from '../error-summary/index.js';
import { RadioGroup } from '../radio-group/index.js';
import { RatingInput } from '../rating/index.js';
import type { Fit } from '../review-card/review-card.js';
import { Heading, Text } from '../text/text.js';
import { TextArea } from '../text-area/index.js';
import { emptyDraft, faultsOf, longest, type DraftFault, type ReviewDraft } from './review-draft.js';
import { reviewFormWords } from './review-form.words.js';

const form = css({ display: 'grid', gap: tokens.space[5], maxWidth: 640 });
const sentStyle = css({ display: 'grid', gap: tokens.space[2], outline: 0 });
const submit = css({ justifySelf: 'start' });

export interface ReviewFormProps extends Omit<ComponentPropsWithRef<'form'>, 'onSubmit' | 'children'> {
  /** Called with a complete review: it has a rating and at least one text. */
  onSubmit: (draft: ReviewDraft & { rating: number }) => void;
  /** State of the request. `failed` keeps the entered text; `sent` replaces the form with thanks. Default: `idle`. */
  status?: 'idle' | 'sending' | 'failed' | 'sent';
  /** Why the request failed. Default: a text about a lost connection. */
  error?: string | undefined;
  /** A `PhotoUploader`, whose photos the caller stores and uploads. Default: none. */
  photos?: ReactNode;
  /** Initial values of the fields. Default: empty. */
  defaultDraft?: Partial<ReviewDraft>;
}

/** A form for a review: rating, fit and texts. */
export function ReviewForm(passed: ReviewFormProps) {
  const { onSubmit, status = 'idle', error, photos, defaultDraft, ...props } = useDefaultProps('ReviewForm', passed);
  const words = useWords('reviewForm', reviewFormWords);
  const id = useId();
  const [draft, setDraft] = useState<ReviewDraft>({ ...emptyDraft, ...defaultDraft });
  const [tried, setTried] = useState<readonly DraftFault[]>([]);
  const thanks = useRef<HTMLDivElement>(null);

  // The summary takes the focus whenever it changes, so it is rebuilt for each attempt, not for each letter.
  const summary = useMemo(
    () => tried.map((fault) => ({ field: `${id}-${fault}`, message: words.reviewFaults[fault] })),
    [tried, id, words],
  );

  useEffect(() => {
    // The focused button has unmounted, so the focus moves to the thanks.
    if (status === 'sent') thanks.current?.focus();
  }, [status]);

  if (status === 'sent') {
    return (
      <div ref={thanks} css={sentStyle} role="status" tabIndex={-1}>
        <Heading level={3} size="small">
          {words.reviewSent}
        </Heading>
        <Text tone="muted">{words.reviewSentNote}</Text>
      </div>
    );
  }

  // An error disappears as soon as it is corrected. It can reappear only after the next attempt.
  const open = faultsOf(draft);
  const errorOf = (fault: DraftFault) =>
    tried.includes(fault) && open.includes(fault) ? words.reviewFaults[fault] : undefined;
  const change = (part: Partial<ReviewDraft>) => setDraft({ ...draft, ...part });

  const send = (event: FormEvent) => {
    event.preventDefault();
    const faults = faultsOf(draft);
    setTried(faults);
    if (status !== 'sending' && faults.length === 0 && draft.rating !== null)
      onSubmit({ ...draft, rating: draft.rating });
  };

  return (
    <form css={form} noValidate onSubmit={send} {...props}>
      <ErrorSummary errors={summary} />
      <RatingInput
        id={`${id}-rating`}
        tabIndex={-1}
        label={words.yourRating}
        value={draft.rating}
        onValueChange={(rating) => change({ rating })}
        error={errorOf('rating')}
        required
      />
      <RadioGroup
        label={words.howItFits}
        value={draft.fit ?? ''}
        onValueChange={(fit) => change({ fit: fit as Fit })}
        options={(['small', 'true', 'large'] as const).map((value) => ({ value, label: words.fitChoice[value] }))}
      />
      <TextArea
        label={words.advantages}
        maxLength={longest.advantages}
        value={draft.advantages}
        onChange={({ target }) => change({ advantages: target.value })}
      />
      <TextArea
        label={words.disadvantages}
        maxLength={longest.disadvantages}
        value={draft.disadvantages}
        onChange={({ target }) => change({ disadvantages: target.value })}
      />
      <TextArea
        id={`${id}-words`}
        label={words.comment}
        maxLength={longest.text}
        value={draft.text}
        onChange={({ target }) => change({ text: target.value })}
        error={errorOf('words')}
      />
      {photos}
      {status === 'failed' && (
        <Alert tone="error" live>
          {error ?? words.reviewFailed}
        </Alert>
      )}
      <Button css={submit} type="submit" size="large" loading={status === 'sending'}>
        {words.sendReview}
      </Button>
    </form>
  );
}
