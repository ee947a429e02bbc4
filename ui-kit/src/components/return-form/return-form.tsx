import { useId, useState, type ComponentPropsWithRef, type FormEvent, type ReactNode } from 'react';
import { formatDay } from '../../locale/format-dates.js';
import { useLocale } from '../../locale/locale-context.js';
import { useWords } from '../../locale/use-words.js';
import { useDefaultProps } from '../../theme/default-props.js';
import { Alert } from '../alert/index.js';
import { Button } from '../button/index.js';
import { Checkbox } from '../checkbox/checkbox.js';
import { ErrorSummary, type FieldError } from '../error-summary/index.js';
import { FieldNote, noteIdOf } from '../field/field-note.js';
import { PhotoUploader } from '../photo-uploader/photo-uploader.js';
import type { UploadingPhoto } from '../photo-uploader/uploading-photo.js';
import { Select } from '../select/index.js';
import { Text } from '../text/text.js';
import { AnswerFields } from './answer-fields.js';
import {
  answerAt,
  emptyReturn,
  everyLine,
  faultsOf,
  photosAskedFor,
  placesOf,
  type ReturnAnswer,
  type ReturnDraft,
  type ReturnFault,
} from './return-draft.js';
import * as styles from './return-form.styles.js';
import { returnFormWords } from './return-form.words.js';
import { ReturnLineRow, type ReturnLine } from './return-line.js';
import { ReturnSent } from './return-sent.js';
import { ReturnSums } from './return-sums.js';
import { standardReasons, type ReturnReason } from './return-reasons.js';

export interface ReturnValue {
  /**
   * The selected lines in the order of `lines`, each with its reason. A common reason is repeated for each line.
   * `wanted` is the id of the offer for an exchange; without it the money is refunded.
   */
  lines: readonly ({ id: string; wanted?: string } & ReturnAnswer)[];
}

export interface ReturnFormProps extends Omit<ComponentPropsWithRef<'form'>, 'onSubmit' | 'children'> {
  /** The lines of the order. */
  lines: readonly ReturnLine[];
  /** Called with a complete request: at least one line, with reasons, comments and photos where they are required. */
  onSubmit: (value: ReturnValue) => void;
  /** Last day of the return, as an ISO date. Default: none. */
  until?: string;
  /** The reasons to choose from. Default: size, colour or style, defect, wrong item, not as described, other. */
  reasons?: readonly ReturnReason[];
  /** The chosen photos, stored and uploaded by the caller. Default: none. */
  photos?: readonly UploadingPhoto[];
  /** Called with the chosen photos that are within the limits. */
  onPhotosAdd: (files: File[]) => void;
  /** Called with the `id` of the photo to remove. */
  onPhotoRemove: (id: string) => void;
  /** Called to upload a failed photo again. Without it there is no button to retry. Default: none. */
  onPhotoRetry?: (id: string) => void;
  /** Why a photo was not uploaded. Default: none; only its tile shows the failure. */
  photosError?: string | undefined;
  /** Maximum number of photos. Default: 8. */
  maxPhotos?: number;
  /** Maximum size of a photo, in MiB. Default: 10. */
  maxMegabytes?: number;
  /** How and when the money is refunded, shown below the amount. Default: none. */
  refundNote?: ReactNode;
  /**
   * State of the request. `failed` keeps the entered values; `sent` replaces the form with the number of the request.
   * Default: `idle`.
   */
  status?: 'idle' | 'sending' | 'failed' | 'sent';
  /** Why the request failed, and what to do. Default: a text about a lost connection. */
  error?: ReactNode;
  /** Number of the request, shown after submission. Default: none. */
  number?: string;
  /** What happens after submission. Default: «Проверим её и напишем, как отдать вещи». */
  sentNote?: ReactNode;
  /** Initial values of the fields. Default: nothing chosen, one reason for all. */
  defaultDraft?: Partial<ReturnDraft>;
}

