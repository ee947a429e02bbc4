import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { Blog, ReadContent, type ShownContent } from '../../content/index.js';
import { Public } from '../../platform/auth/access.js';
import { CurrentViewer, type Viewer } from '../../platform/auth/viewer.js';
import { ProductCard } from '../listings/listing.model.js';
import { Selections } from './selections.js';

/** Adds the cards of the named products to an article or page. */
@Public()
@Resolver(() => Blog)
export class BlogProductsResolver {
  constructor(
    private readonly content: ReadContent,
    private readonly selections: Selections,
  ) {}

  @ResolveField(() => [ProductCard], {
    description: 'Products named in the text, then related ones, then new products of the same brands; 24 at most.',
  })
  async products(@Parent() content: ShownContent, @CurrentViewer() viewer: Viewer | null): Promise<ProductCard[]> {
    return this.selections.byIds(await this.content.productIds(content), viewer?.userId ?? null);
  }
}
