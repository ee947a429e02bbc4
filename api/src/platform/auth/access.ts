import { SetMetadata } from '@nestjs/common';

/**
 * Who may call: everybody, whoever is signed in, or an operator of at least that level. SIGNING_IN are the public calls
 * by which a client gets a valid access token, so that one that is not valid any more does not stand in the way.
 */
export type Access = 'PUBLIC' | 'SIGNING_IN' | 'USER' | 'MANAGER' | 'ADMIN';

export const ACCESS = Symbol('ACCESS');

/** What an account has; the others are everybody's. */
export type Level = Exclude<Access, 'PUBLIC' | 'SIGNING_IN'>;

const RANK: Record<Level, number> = { USER: 0, MANAGER: 1, ADMIN: 2 };

/** Whether an account of that level may call what wants the other. */
export const isEnough = (level: Level, wanted: Level): boolean => RANK[level] >= RANK[wanted];

/**
 * Guests too; an access token that is present and not valid is refused all the same, unless it is a call of SIGNING_IN.
 * Every query, mutation and route says this or one of the others: without a word it is refused.
 */
export const Public = (access: Extract<Access, 'PUBLIC' | 'SIGNING_IN'> = 'PUBLIC') => SetMetadata(ACCESS, access);

export const SignedIn = () => SetMetadata(ACCESS, 'USER' satisfies Access);

export const OperatorOnly = (level: 'MANAGER' | 'ADMIN' = 'MANAGER') => SetMetadata(ACCESS, level satisfies Access);
