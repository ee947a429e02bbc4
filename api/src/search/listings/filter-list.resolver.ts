import { Args, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { Public } from '../../platform/auth/access.js';
import type { ListingCounts } from '../index/listing-query.js';
import { FilterList, FilterOption } from './listing.model.js';

@Public()
@Resolver(() => FilterList)
export class FilterListResolver {
  /** A brand has about a dozen of the thousand models, so `onlyPossible` spares its page a long list of zeros. */
  @ResolveField(() => [FilterOption], { description: 'Models of these products.' })
  model(
    @Parent() counts: FilterList & Pick<ListingCounts, 'possibleModels'>,
    @Args('onlyPossible', { defaultValue: false, description: 'If true, omits values without matching products.' })
    onlyPossible: boolean,
  ): FilterOption[] {
    return onlyPossible ? counts.possibleModels : counts.model;
  }
}
