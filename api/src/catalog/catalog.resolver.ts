import { Args, Query, Resolver } from '@nestjs/graphql';
import { Public } from '../platform/auth/access.js';
import { CurrentViewer, type Viewer } from '../platform/auth/viewer.js';
import { CachedFor } from '../platform/graphql/cached-for.js';
import { Remembered } from '../platform/graphql/remembered.js';
import { PaginationInput } from '../platform/graphql/pagination.model.js';
import { ApiError, badUserInput, fieldFault } from '../shared/api-error.js';
import { BrandListInput, BrandPage } from './brand.model.js';
import { FindProduct } from './find-product.js';
import { FindSection } from './find-section.js';
import { FindSizeGrid } from './find-size-grid.js';
import { ListBrands } from './list-brands.js';
import { Product, ProductInput } from './product.model.js';
import { CatalogSection, CatalogSectionInput, Directory } from './section.model.js';
import { SizeGrid, SizeGridInput } from './size-grid.model.js';

@Public()
@Remembered()
@Resolver()
export class CatalogResolver {
  constructor(
    private readonly products: FindProduct,
    private readonly sections: FindSection,
    private readonly brands: ListBrands,
    private readonly sizeGrids: FindSizeGrid,
  ) {}

  @CachedFor(30)
  @Query(() => Product, {
    nullable: true,
    description: 'Returns one product by slug or id; null with PRODUCT_NOT_FOUND if there is none.',
  })
  async product(@Args('dto') { slug, id }: ProductInput, @CurrentViewer() viewer: Viewer | null): Promise<Product> {
    if (!slug === !id) throw badUserInput([fieldFault('dto', 'exactlyOneOf', { names: ['slug', 'id'] })]);
    const userId = viewer?.userId ?? null;
    const product = await (slug ? this.products.bySlug(slug, userId) : this.products.byId(id!, userId));
    if (!product) throw new ApiError('PRODUCT_NOT_FOUND');
    return product;
  }

  @CachedFor(300)
  @Query(() => [Directory], { description: 'Returns the top-level menu, sorted by position.' })
  directoryList(): Promise<Directory[]> {
    return this.sections.directories();
  }

  @CachedFor(300)
  @Query(() => CatalogSection, {
    nullable: true,
    description: 'Returns the section for a catalogue path; null with SECTION_NOT_FOUND if there is none.',
  })
  async catalogSection(@Args('dto') { path }: CatalogSectionInput): Promise<CatalogSection> {
    const section = await this.sections.byPath(path);
    if (!section) throw new ApiError('SECTION_NOT_FOUND');
    return section;
  }

  @CachedFor(300)
  @Query(() => BrandPage, { description: 'Returns brands that have products on sale, highest sort weight first.' })
  brandList(
    @Args('dto', { nullable: true }) dto?: BrandListInput,
    @Args('pagination', { nullable: true }) pagination?: PaginationInput,
  ): Promise<BrandPage> {
    return this.brands.page(dto ?? {}, pagination ?? new PaginationInput());
  }

  @CachedFor(300)
  @Query(() => SizeGrid, {
    nullable: true,
    description: 'Returns the size table that fits a product best; null if there is none.',
  })
  sizeGrid(@Args('dto') { productId }: SizeGridInput): Promise<SizeGrid | null> {
    return this.sizeGrids.forProduct(productId);
  }
}
