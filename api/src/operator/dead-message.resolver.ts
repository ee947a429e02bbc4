import { Args, ID, Info, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { GraphQLResolveInfo } from 'graphql';
import { Needs } from '../platform/auth/access.js';
import { CurrentActor, type Actor } from '../platform/auth/actor.js';
import { askedFields } from '../platform/graphql/asked-fields.js';
import { ConnectionArgs } from '../platform/graphql/connection.model.js';
import { DeadMessageConnection, DropMessagesInput, ReplayMessagesInput } from './dead-message.model.js';
import { TendOutbox } from './tend-outbox.js';

@Needs('WRITE_ORDERS')
@Resolver()
export class DeadMessageResolver {
  constructor(private readonly outbox: TendOutbox) {}

  @Needs('READ_ORDERS')
  @Query(() => DeadMessageConnection, {
    description:
      'Returns messages that no provider accepted in ten attempts, oldest first. CURSOR_INVALID for a cursor of another list.',
  })
  deadMessages(@Args() request: ConnectionArgs, @Info() info: GraphQLResolveInfo): Promise<DeadMessageConnection> {
    return this.outbox.connection(request, askedFields(info).has('totalCount'));
  }

  @Mutation(() => [ID], {
    description:
      'Sends dead messages again, those of one order in sequence. Returns the ids of the messages that were dead.',
  })
  replayMessages(
    @Args('dto', { description: 'Ids of dead messages.' }) { ids }: ReplayMessagesInput,
    @CurrentActor() by: Actor,
  ): Promise<string[]> {
    return this.outbox.replay(by, ids ?? null);
  }

  @Mutation(() => [ID], {
    description:
      'Gives up dead messages permanently, without notifying the recipients. Returns the ids of the messages that were dead.',
  })
  dropMessages(
    @Args('dto', { description: 'Ids of dead messages.' }) { ids }: DropMessagesInput,
    @CurrentActor() by: Actor,
  ): Promise<string[]> {
    return this.outbox.drop(by, ids);
  }
}
