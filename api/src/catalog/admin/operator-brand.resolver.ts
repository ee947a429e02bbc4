import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Needs } from '../../platform/auth/access.js';
import { CurrentActor, type Actor } from '../../platform/auth/actor.js';
import { PaginationInput } from '../../platform/graphql/pagination.model.js';
import { EditBrands } from './edit-brands.js';
import { BrandIdInput, BrandsInput, SaveBrandInput } from './operator-brand.input.js';
import { OperatorBrand, OperatorBrandPage } from './operator-brand.model.js';
import { RemoveInput } from '../../operator/index.js';

@Needs('WRITE_CATALOGUE')
@Resolver()
export class OperatorBrandResolver {
  constructor(private readonly edits: EditBrands) {}

  @Needs('READ_CATALOGUE')
  @Query(() => OperatorBrandPage, {
    description: 'Returns brands, including those without products, highest sort weight first.',
  })
  brands(
    @Args('dto', { nullable: true, description: 'Filters the list; by default returns all.' }) dto?: BrandsInput,
    @Args('pagination', { nullable: true, description: 'Page to return; by default the first.' })
    pagination?: PaginationInput,
  ): Promise<OperatorBrandPage> {
    return this.edits.page(dto ?? {}, pagination ?? new PaginationInput());
  }

  @Needs('READ_CATALOGUE')
  @Query(() => OperatorBrand, { description: 'Returns a brand. NOT_FOUND.' })
  brand(@Args('dto', { description: 'Identifies the brand.' }) { id }: BrandIdInput): Promise<OperatorBrand> {
    return this.edits.byId(id);
  }

  @Mutation(() => OperatorBrand, {
    description:
      'Creates or changes a brand. NOT_FOUND, NAME_TAKEN (slug or name already used), PICTURE_NOT_USABLE (URL has no usable picture).',
  })
  saveBrand(
    @Args('dto', { description: 'A brand and its changes.' }) dto: SaveBrandInput,
    @CurrentActor() by: Actor,
  ): Promise<OperatorBrand> {
    return this.edits.save(by, dto);
  }

  @Mutation(() => Boolean, { description: 'Deletes a brand that is not referenced anywhere. NOT_FOUND, STILL_USED.' })
  async removeBrand(
    @Args('dto', { description: 'Id of the object to delete.' }) { id }: RemoveInput,
    @CurrentActor() by: Actor,
  ): Promise<boolean> {
    await this.edits.remove(by, id);
    return true;
  }
}
