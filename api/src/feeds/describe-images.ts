import type { FetchImagesSummary } from './fetch-images.js';

/** Returns a one-line summary of the picture downloads. */
export function describeImages({ stored, failed, pending }: FetchImagesSummary): string {
  const rest = pending > 0 ? `, waiting ${pending}` : '';
  const hint = failed + pending > 0 ? ' (npm run catalog:images tries them again)' : '';
  return `pictures: stored ${stored}, failed ${failed}${rest}${hint}`;
}
