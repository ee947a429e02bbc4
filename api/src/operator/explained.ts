import { isNotFound } from '../platform/database/is-not-found.js';
import { violationOf } from '../platform/database/violation-of.js';
import { ApiError, badUserInput, fieldFault } from '../shared/api-error.js';

/** The input field that each CHECK constraint of the database is about. */
const FIELD_OF: Record<string, string> = {
  promocode_code_check: 'dto.code',
  promocode_value_check: 'dto.value',
  promocode_window_check: 'dto.endsAt',
};

/**
 * Returns the result of a write by Prisma. If the database refuses the write, throws NOT_FOUND, NAME_TAKEN or
 * BAD_USER_INPUT.
 */
export async function explained<T>(write: Promise<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    if (isNotFound(error)) throw notFound();
    const { kind, constraint = '' } = violationOf(error) ?? {};
    if (kind === 'UNIQUE') throw new ApiError('NAME_TAKEN', { constraint });
    if (kind === 'FOREIGN_KEY') throw notFound();
    const field = kind === 'CHECK' && FIELD_OF[constraint];
    if (field) throw badUserInput([fieldFault(field, 'doesNotFit')]);
    throw error;
  }
}

export const notFound = (): ApiError => new ApiError('NOT_FOUND');
