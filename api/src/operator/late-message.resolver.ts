import { Args, Info, Query, Resolver } from '@nestjs/graphql';
import type { GraphQLResolveInfo } from 'graphql';
import { Needs } from '../platform/auth/access.js';
import { askedFields } from '../platform/graphql/asked-fields.js';
import { ConnectionArgs } from '../platform/graphql/connection.model.js';
import { LateMessageConnection, LateMessagesInput } from './late-message.model.js';
import { ReadLateMessages } from './read-late-messages.js';

@Needs('READ_ORDERS')
@Resolver()
export class LateMessageResolver {
  constructor(private readonly late: ReadLateMessages) {}

  @Query(() => LateMessageConnection, {
    description:
      'Returns messages delayed by a sending limit (budget), newest first: waiting messages, and earlier ones with their result. CURSOR_INVALID for a cursor of other filters.',
  })
  lateMessages(
    @Args() request: ConnectionArgs,
    @Info() info: GraphQLResolveInfo,
    @Args('dto', { nullable: true }) dto?: LateMessagesInput,
  ): Promise<LateMessageConnection> {
    return this.late.connection(dto ?? {}, request, askedFields(info).has('totalCount'));
  }
}
