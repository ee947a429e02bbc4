import { MeetPriceRequestConnection } from './operator-meet-price.model.js';
import type { GraphQLResolveInfo } from 'graphql';
import { ConnectionArgs } from '../../platform/graphql/connection.model.js';
import { askedCounts, ListSort } from '../../operator/index.js';
import { Args, Info, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Needs } from '../../platform/auth/access.js';
import { CurrentActor, type Actor } from '../../platform/auth/actor.js';
import { PaginationInput } from '../../platform/graphql/pagination.model.js';
import { MeetPriceRequest, MeetPriceRequestPage } from '../index.js';
import { AnswerMeetPrice } from './answer-meet-price.js';
import { AgreeMeetPriceInput, DeclineMeetPriceInput, MeetPriceRequestsInput } from './operator-meet-price.input.js';
import { RequestIdInput } from './operator-request.input.js';

@Needs('REQUESTS')
@Resolver()
export class OperatorMeetPriceResolver {
  constructor(private readonly answers: AnswerMeetPrice) {}

  @Query(() => MeetPriceRequestPage, {
    description:
      'Returns price-match requests («Нашли дешевле?»): open ones first, longest waiting first, then decided ones, latest decision first.',
  })
  meetPriceRequests(
    @Args('dto', { nullable: true }) dto?: MeetPriceRequestsInput,
    @Args('pagination', { nullable: true }) pagination?: PaginationInput,
  ): Promise<MeetPriceRequestPage> {
    return this.answers.page(dto ?? {}, pagination ?? new PaginationInput());
  }

  @Query(() => MeetPriceRequestConnection, {
    description:
      'Returns price-match requests with cursors and counts by state. CURSOR_INVALID for a cursor of other filters or another sort order.',
  })
  meetPriceRequestsConnection(
    @Args() request: ConnectionArgs,
    @Info() info: GraphQLResolveInfo,
    @Args('dto', { nullable: true, description: 'Filters; without filters, all requests.' })
    dto?: MeetPriceRequestsInput,
    @Args('sort', {
      type: () => ListSort,
      defaultValue: 'NEWEST_FIRST',
      description: 'Sort order: newest or oldest first.',
    })
    sort: ListSort = 'NEWEST_FIRST',
  ): Promise<MeetPriceRequestConnection> {
    return this.answers.connection(dto ?? {}, sort, request, askedCounts(info));
  }

  @Query(() => MeetPriceRequest, { description: 'Returns a price-match request. REQUEST_NOT_FOUND.' })
  meetPriceRequest(
    @Args('dto', { description: 'Identifies the request.' }) { id }: RequestIdInput,
  ): Promise<MeetPriceRequest> {
    return this.answers.one(id);
  }

  @Mutation(() => MeetPriceRequest, {
    description: 'Sets a price-match request to IN_WORK. REQUEST_NOT_FOUND, REQUEST_CLOSED (already decided).',
  })
  takeUpMeetPriceRequest(@Args('dto') { id }: RequestIdInput, @CurrentActor() by: Actor): Promise<MeetPriceRequest> {
    return this.answers.takeUp(by, id);
  }

  @Needs('AGREED_PRICES')
  @Mutation(() => MeetPriceRequest, {
    description:
      'Accepts a price-match request: sets the shopper’s agreed price and, the first time, notifies the shopper. REQUEST_NOT_FOUND, REQUEST_CLOSED (already decided), ITEM_NOT_FOUND, PRICE_NOT_LOWER (not below the usual price), PERSONAL_PRICE_USED (orders already use the price).',
  })
  agreeMeetPrice(@Args('dto') dto: AgreeMeetPriceInput, @CurrentActor() by: Actor): Promise<MeetPriceRequest> {
    return this.answers.agree(by, dto);
  }

  @Mutation(() => MeetPriceRequest, {
    description:
      'Declines a price-match request, or withdraws an agreed price; orders placed at the agreed price keep it. REQUEST_NOT_FOUND, REQUEST_CLOSED (already decided).',
  })
  declineMeetPrice(
    @Args('dto') { id, answer }: DeclineMeetPriceInput,
    @CurrentActor() by: Actor,
  ): Promise<MeetPriceRequest> {
    return this.answers.decline(by, id, answer);
  }
}
