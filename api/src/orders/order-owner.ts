import { unauthorized, type ApiError } from '../shared/api-error.js';
import { orderNotFound } from './order.errors.js';

/**
 * Returns whether the user may read and cancel an order whose uuid they know; null is a guest. An order without an
 * owner is open to anybody.
 */
export const mayHold = (owner: string | null, userId: string | null): boolean => owner === null || owner === userId;

/**
 * Returns the error for an order of another person, which equals the error for an order that does not exist. A guest is
 * asked to sign in instead, because the order may belong to them.
 */
export const notTheirs = (userId: string | null): ApiError => (userId ? orderNotFound() : unauthorized());
