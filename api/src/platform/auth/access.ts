import { SetMetadata } from '@nestjs/common';
import type { ProgramScope } from '../../generated/prisma/enums.js';

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

/** Whether a call of operators is for programs: the scope that it needs, or why only people may make it. */
export type ProgramRule = { scope: ProgramScope } | { onlyPeople: string };

export const PROGRAM_RULE = Symbol('PROGRAM_RULE');

/**
 * Marks a call of operators that a program with this scope may make, too. Every call of operators has this decorator or
 * {@link OnlyPeople}, on its method or its class; a call without one refuses all programs.
 */
export const ForPrograms = (scope: ProgramScope) => SetMetadata(PROGRAM_RULE, { scope } satisfies ProgramRule);

/** Marks a call that no program may make. `why` is printed in docs/calls.md. */
export const OnlyPeople = (why: string) => SetMetadata(PROGRAM_RULE, { onlyPeople: why } satisfies ProgramRule);
