import { Args, Query, Resolver } from '@nestjs/graphql';
import { Public } from '../platform/auth/access.js';
import { CachedFor } from '../platform/graphql/cached-for.js';
import { PickupPoint, PickupPointCluster, PickupPointClustersInput, PickupPointsInput } from './pickup-point.model.js';
import { PickupPoints } from './pickup-points.js';

@Public()
@CachedFor(300)
@Resolver()
export class PickupPointResolver {
  constructor(private readonly points: PickupPoints) {}

  @Query(() => [PickupPoint], {
    description: 'Returns open pickup points of a town, around a location or within map bounds.',
  })
  getPVZListByLocation(@Args('dto') dto: PickupPointsInput): Promise<PickupPoint[]> {
    return this.points.find(dto);
  }

  @Query(() => [PickupPointCluster], {
    description:
      'Returns pickup points within map bounds, grouped into clusters where they are too close to show separately.',
  })
  pickupPointClusters(@Args('dto') dto: PickupPointClustersInput): Promise<PickupPointCluster[]> {
    return this.points.clusters(dto);
  }
}
