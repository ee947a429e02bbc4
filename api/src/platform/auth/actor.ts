import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { unauthorized } from '../../shared/api-error.js';
import { requestOf } from './viewer.js';

/** Who makes a change of operators: the account of a person, or a program. */
export interface Actor {
  kind: 'OPERATOR' | 'PROGRAM';
  id: string;
}

/** Decorates a parameter of a call of operators: the {@link Actor} who makes the call. */
export const CurrentActor = createParamDecorator((_: unknown, context: ExecutionContext): Actor => {
  const { program, viewer } = requestOf(context);
  if (program) return { kind: 'PROGRAM', id: program.id };
  if (!viewer) throw unauthorized();
  return { kind: 'OPERATOR', id: viewer.userId };
});
