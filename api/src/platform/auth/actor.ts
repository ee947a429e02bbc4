import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { unauthorized } from '../../shared/api-error.js';
import type { Permission } from './permissions.js';
import { requestOf } from './viewer.js';

/** The author of an operators' change: the account of a person, or a program. */
export interface Actor {
  kind: 'OPERATOR' | 'PROGRAM';
  id: string;
}

/** An actor with their current permissions. */
export interface Caller extends Actor {
  permissions: readonly Permission[];
}

/** Decorates a parameter of an operators' call with the {@link Caller}. */
export const CurrentActor = createParamDecorator((_: unknown, context: ExecutionContext): Caller => {
  const { program, viewer, permissions = [] } = requestOf(context);
  if (program) return { kind: 'PROGRAM', id: program.id, permissions };
  if (!viewer) throw unauthorized();
  return { kind: 'OPERATOR', id: viewer.userId, permissions };
});
