import { SetMetadata } from '@nestjs/common';

/**
 * Who may call: everybody, a signed-in user, or an operator of at least that level. SIGNING_IN marks the public calls
 * by which a client gets a valid access token: they ignore one that is no longer valid.
 */
export type Access = 'PUBLIC' | 'SIGNING_IN' | 'USER' | 'MANAGER' | 'ADMIN';

export const ACCESS = Symbol('ACCESS');

/** The levels that an account can have. The other two need no account. */
export type Level = Exclude<Access, 'PUBLIC' | 'SIGNING_IN'>;

const RANK: Record<Level, number> = { USER: 0, MANAGER: 1, ADMIN: 2 };

/** Whether an account of `level` may make a call that requires `wanted`. */
export const isEnough = (level: Level, wanted: Level): boolean => RANK[level] >= RANK[wanted];

/**
 * Guests may call it. An access token that is sent must still be valid, unless the call is one of SIGNING_IN. Every
 * query, mutation and route needs one of these three decorators: the guard refuses a call without any.
 */
export const Public = (access: Extract<Access, 'PUBLIC' | 'SIGNING_IN'> = 'PUBLIC') => SetMetadata(ACCESS, access);

export const SignedIn = () => SetMetadata(ACCESS, 'USER' satisfies Access);

export const OperatorOnly = (level: 'MANAGER' | 'ADMIN' = 'MANAGER') => SetMetadata(ACCESS, level satisfies Access);
