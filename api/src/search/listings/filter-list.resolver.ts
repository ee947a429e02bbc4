import { Args, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { Public } from '../../platform/auth/access.js';
import { FilterList, FilterOption } from './listing.model.js';

@Public()
@Resolver(() => FilterList)
export class FilterListResolver {
  /** A brand has about a dozen of the thousand models, so `onlyPossible` spares its page a long list of zeros. */
  @ResolveField(() => [FilterOption], { description: 'Models of these goods.' })
  model(
    @Parent() { model }: FilterList,
    @Args('onlyPossible', { defaultValue: false, description: 'Leave out what the other filters make impossible.' })
    onlyPossible: boolean,
  ): FilterOption[] {
    return onlyPossible ? model.filter(({ count }) => count > 0) : model;
  }
}
