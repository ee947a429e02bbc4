import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { RemoveInput } from '../../../operator/index.js';
import { Needs } from '../../../platform/auth/access.js';
import { CurrentActor, type Actor, type Caller } from '../../../platform/auth/actor.js';
import { PaginationInput } from '../../../platform/graphql/pagination.model.js';
import { FormerNames } from './former-names.js';
import { MergeCatalogue } from './merge-catalogue.js';
import { MergeProducts } from './merge-products.js';
import { MergeProductsInput, ProductMergePreviewInput } from './product-merge.input.js';
import { ProductMerge } from './product-merge.model.js';
import { FormerNamesInput, MergeInput, MergePreviewInput } from './merge.input.js';
import { FormerNamePage, Merge } from './merge.model.js';

const merges = (things: string, errors = '') =>
  `Merges ${things}: the target has all that named the source, the address of the source leads to it, and feeds that name the source mean it. NOT_FOUND, CONFLICT, FORBIDDEN for promo codes of the source without \`PROMOCODES\`${errors}.`;

@Needs('WRITE_CATALOGUE')
@Resolver()
export class MergeResolver {
  constructor(
    private readonly catalogue: MergeCatalogue,
    private readonly products: MergeProducts,
    private readonly names: FormerNames,
  ) {}

  @Needs('READ_CATALOGUE')
  @Query(() => Merge, {
    description:
      'Previews a merge without changing anything. NOT_FOUND, NAME_TAKEN (subcategories have the same name).',
  })
  mergePreview(@Args('dto', { description: 'The two objects to merge.' }) dto: MergePreviewInput): Promise<Merge> {
    return this.catalogue.preview(dto);
  }

  @Needs('READ_CATALOGUE')
  @Query(() => FormerNamePage, {
    description:
      'Returns former names of merged objects: feeds that use a former name mean the object that remains after the merge.',
  })
  formerNames(
    @Args('dto', { nullable: true, description: 'Filters the list; by default returns all.' }) dto?: FormerNamesInput,
    @Args('pagination', { nullable: true, description: 'Page to return; by default the first.' })
    pagination?: PaginationInput,
  ): Promise<FormerNamePage> {
    return this.names.page(dto ?? {}, pagination ?? new PaginationInput());
  }

  @Mutation(() => Merge, { description: merges('two brands') })
  mergeBrands(
    @Args('dto', { description: 'The two brands to merge.' }) dto: MergeInput,
    @CurrentActor() by: Caller,
  ): Promise<Merge> {
    return this.catalogue.merge(by, 'BRAND', dto);
  }

  @Mutation(() => Merge, {
    description: merges(
      'two categories, and moves what is below the source below the target',
      ', NAME_TAKEN with the id of a category below the target that has the name of one below the source',
    ),
  })
  mergeCategories(
    @Args('dto', { description: 'The two categories to merge.' }) dto: MergeInput,
    @CurrentActor() by: Caller,
  ): Promise<Merge> {
    return this.catalogue.merge(by, 'CATEGORY', dto);
  }

  @Mutation(() => Merge, { description: merges('two colours') })
  mergeColours(
    @Args('dto', { description: 'The two colours to merge.' }) dto: MergeInput,
    @CurrentActor() by: Caller,
  ): Promise<Merge> {
    return this.catalogue.merge(by, 'COLOUR', dto);
  }

  @Needs('READ_CATALOGUE')
  @Query(() => ProductMerge, {
    description: 'Previews a merge of two products without changing anything. NOT_FOUND.',
  })
  productMergePreview(
    @Args('dto', { description: 'The two products to merge.' }) dto: ProductMergePreviewInput,
  ): Promise<ProductMerge> {
    return this.products.preview(dto);
  }

  @Mutation(() => ProductMerge, {
    description:
      'Merges two products: the source goes off sale, and its items, orders, reviews, questions, favourites and URLs move to the target; later imports do the same. NOT_FOUND, CONFLICT (target changed meanwhile), SIZES_CLASH (same supplier and size in both), PRODUCTS_OF_ONE_SOURCE (one feed lists both separately).',
  })
  mergeProducts(
    @Args('dto', { description: 'The two products to merge, and the reason.' }) dto: MergeProductsInput,
    @CurrentActor() by: Actor,
  ): Promise<ProductMerge> {
    return this.products.merge(by, dto);
  }

  @Mutation(() => Boolean, {
    description: 'Deletes a former name: a feed that uses the name creates a separate object again. NOT_FOUND.',
  })
  async removeFormerName(
    @Args('dto', { description: 'Id of the former name.' }) { id }: RemoveInput,
    @CurrentActor() by: Actor,
  ): Promise<boolean> {
    await this.names.remove(by, id);
    return true;
  }
}
