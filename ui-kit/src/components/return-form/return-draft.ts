import type { UploadingPhoto } from '../photo-uploader/uploading-photo.js';
import type { ReturnReason } from './return-reasons.js';

export interface ReturnAnswer {
  /** Code of the reason; an empty string until one is chosen. */
  reason: string;
  comment: string;
}

export interface ReturnDraft {
  /** Ids of the selected lines. */
  chosen: readonly string[];
  /** Whether one answer applies to all selected lines. */
  together: boolean;
  /** The answer for all lines. A line without its own answer starts with it. */
  answer: ReturnAnswer;
  /** Answers of single lines, by the `id` of the line. */
  answers: Readonly<Record<string, ReturnAnswer>>;
  /** Exchanges wanted instead of a refund: ids of `exchanges`, by the `id` of the line. */
  wanted: Readonly<Record<string, string>>;
}

export const emptyReturn: ReturnDraft = {
  chosen: [],
  together: true,
  answer: { reason: '', comment: '' },
  answers: {},
  wanted: {},
};

/** Maximum number of characters in a comment. */
export const longestComment = 2000;

/** Key of the answer for all lines. Every other answer has the `id` of its line as its key. */
export const everyLine = '*';

export const answerAt = ({ answer, answers }: ReturnDraft, place: string): ReturnAnswer =>
  place === everyLine ? answer : (answers[place] ?? answer);

/** The keys of the answers that the form shows. `chosen` are the `id`s of the selected lines, in order. */
export const placesOf = ({ together }: ReturnDraft, chosen: readonly string[]): readonly string[] =>
  together && chosen.length > 0 ? [everyLine] : chosen;

/** Whether the chosen reasons require photos; undefined if they do not ask for any. */
export function photosAskedFor(
  draft: ReturnDraft,
  places: readonly string[],
  reasons: readonly ReturnReason[],
): ReturnReason['photos'] {
  const asked = places.map((place) => reasons.find(({ code }) => code === answerAt(draft, place).reason)?.photos);
  return asked.find((photos) => photos === 'required') ?? asked.find((photos) => photos !== undefined);
}

export interface ReturnFault {
  /** The field with the error. */
  field: 'lines' | 'reason' | 'comment' | 'photos';
  /** Key of the answer. Only errors of a reason or a comment have one. */
  place?: string;
  /** Why photos block the form: none were added, some are still uploading, or some failed. */
  photos?: 'none' | 'arriving' | 'lost';
}

/** Returns the errors that prevent submission, in the order of the fields. */
export function faultsOf(
  draft: ReturnDraft,
  chosen: readonly string[],
  reasons: readonly ReturnReason[],
  photos: readonly UploadingPhoto[],
): ReturnFault[] {
  if (chosen.length === 0) return [{ field: 'lines' }];
  const places = placesOf(draft, chosen);
  const unanswered = places.flatMap((place): ReturnFault[] => {
    const { reason, comment } = answerAt(draft, place);
    const known = reasons.find(({ code }) => code === reason);
    if (!known) return [{ field: 'reason', place }];
    return known.needsComment && comment.trim() === '' ? [{ field: 'comment', place }] : [];
  });
  const wrong = photoFault(photos, photosAskedFor(draft, places, reasons) === 'required');
  return wrong ? [...unanswered, { field: 'photos', photos: wrong }] : unanswered;
}

function photoFault(photos: readonly UploadingPhoto[], required: boolean): ReturnFault['photos'] {
  if (photos.some((photo) => 'failed' in photo && photo.failed)) return 'lost';
  if (photos.some((photo) => 'progress' in photo && (photo.progress ?? 1) < 1)) return 'arriving';
  return required && photos.length === 0 ? 'none' : undefined;
}
