import { ApiError } from '../../shared/api-error.js';

/**
 * Thrown if the connection to the database was lost or could not be opened. `cause` is written to the log, but not sent
 * to the client.
 */
export class DatabaseUnavailableError extends ApiError<'SERVICE_UNAVAILABLE'> {
  constructor(
    override readonly cause: unknown,
    /** Whether a retry is safe: nothing was written, or the write is idempotent. */
    readonly repeatable: boolean,
  ) {
    super('SERVICE_UNAVAILABLE');
  }
}
