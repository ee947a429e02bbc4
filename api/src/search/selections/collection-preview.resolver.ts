import { Args, Query, Resolver } from '@nestjs/graphql';
import { PreviewLinks, ShowcasePreviewInput } from '../../content/index.js';
import { Public } from '../../platform/auth/access.js';
import { CurrentViewer, type Viewer } from '../../platform/auth/viewer.js';
import { ApiError } from '../../shared/api-error.js';
import { Collection } from './selection.model.js';
import { Selections, type ListedCollection } from './selections.js';

/** Apart from the other selections, whose answers caches may store. */
@Public()
@Resolver()
export class CollectionPreviewResolver {
  constructor(
    private readonly selections: Selections,
    private readonly previews: PreviewLinks,
  ) {}

  @Query(() => Collection, {
    nullable: true,
    description:
      'Returns the collection of an operator’s preview link, shown yet or not; null with PREVIEW_OVER if the link has expired.',
  })
  async collectionPreview(
    @Args('dto') { token }: ShowcasePreviewInput,
    @CurrentViewer() viewer: Viewer | null,
  ): Promise<ListedCollection> {
    const id = this.previews.collections.read(token);
    const found = id && (await this.selections.collection(id, viewer?.userId ?? null));
    if (!found) throw new ApiError('PREVIEW_OVER');
    return found;
  }
}
