import { unauthorized, type ApiError } from '../shared/api-error.js';
import { orderNotFound } from './order.errors.js';

/** Whether who asks with the uuid of an order may read and cancel it: a guest's order belongs to whoever has its uuid. */
export const mayHold = (owner: string | null, userId: string | null): boolean => owner === null || owner === userId;

/** The same for an order of somebody else and for none; a guest is told to sign in, for the order may be theirs. */
export const notTheirs = (userId: string | null): ApiError => (userId ? orderNotFound() : unauthorized());
