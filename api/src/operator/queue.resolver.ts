import { Args, Info, Query, Resolver } from '@nestjs/graphql';
import type { GraphQLResolveInfo } from 'graphql';
import { ForOperators } from '../platform/auth/access.js';
import { CurrentActor, type Caller } from '../platform/auth/actor.js';
import { ConnectionArgs } from '../platform/graphql/connection.model.js';
import { askedCounts } from './listing.js';
import { QueueConnection, QueueInput } from './queue-entry.model.js';
import { ReadQueue } from './read-queue.js';

@ForOperators()
@Resolver()
export class QueueResolver {
  constructor(private readonly found: ReadQueue) {}

  @Query(() => QueueConnection, {
    description:
      'Returns reviews, questions, returns and requests that wait for an operator, oldest first, of the kinds that the caller may see, with counts by kind. CURSOR_INVALID for a cursor of other filters.',
  })
  queue(
    @Args() request: ConnectionArgs,
    @Info() info: GraphQLResolveInfo,
    @CurrentActor() by: Caller,
    @Args('dto', { nullable: true, description: 'Filters; without filters, all kinds.' }) dto?: QueueInput,
  ): Promise<QueueConnection> {
    return this.found.connection(by, dto ?? {}, request, askedCounts(info));
  }
}
