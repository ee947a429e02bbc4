import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Public, SignedIn } from '../platform/auth/access.js';
import type { Client } from '../platform/auth/client.js';
import { CurrentClient, CurrentViewer, type Viewer } from '../platform/auth/viewer.js';
import { CreateStockNoticeInput, RemoveStockNoticeInput, StockNotice } from './stock-notice.model.js';
import { StockNotices } from './stock-notices.js';

@Resolver()
export class StockNoticeResolver {
  constructor(private readonly notices: StockNotices) {}

  @SignedIn()
  @Query(() => [StockNotice], { description: 'Returns the shopper’s stock notices, newest first, 200 at most.' })
  stockNoticeList(@CurrentViewer() { userId }: Viewer): Promise<StockNotice[]> {
    return this.notices.of(userId);
  }

  @Public()
  @Mutation(() => StockNotice, {
    description:
      'Subscribes to one message about a size. A guest must send an e-mail address and the code sent to it. MAILBOX_NEEDED, PHONE_NEEDED, SIZE_NOT_FOUND, SIZE_AVAILABLE, SIZE_NOT_FOR_SALE, CODE_INVALID, TOO_MANY_REQUESTS.',
  })
  createStockNotice(
    @Args('dto') dto: CreateStockNoticeInput,
    @CurrentViewer() viewer: Viewer | null,
    @CurrentClient() client: Client,
  ): Promise<StockNotice> {
    return viewer ? this.notices.ask(viewer.userId, dto) : this.notices.askAsGuest(dto, client);
  }

  @SignedIn()
  @Mutation(() => Boolean, { description: 'Deletes a stock notice; returns false if the shopper has no such notice.' })
  removeStockNotice(
    @Args('dto') { id }: RemoveStockNoticeInput,
    @CurrentViewer() { userId }: Viewer,
  ): Promise<boolean> {
    return this.notices.remove(userId, id);
  }
}
