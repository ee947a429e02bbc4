export const uploadErrors = {
  UPLOAD_NOT_FOUND: 'No such upload, or it is somebody else’s',
  UPLOAD_EXPIRED: 'The time of the ticket is over, or it was used; ask for a new one',
  UPLOAD_NOT_RECEIVED: 'The bytes are not there yet; send them to the address of `createUpload` first',
  UPLOAD_NOT_USABLE:
    'Uploads that are not checked, not of this purpose, used before or somebody else’s; `extensions.ids` names them. Nothing was written',
  PICTURE_NOT_USABLE: 'The address leads to no picture that can be stored; `extensions.reason` says why',
  VIDEO_NOT_USABLE: 'No uploaded video has this `url`',
} as const;

declare module '../shared/api-error.js' {
  interface ErrorCodes extends Record<keyof typeof uploadErrors, string> {}
}
