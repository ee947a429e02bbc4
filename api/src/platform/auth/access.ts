import { SetMetadata } from '@nestjs/common';
import type { Permission } from './permissions.js';

/**
 * Who may make a call: everybody, a signed-in user, or operators and programs. SIGNING_IN marks public calls that a
 * client makes to get a new access token; they ignore an access token that is no longer valid.
 */
export type Access = 'PUBLIC' | 'SIGNING_IN' | 'USER' | OperatorRule;

/** The conditions for operators and programs to make a call. */
export interface OperatorRule {
  /** The required permission; null if every operator and program may make the call. */
  permission: Permission | null;
  /** The reason why no program may make the call; printed in docs/calls.md. */
  onlyPeople?: string;
  /** Whether an operator may make the call before entering the second factor. */
  beforeSecondFactor?: true;
}

export const ACCESS = Symbol('ACCESS');

/** Returns whether a call belongs to the operators' schema. */
export const isForOperators = (access: Access | undefined): access is OperatorRule => typeof access === 'object';

/**
 * Marks a call that guests may make. If the request contains an access token, it must still be valid, unless the call
 * is SIGNING_IN. Every query, mutation and route needs one of the four decorators in this file, on its method or its
 * class; the guard refuses any other call.
 */
export const Public = (access: Extract<Access, 'PUBLIC' | 'SIGNING_IN'> = 'PUBLIC') => SetMetadata(ACCESS, access);

export const SignedIn = () => SetMetadata(ACCESS, 'USER' satisfies Access);

/** Marks a call of operators: for people and programs that have this permission, or for people only. */
export const Needs = (permission: Permission, how: Pick<OperatorRule, 'onlyPeople'> = {}) =>
  SetMetadata(ACCESS, { permission, ...how } satisfies Access);

/** Marks a call that every operator and every program may make, because it concerns only themselves. */
export const ForOperators = (how: Omit<OperatorRule, 'permission'> = {}) =>
  SetMetadata(ACCESS, { permission: null, ...how } satisfies Access);
