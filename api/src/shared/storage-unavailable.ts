/**
 * Thrown if the picture storage does not answer now. The call may be repeated; an interrupted write has stored nothing.
 */
export class StorageUnavailableError extends Error {
  constructor(cause: unknown) {
    super('The storage of pictures does not answer', { cause });
  }
}
