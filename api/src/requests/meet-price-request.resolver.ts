import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Public, SignedIn } from '../platform/auth/access.js';
import type { Client } from '../platform/auth/client.js';
import { CurrentClient, CurrentViewer, type Viewer } from '../platform/auth/viewer.js';
import { PaginationInput } from '../platform/graphql/pagination.model.js';
import { CreateMeetPriceRequest } from './create-meet-price-request.js';
import { CreateMeetPriceRequestInput, MeetPriceRequest, MeetPriceRequestPage } from './meet-price-request.model.js';
import { ReadMeetPriceRequests } from './read-meet-price-requests.js';

@Resolver()
export class MeetPriceRequestResolver {
  constructor(
    private readonly creating: CreateMeetPriceRequest,
    private readonly requests: ReadMeetPriceRequests,
  ) {}

  @Public()
  @Mutation(() => MeetPriceRequest, {
    description:
      'Requests a price match for a product that costs less elsewhere. An agreed price is announced by SMS. Repeating an open request does not create another. PRODUCT_NOT_FOUND, ITEM_NOT_FOUND, UPLOAD_NOT_USABLE (unchecked, used or of another purpose), TOO_MANY_REQUESTS.',
  })
  async createMeetPriceRequest(
    @Args('dto') dto: CreateMeetPriceRequestInput,
    @CurrentViewer() viewer: Viewer | null,
    @CurrentClient() client: Client,
  ): Promise<MeetPriceRequest> {
    return this.requests.one(await this.creating.create(viewer, client, dto));
  }

  @SignedIn()
  @Query(() => MeetPriceRequestPage, {
    description:
      'Returns the shopper’s price-match requests, newest first, including those sent with their phone number before signing in.',
  })
  userMeetPriceRequestList(
    @CurrentViewer() { userId }: Viewer,
    @Args('pagination', { nullable: true }) pagination?: PaginationInput,
  ): Promise<MeetPriceRequestPage> {
    return this.requests.own(userId, pagination ?? new PaginationInput());
  }
}
