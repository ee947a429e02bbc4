import { unauthorized, type ApiError } from '../shared/api-error.js';
import { orderNotFound } from './order.errors.js';

/** Whether `userId` (null for a guest) may read and cancel an order whose uuid they have. Anybody may, where it has no owner. */
export const mayHold = (owner: string | null, userId: string | null): boolean => owner === null || owner === userId;

/**
 * The refusal for an order that belongs to somebody else. It equals the one for an order that does not exist. A guest is
 * asked to sign in instead: the order may be theirs.
 */
export const notTheirs = (userId: string | null): ApiError => (userId ? orderNotFound() : unauthorized());
