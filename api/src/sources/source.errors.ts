export const sourceErrors = {
  RUN_UNFINISHED: 'The source has a run that waits or is being done; `extensions.runId` names it',
  SOURCE_WITHOUT_ADDRESS: 'The source has no address to download from: give `uploadId`',
} as const;

declare module '../shared/api-error.js' {
  interface ErrorCodes extends Record<keyof typeof sourceErrors, string> {}
}
