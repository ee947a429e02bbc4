import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { ProgramScope } from '../../generated/prisma/enums.js';
import { ApiError } from '../../shared/api-error.js';
import { requestOf } from './viewer.js';

/** Refuses what a program lacks the scope for; people may do everything that their level lets them call. */
export type RequireScope = (scope: ProgramScope) => void;

/** Decorates a parameter of a call of operators some of whose fields need a further scope. */
export const ScopeCheck = createParamDecorator((_: unknown, context: ExecutionContext): RequireScope => {
  const { program } = requestOf(context);
  return (scope) => {
    if (program && !program.scopes.includes(scope)) throw new ApiError('FORBIDDEN.SCOPE', { scope });
  };
});
