import { SetMetadata } from '@nestjs/common';

/**
 * Who may make a call: everybody, a signed-in user, or an operator of at least this level. SIGNING_IN marks public
 * calls that a client makes to get a new access token; they ignore an access token that is no longer valid.
 */
export type Access = 'PUBLIC' | 'SIGNING_IN' | 'USER' | 'MANAGER' | 'ADMIN';

export const ACCESS = Symbol('ACCESS');

/** The access levels that an account can have; public calls need no account. */
export type Level = Exclude<Access, 'PUBLIC' | 'SIGNING_IN'>;

const RANK: Record<Level, number> = { USER: 0, MANAGER: 1, ADMIN: 2 };

/** Returns whether an account of `level` may make a call that requires `wanted`. */
export const isEnough = (level: Level, wanted: Level): boolean => RANK[level] >= RANK[wanted];

/**
 * Marks a call that guests may make. If the request contains an access token, it must still be valid, unless the call
 * is SIGNING_IN. Every query, mutation and route needs one of the three decorators in this file; the guard refuses any
 * other call.
 */
export const Public = (access: Extract<Access, 'PUBLIC' | 'SIGNING_IN'> = 'PUBLIC') => SetMetadata(ACCESS, access);

export const SignedIn = () => SetMetadata(ACCESS, 'USER' satisfies Access);

export const OperatorOnly = (level: 'MANAGER' | 'ADMIN' = 'MANAGER') => SetMetadata(ACCESS, level satisfies Access);
