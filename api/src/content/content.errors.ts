export const contentErrors = {
  CONTENT_NOT_FOUND: 'No article or page is shown at this address, or the preview link is over',
  PREVIEW_OVER: 'The preview link is over, or it is not of this kind; open the preview in the desk again',
  CONTENT_CHANGED:
    'Somebody saved the text meanwhile; `extensions.number` is the number of the last revision. Read it, then save or publish again',
} as const;

declare module '../shared/api-error.js' {
  interface ErrorCodes extends Record<keyof typeof contentErrors, string> {}
}
