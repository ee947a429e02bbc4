/** The storage of pictures does not answer now. It may be tried again; an interrupted write has stored nothing. */
export class StorageUnavailableError extends Error {
  constructor(cause: unknown) {
    super('The storage of pictures does not answer', { cause });
  }
}
