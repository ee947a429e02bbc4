import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { OperatorOnly } from '../platform/auth/access.js';
import { CurrentViewer, type Viewer } from '../platform/auth/viewer.js';
import { PaginationInput } from '../platform/graphql/pagination.model.js';
import { AnswerPartners } from './answer-partners.js';
import { CooperativeRequestsInput, DecideCooperativeRequestInput, RequestIdInput } from './operator-request.input.js';
import { OperatorCooperativeRequest, OperatorCooperativeRequestPage } from './operator-request.model.js';

@OperatorOnly()
@Resolver()
export class OperatorRequestResolver {
  constructor(private readonly partners: AnswerPartners) {}

  @Query(() => OperatorCooperativeRequestPage, {
    description: 'Requests of partners: open ones, the longest waiting first, then the last decided.',
  })
  cooperativeRequests(
    @Args('dto', { nullable: true }) dto?: CooperativeRequestsInput,
    @Args('pagination', { nullable: true }) pagination?: PaginationInput,
  ): Promise<OperatorCooperativeRequestPage> {
    return this.partners.page(dto ?? {}, pagination ?? new PaginationInput());
  }

  @Mutation(() => OperatorCooperativeRequest, {
    description: 'IN_WORK from now on. REQUEST_NOT_FOUND, REQUEST_CLOSED.',
  })
  takeUpCooperativeRequest(
    @Args('dto') { id }: RequestIdInput,
    @CurrentViewer() { userId }: Viewer,
  ): Promise<OperatorCooperativeRequest> {
    return this.partners.takeUp(userId, id);
  }

  @Mutation(() => OperatorCooperativeRequest, {
    description: 'Decides once, and writes the answer to the sender. REQUEST_NOT_FOUND, REQUEST_CLOSED.',
  })
  decideCooperativeRequest(
    @Args('dto') dto: DecideCooperativeRequestInput,
    @CurrentViewer() { userId }: Viewer,
  ): Promise<OperatorCooperativeRequest> {
    return this.partners.decide(userId, dto);
  }
}
