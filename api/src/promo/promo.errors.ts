export const promoErrors = {
  PROMOCODE_NOT_FOUND: 'No promo code reads so',
  PROMOCODE_NOT_APPLICABLE:
    'The code is known and takes nothing off these goods; `extensions.reason` is a PromocodeReason, `extensions.missing` the kopecks of goods that MINIMUM_NOT_REACHED wants more. Nothing was written',
} as const;

declare module '../shared/api-error.js' {
  interface ErrorCodes extends Record<keyof typeof promoErrors, string> {}
}
