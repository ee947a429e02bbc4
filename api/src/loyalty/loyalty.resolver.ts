import { Args, Query, Resolver } from '@nestjs/graphql';
import { Public, SignedIn } from '../platform/auth/access.js';
import { CurrentViewer, type Viewer } from '../platform/auth/viewer.js';
import { CachedFor } from '../platform/graphql/cached-for.js';
import { PaginationInput } from '../platform/graphql/pagination.model.js';
import { LoyaltyLevel } from './loyalty-level.model.js';
import { PointsEntryPage } from './points-entry.model.js';
import { PointsHistory } from './points-history.js';
import { ReadLoyalty } from './read-loyalty.js';

@Resolver()
export class LoyaltyResolver {
  constructor(
    private readonly loyalty: ReadLoyalty,
    private readonly history: PointsHistory,
  ) {}

  @Public()
  @CachedFor(300)
  @Query(() => [LoyaltyLevel], { description: 'Returns the levels of the loyalty programme, lowest first.' })
  loyaltyLevels(): Promise<LoyaltyLevel[]> {
    return this.loyalty.levels();
  }

  @SignedIn()
  @Query(() => PointsEntryPage, { description: 'Returns the shopper’s points ledger, newest first.' })
  pointsHistory(
    @CurrentViewer() { userId }: Viewer,
    @Args('pagination', { nullable: true }) pagination?: PaginationInput,
  ): Promise<PointsEntryPage> {
    return this.history.page(userId, pagination ?? new PaginationInput());
  }
}
