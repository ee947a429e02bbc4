import { Args, Query, Resolver } from '@nestjs/graphql';
import { Needs } from '../platform/auth/access.js';
import { PaginationInput } from '../platform/graphql/pagination.model.js';
import { OperatorActionPage, OperatorActionsInput } from './operator-action.model.js';
import { ReadActions } from './read-actions.js';

@Needs('AUDIT', { onlyPeople: 'A program cannot watch those who watch it' })
@Resolver()
export class OperatorActionResolver {
  constructor(private readonly actions: ReadActions) {}

  @Query(() => OperatorActionPage, { description: 'Returns the audit trail, newest first.' })
  operatorActions(
    @Args('dto', { nullable: true }) dto?: OperatorActionsInput,
    @Args('pagination', { nullable: true }) pagination?: PaginationInput,
  ): Promise<OperatorActionPage> {
    return this.actions.page(dto ?? {}, pagination ?? new PaginationInput());
  }
}
