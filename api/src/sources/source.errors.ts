export const sourceErrors = {
  RUN_UNFINISHED: 'The source has a run that waits or is being done; `extensions.id` names it',
  RUN_NOT_ASKING:
    'The run does not ask, or no longer; `extensions.state` is its state, `extensions.supersededBy` the later run',
  RUN_NOT_UNDOABLE: 'The run has written nothing, was undone, or is too old to be undone',
  SOURCE_WITHOUT_ADDRESS: 'The source has no address to download from: give `uploadId`',
} as const;

declare module '../shared/api-error.js' {
  interface ErrorCodes extends Record<keyof typeof sourceErrors, string> {}
}
