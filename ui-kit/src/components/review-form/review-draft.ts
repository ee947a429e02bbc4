import type { Fit } from '../review-card/review-card.js';

export interface ReviewDraft {
  /** From 1 to 5; null until a rating is chosen. */
  rating: number | null;
  fit: Fit | null;
  advantages: string;
  disadvantages: string;
  text: string;
}

export const emptyDraft: ReviewDraft = { rating: null, fit: null, advantages: '', disadvantages: '', text: '' };

/** Maximum number of characters in each text of a review. */
export const longest = { advantages: 1000, disadvantages: 1000, text: 4000 } as const;

export type DraftFault = 'rating' | 'words';

/** Returns the errors that prevent submission: no rating, or no text in any field. */
export function faultsOf({ rating, advantages, disadvantages, text }: ReviewDraft): DraftFault[] {
  const silent = [advantages, disadvantages, text].every((words) => words.trim() === '');
  return [...(rating === null ? ['rating' as const] : []), ...(silent ? ['words' as const] : [])];
}
