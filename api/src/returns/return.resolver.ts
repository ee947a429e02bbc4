import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Sessions } from '../identity/index.js';
import { uploadOwner } from '../media/index.js';
import { Public } from '../platform/auth/access.js';
import type { Client } from '../platform/auth/client.js';
import { CurrentClient, CurrentViewer, type Viewer } from '../platform/auth/viewer.js';
import { ReadReturns } from './read-returns.js';
import { RequestReturn } from './request-return.js';
import { CreateReturnRequestInput, OrderReturnsInput, ReturnQuoteInput, ReturnRequestInput } from './return.input.js';
import { OrderReturns, ReturnRequest, ReturnValue } from './return.model.js';

const WHOSE = 'Anyone who has the uuid of a guest’s order may call it.';

@Resolver()
export class ReturnResolver {
  constructor(
    private readonly returns: ReadReturns,
    private readonly requests: RequestReturn,
    private readonly sessions: Sessions,
  ) {}

  @Public()
  @Query(() => OrderReturns, {
    description: `Returns the units of an order that can be returned, and its return requests. ${WHOSE} ORDER_NOT_FOUND, UNAUTHORIZED.`,
  })
  async orderReturns(
    @Args('dto') { uuid }: OrderReturnsInput,
    @CurrentViewer() viewer: Viewer | null,
  ): Promise<OrderReturns> {
    return this.returns.ofOrder(await this.sessions.liveUserId(viewer), uuid);
  }

  @Public()
  @Query(() => ReturnValue, {
    description: `Calculates the refund for returning these units together. ${WHOSE} ORDER_NOT_FOUND, UNAUTHORIZED.`,
  })
  async returnQuote(
    @Args('dto') { uuid, itemIds }: ReturnQuoteInput,
    @CurrentViewer() viewer: Viewer | null,
  ): Promise<ReturnValue> {
    return this.returns.quote(await this.sessions.liveUserId(viewer), uuid, itemIds);
  }

  @Public()
  @Mutation(() => ReturnRequest, {
    description: `Requests to return delivered units. ${WHOSE} ORDER_NOT_FOUND, RETURN_NOT_ALLOWED, UPLOAD_NOT_USABLE, TOO_MANY_REQUESTS, UNAUTHORIZED.`,
  })
  async createReturnRequest(
    @Args('dto') dto: CreateReturnRequestInput,
    @CurrentViewer() viewer: Viewer | null,
    @CurrentClient() client: Client,
  ): Promise<ReturnRequest> {
    const userId = await this.sessions.liveUserId(viewer);
    const id = await this.requests.create(uploadOwner(viewer, client), dto);
    return this.returns.one(userId, dto.uuid, id);
  }

  @Public()
  @Mutation(() => ReturnRequest, {
    description: `Cancels a return request that the shop has not approved yet. ${WHOSE} RETURN_NOT_FOUND, RETURN_MOVED_ON if it is approved, UNAUTHORIZED.`,
  })
  async cancelReturnRequest(
    @Args('dto') { id }: ReturnRequestInput,
    @CurrentViewer() viewer: Viewer | null,
  ): Promise<ReturnRequest> {
    const userId = await this.sessions.liveUserId(viewer);
    return this.returns.one(userId, await this.requests.cancel(userId, id), id);
  }
}
