import type { GraphQLResolveInfo } from 'graphql';
import { ConnectionArgs } from '../../platform/graphql/connection.model.js';
import { askedCounts, ListSort } from '../../operator/index.js';
import { Args, Info, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Needs } from '../../platform/auth/access.js';
import { CurrentActor, type Actor } from '../../platform/auth/actor.js';
import { PaginationInput } from '../../platform/graphql/pagination.model.js';
import { AnswerPartners } from './answer-partners.js';
import { CooperativeRequestsInput, DecideCooperativeRequestInput, RequestIdInput } from './operator-request.input.js';
import {
  OperatorCooperativeRequest,
  OperatorCooperativeRequestConnection,
  OperatorCooperativeRequestPage,
} from './operator-request.model.js';

@Needs('REQUESTS')
@Resolver()
export class OperatorRequestResolver {
  constructor(private readonly partners: AnswerPartners) {}

  @Query(() => OperatorCooperativeRequestPage, {
    description:
      'Returns partnership requests: open ones first, longest waiting first, then decided ones, latest decision first.',
  })
  cooperativeRequests(
    @Args('dto', { nullable: true }) dto?: CooperativeRequestsInput,
    @Args('pagination', { nullable: true }) pagination?: PaginationInput,
  ): Promise<OperatorCooperativeRequestPage> {
    return this.partners.page(dto ?? {}, pagination ?? new PaginationInput());
  }

  @Query(() => OperatorCooperativeRequestConnection, {
    description:
      'Returns partnership requests with cursors and counts by state. CURSOR_INVALID for a cursor of other filters or another sort order.',
  })
  cooperativeRequestsConnection(
    @Args() request: ConnectionArgs,
    @Info() info: GraphQLResolveInfo,
    @Args('dto', { nullable: true, description: 'Filters; without filters, all requests.' })
    dto?: CooperativeRequestsInput,
    @Args('sort', {
      type: () => ListSort,
      defaultValue: 'NEWEST_FIRST',
      description: 'Sort order: newest or oldest first.',
    })
    sort: ListSort = 'NEWEST_FIRST',
  ): Promise<OperatorCooperativeRequestConnection> {
    return this.partners.connection(dto ?? {}, sort, request, askedCounts(info));
  }

  @Query(() => OperatorCooperativeRequest, { description: 'Returns a partnership request. REQUEST_NOT_FOUND.' })
  cooperativeRequest(
    @Args('dto', { description: 'Identifies the request.' }) { id }: RequestIdInput,
  ): Promise<OperatorCooperativeRequest> {
    return this.partners.one(id);
  }

  @Mutation(() => OperatorCooperativeRequest, {
    description: 'Sets a partnership request to IN_WORK. REQUEST_NOT_FOUND, REQUEST_CLOSED (already decided).',
  })
  takeUpCooperativeRequest(
    @Args('dto') { id }: RequestIdInput,
    @CurrentActor() by: Actor,
  ): Promise<OperatorCooperativeRequest> {
    return this.partners.takeUp(by, id);
  }

  @Mutation(() => OperatorCooperativeRequest, {
    description:
      'Accepts or declines a partnership request and e-mails the answer to the sender. The decision is final. REQUEST_NOT_FOUND, REQUEST_CLOSED (already decided).',
  })
  decideCooperativeRequest(
    @Args('dto') dto: DecideCooperativeRequestInput,
    @CurrentActor() by: Actor,
  ): Promise<OperatorCooperativeRequest> {
    return this.partners.decide(by, dto);
  }
}