/** A request to return delivered items: the whole order or some of its lines, with reasons and photos. */
export function ReturnForm(passed: ReturnFormProps) {
  const props = useDefaultProps('ReturnForm', passed);
  const { lines, onSubmit, until, reasons: ownReasons, photos = [], onPhotosAdd, onPhotoRemove, ...rest } = props;
  const {
    onPhotoRetry,
    photosError,
    maxPhotos = 8,
    maxMegabytes = 10,
    refundNote,
    status = 'idle',
    error,
    ...more
  } = rest;
  const { number, sentNote, defaultDraft, ...form } = more;
  const words = useWords('returnForm', returnFormWords);
  const locale = useLocale();
  const id = useId();
  const [draft, setDraft] = useState<ReturnDraft>({ ...emptyReturn, ...defaultDraft });
  const [missed, setMissed] = useState<readonly FieldError[]>([]);

  if (status === 'sent') return <ReturnSent number={number} note={sentNote} />;

  const reasons = ownReasons ?? standardReasons(words);
  const returnable = lines.filter(({ refusal }) => !refusal);
  const chosen = returnable.filter((line) => draft.chosen.includes(line.id));
  const chosenIds = chosen.map((line) => line.id);
  const places = placesOf(draft, chosenIds);
  const asked = photosAskedFor(draft, places, reasons) ?? (photos.length > 0 ? 'optional' : undefined);
  /**
   * Returns the offer for which a line is exchanged; undefined if the money is refunded, or if the offer is no longer
   * available.
   */
  const wantedOf = ({ id: line, exchanges }: ReturnLine) =>
    exchanges?.find((offer) => offer.id === draft.wanted[line])?.id;
  const idOf = (field: ReturnFault['field'], place = everyLine) => `${id}-${field}-${place}`;

  const faultErrors = (): FieldError[] =>
    faultsOf(draft, chosenIds, reasons, photos).map(({ field, place, photos: wrong }) => {
      const message = words.returnFaults[field === 'photos' ? (wrong ?? 'none') : field];
      const line = chosen.find((one) => one.id === place);
      // Only the summary names the line, because the field is inside it.
      return { field: idOf(field, place), message: line ? `${message}: ${line.name}` : message };
    });

  // An error disappears as soon as it is corrected. It can reappear only after the next attempt.
  const open = faultErrors();
  const left = missed.filter(({ field, message }) =>
    open.some((one) => one.field === field && one.message === message),
  );
  if (left.length < missed.length) setMissed(left);
  const missedAt = (field: ReturnFault['field'], place?: string) =>
    left.find((one) => one.field === idOf(field, place))?.message;

  const choose = (next: readonly string[]) => setDraft({ ...draft, chosen: next });
  const answerAs = (place: string, answer: ReturnAnswer) =>
    setDraft(place === everyLine ? { ...draft, answer } : { ...draft, answers: { ...draft.answers, [place]: answer } });

  const send = (event: FormEvent) => {
    event.preventDefault();
    setMissed(open);
    if (status === 'sending' || open.length > 0) return;
    onSubmit({
      lines: chosen.map((line) => ({
        ...{ id: line.id, ...answerAt(draft, draft.together ? everyLine : line.id) },
        ...(wantedOf(line) && { wanted: wantedOf(line) }),
      })),
    });
  };

  const fieldsAt = (place: string) => (
    <AnswerFields
      ids={{ reason: idOf('reason', place), comment: idOf('comment', place) }}
      reasons={reasons}
      answer={answerAt(draft, place)}
      onAnswerChange={(answer) => answerAs(place, answer)}
      errors={{
        reason: missedAt('reason', place) && words.returnFaults.reason,
        comment: missedAt('comment', place) && words.returnFaults.comment,
      }}
    />
  );

  const exchangeOf = ({ id: line, exchanges = [] }: ReturnLine) =>
    exchanges.length > 0 &&
    chosenIds.includes(line) && (
      <Select
        label={words.returnWanted}
        options={[
          { value: '', label: words.moneyBack },
          ...exchanges.map((offer) => ({ value: offer.id, label: words.exchangeFor(offer.sizeName) })),
        ]}
        value={draft.wanted[line] ?? ''}
        onChange={({ target }) => setDraft({ ...draft, wanted: { ...draft.wanted, [line]: target.value } })}
      />
    );

  const several = returnable.length > 1;
  const nothingChosen = missedAt('lines');
  const linesId = idOf('lines');

  return (
    <form css={styles.form} noValidate onSubmit={send} {...form}>
      <ErrorSummary errors={left} />
      <fieldset aria-describedby={nothingChosen ? noteIdOf(`${id}-group`) : undefined}>
        <legend css={styles.legend}>{words.returnLines}</legend>
        {until && returnable.length > 0 && (
          <Text css={styles.note} size="small" tone="muted">
            {words.returnUntil(formatDay(until, locale))}
          </Text>
        )}
        {several && (
          <Checkbox
            css={styles.all}
            id={linesId}
            label={words.returnAll}
            checked={chosen.length === returnable.length}
            indeterminate={chosen.length > 0 && chosen.length < returnable.length}
            aria-invalid={nothingChosen ? true : undefined}
            onChange={({ target }) => choose(target.checked ? returnable.map((line) => line.id) : [])}
          />
        )}
        <ul css={[styles.lines, !several && styles.all]}>
          {lines.map((line) => (
            <ReturnLineRow
              key={line.id}
              id={!several && line === returnable[0] ? linesId : undefined}
              line={line}
              chosen={chosenIds.includes(line.id)}
              onChosenChange={(on) =>
                choose(on ? [...chosenIds, line.id] : chosenIds.filter((other) => other !== line.id))
              }
            >
              {exchangeOf(line)}
              {places.includes(line.id) && fieldsAt(line.id)}
            </ReturnLineRow>
          ))}
        </ul>
        <FieldNote css={styles.error} controlId={`${id}-group`} error={nothingChosen} />
      </fieldset>
      {returnable.length === 0 && <Alert>{words.nothingToReturn}</Alert>}
      {chosen.length > 1 && (
        <Checkbox
          label={words.oneReason}
          checked={draft.together}
          onChange={({ target }) => setDraft({ ...draft, together: target.checked })}
        />
      )}
      {places.includes(everyLine) && fieldsAt(everyLine)}
      {asked && (
        <PhotoUploader
          label={words.returnPhotos[asked]}
          photos={photos}
          onAdd={onPhotosAdd}
          onRemove={onPhotoRemove}
          onRetry={onPhotoRetry}
          limit={maxPhotos}
          maxMegabytes={maxMegabytes}
          inputId={idOf('photos')}
          error={photosError ?? missedAt('photos')}
        />
      )}
      <ReturnSums
        chosen={chosen}
        refunded={chosen.filter((line) => !wantedOf(line))}
        total={returnable.length}
        note={refundNote}
      />
      {status === 'failed' && (
        <Alert tone="error" live>
          {error ?? words.returnFailed}
        </Alert>
      )}
      {returnable.length > 0 && (
        <Button css={styles.submit} type="submit" size="large" loading={status === 'sending'}>
          {words.sendReturn}
        </Button>
      )}
    </form>
  );
}
