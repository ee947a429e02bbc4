import type { GraphQLResolveInfo } from 'graphql';
import { ConnectionArgs } from '../../platform/graphql/connection.model.js';
import { askedCounts, ListSort } from '../../operator/index.js';
import { Args, Info, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Needs } from '../../platform/auth/access.js';
import { CurrentActor, type Actor } from '../../platform/auth/actor.js';
import { PaginationInput } from '../../platform/graphql/pagination.model.js';
import { ReadReturns, ReturnableItem } from '../index.js';
import { AnswerReturns } from './answer-returns.js';
import { FindReturns } from './find-returns.js';
import {
  ApproveReturnInput,
  CloseReturnInput,
  CreateReturnForShopperInput,
  RejectReturnInput,
  ReturnableItemsInput,
  ReturnIdInput,
  ReturnRequestsInput,
} from './operator-return.input.js';
import {
  OperatorReturnRequest,
  OperatorReturnRequestConnection,
  OperatorReturnRequestPage,
} from './operator-return.model.js';

@Needs('RETURNS')
@Resolver()
export class OperatorReturnResolver {
  constructor(
    private readonly found: FindReturns,
    private readonly answers: AnswerReturns,
    private readonly returns: ReadReturns,
  ) {}

  @Query(() => OperatorReturnRequestPage, {
    description: 'Returns return requests, open ones first, longest waiting first.',
  })
  returnRequests(
    @Args('dto', { nullable: true }) dto?: ReturnRequestsInput,
    @Args('pagination', { nullable: true }) pagination?: PaginationInput,
  ): Promise<OperatorReturnRequestPage> {
    return this.found.page(dto ?? {}, pagination ?? new PaginationInput());
  }

  @Query(() => OperatorReturnRequestConnection, {
    description:
      'Returns return requests with cursors and counts by state. CURSOR_INVALID for a cursor of other filters or another sort order.',
  })
  returnRequestsConnection(
    @Args() request: ConnectionArgs,
    @Info() info: GraphQLResolveInfo,
    @Args('dto', { nullable: true, description: 'Filters; without filters, all requests.' }) dto?: ReturnRequestsInput,
    @Args('sort', {
      type: () => ListSort,
      defaultValue: 'NEWEST_FIRST',
      description: 'Sort order: newest or oldest first.',
    })
    sort: ListSort = 'NEWEST_FIRST',
  ): Promise<OperatorReturnRequestConnection> {
    return this.found.connection(dto ?? {}, sort, request, askedCounts(info));
  }

  @Query(() => OperatorReturnRequest, { description: 'Returns a return request. RETURN_NOT_FOUND.' })
  returnRequest(
    @Args('dto', { description: 'Identifies the return request.' }) { id }: ReturnIdInput,
  ): Promise<OperatorReturnRequest> {
    return this.found.byId(id);
  }

  @Query(() => [ReturnableItem], {
    description:
      'Returns the units of an order, each with the reason why it cannot be returned, its refund and its other sizes; `createReturnForShopper` takes them. ORDER_NOT_FOUND.',
  })
  returnableItems(
    @Args('dto', { description: 'Identifies the order.' }) { orderUuid }: ReturnableItemsInput,
  ): Promise<ReturnableItem[]> {
    return this.returns.unitsOf(orderUuid);
  }

  @Mutation(() => OperatorReturnRequest, {
    description:
      'Requests to return delivered units on behalf of the shopper. The request is approved at once, and the shopper is told so. ORDER_NOT_FOUND, RETURN_NOT_ALLOWED (some unit cannot be returned).',
  })
  createReturnForShopper(
    @Args('dto', { description: 'The order and its units.' }) dto: CreateReturnForShopperInput,
    @CurrentActor() by: Actor,
  ): Promise<OperatorReturnRequest> {
    return this.answers.create(by, dto);
  }

  @Mutation(() => OperatorReturnRequest, {
    description:
      'Approves a return request; the shopper sees the instructions for sending the goods. RETURN_NOT_FOUND, RETURN_MOVED_ON (state does not allow approval).',
  })
  approveReturn(@Args('dto') dto: ApproveReturnInput, @CurrentActor() by: Actor): Promise<OperatorReturnRequest> {
    return this.answers.approve(by, dto.id, dto.instructions ?? null);
  }

  @Mutation(() => OperatorReturnRequest, {
    description:
      'Records that the returned goods have arrived. RETURN_NOT_FOUND, RETURN_MOVED_ON (state does not allow it).',
  })
  receiveReturn(@Args('dto') { id }: ReturnIdInput, @CurrentActor() by: Actor): Promise<OperatorReturnRequest> {
    return this.answers.receive(by, id);
  }

  @Mutation(() => OperatorReturnRequest, {
    description:
      'Closes a return request after the goods have arrived: refunds, exchanges or refuses each unit. Updates payments, points and stock as moveItems does. RETURN_NOT_FOUND, RETURN_MOVED_ON (state does not allow it), TRANSITION_REFUSED (unit cannot get the status).',
  })
  refundReturn(
    @Args('dto') { id, items }: CloseReturnInput,
    @CurrentActor() by: Actor,
  ): Promise<OperatorReturnRequest> {
    return this.answers.close(by, id, items);
  }

  @Mutation(() => OperatorReturnRequest, {
    description:
      'Closes an open return request without a refund; the shopper sees the reason. RETURN_NOT_FOUND, RETURN_MOVED_ON (state does not allow rejection).',
  })
  rejectReturn(
    @Args('dto') { id, reason }: RejectReturnInput,
    @CurrentActor() by: Actor,
  ): Promise<OperatorReturnRequest> {
    return this.answers.reject(by, id, reason);
  }
}
