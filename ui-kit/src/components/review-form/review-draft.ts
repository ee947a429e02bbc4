import type { Fit } from '../review-card/review-card.js';

export interface ReviewDraft {
  /** From 1 to 5; null before the choice. */
  rating: number | null;
  fit: Fit | null;
  advantages: string;
  disadvantages: string;
  text: string;
}

export const emptyDraft: ReviewDraft = { rating: null, fit: null, advantages: '', disadvantages: '', text: '' };

/** The longest a part may be. */
export const longestPart = 2000;

export type DraftFault = 'rating' | 'words';

/** What keeps it from being sent: a mark is needed, and at least a word about it. */
export function faultsOf({ rating, advantages, disadvantages, text }: ReviewDraft): DraftFault[] {
  const silent = [advantages, disadvantages, text].every((words) => words.trim() === '');
  return [...(rating === null ? ['rating' as const] : []), ...(silent ? ['words' as const] : [])];
}
