export const catalogErrors = {
  PRODUCT_NOT_FOUND: 'No product has this slug, or it is not for sale any more',
  SECTION_NOT_FOUND: 'No directory or category has this slug',
  ITEM_NOT_FOUND: 'No offer has this id',
} as const;

declare module '../shared/api-error.js' {
  interface ErrorCodes extends Record<keyof typeof catalogErrors, string> {}
}
