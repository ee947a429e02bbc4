import { Query, Resolver } from '@nestjs/graphql';
import { SignedIn } from '../../platform/auth/access.js';
import { CurrentViewer, type Viewer } from '../../platform/auth/viewer.js';
import { OrderStatistics } from './order-statistics.js';
import { UserOrderStatistics } from './statistics.model.js';

@SignedIn()
@Resolver()
export class StatisticsResolver {
  constructor(private readonly statistics: OrderStatistics) {}

  @Query(() => UserOrderStatistics, {
    description: 'Returns the caller’s number of orders, money spent, loyalty level and points.',
  })
  userOrderStatistics(@CurrentViewer() { userId }: Viewer): Promise<UserOrderStatistics> {
    return this.statistics.of(userId);
  }
}
