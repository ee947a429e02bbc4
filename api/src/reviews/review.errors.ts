export const reviewErrors = {
  REVIEW_NOT_ALLOWED: 'The shopper has received no unit of this product, so they cannot review it',
  REVIEW_EXISTS: 'The shopper has reviewed this model already; `extensions.reviewId` is their review',
  REVIEW_PUBLISHED: 'The review is shown already, so its author cannot change it any more',
  REVIEW_NOT_FOUND: 'No such review, or it is not shown to the one who asks',
  REVIEW_CHANGED:
    'The author has edited the review meanwhile; `extensions.version` is its present one. Nothing was changed: read it again',
} as const;

declare module '../shared/api-error.js' {
  interface ErrorCodes extends Record<keyof typeof reviewErrors, string> {}
}
