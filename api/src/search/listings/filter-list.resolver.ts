import { Args, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { Public } from '../../platform/auth/access.js';
import { FilterList, FilterOption } from './listing.model.js';

@Public()
@Resolver(() => FilterList)
export class FilterListResolver {
  /** Of a thousand models a brand has a dozen: a page that knows the brand need not carry the others' zeros. */
  @ResolveField(() => [FilterOption])
  model(
    @Parent() { model }: FilterList,
    @Args('onlyPossible', { defaultValue: false, description: 'Leave out what the other filters make impossible.' })
    onlyPossible: boolean,
  ): FilterOption[] {
    return onlyPossible ? model.filter(({ count }) => count > 0) : model;
  }
}
