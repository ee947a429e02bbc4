import { violationOf } from '../platform/database/violation-of.js';
import { ApiError, badUserInput, fieldFault } from '../shared/api-error.js';

/** The input field that each CHECK constraint of the database is about. */
const FIELD_OF: Record<string, string> = {
  promocode_code_check: 'dto.code',
  promocode_value_check: 'dto.value',
  promocode_window_check: 'dto.endsAt',
};

/**
 * Returns the result of a write. If the database refuses the write, throws NOT_FOUND (it refers to what does not
 * exist), NAME_TAKEN or BAD_USER_INPUT.
 */
export async function explained<T>(write: Promise<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    const { kind, constraint = '' } = violationOf(error) ?? {};
    if (kind === 'UNIQUE') throw new ApiError('NAME_TAKEN', { constraint });
    if (kind === 'FOREIGN_KEY') throw notFound();
    const field = kind === 'CHECK' && FIELD_OF[constraint];
    if (field) throw badUserInput([fieldFault(field, 'doesNotFit')]);
    throw error;
  }
}

/** Returns the id of the row that a statement writes. Throws NOT_FOUND if there is none, and what {@link explained} throws. */
export async function idOfWritten(write: Promise<{ id: string }[]>): Promise<string> {
  const [row] = await explained(write);
  if (!row) throw notFound();
  return row.id;
}

export const notFound = (): ApiError => new ApiError('NOT_FOUND');
