import { ApiError } from '../../shared/api-error.js';

/** The connection to the database was lost, or there is none to be had. The cause is for the log. */
export class DatabaseUnavailableError extends ApiError {
  constructor(
    override readonly cause: unknown,
    /** Trying once more is safe: nothing was written, or writing it again changes nothing. */
    readonly repeatable: boolean,
  ) {
    super('SERVICE_UNAVAILABLE', 'Магазин ненадолго недоступен. Попробуйте ещё раз через несколько секунд');
  }
}
