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

  @Query(() => [PickupPoint], { description: 'Open pickup points of a town, around a place, or on a part of the map.' })
  getPVZListByLocation(@Args('dto') dto: PickupPointsInput): Promise<PickupPoint[]> {
    return this.points.find(dto);
  }

  @Query(() => [PickupPointCluster], {
    description: 'The same for a map that shows more points than can be told apart: gathered where they stand close.',
  })
  pickupPointClusters(@Args('dto') dto: PickupPointClustersInput): Promise<PickupPointCluster[]> {
    return this.points.clusters(dto);
  }
}
