import { Args, Query, Resolver } from '@nestjs/graphql';
import { Public } from '../platform/auth/access.js';
import { CachedFor } from '../platform/graphql/cached-for.js';
import { PaginationInput } from '../platform/graphql/pagination.model.js';
import { Blog, BlogInput, BlogListInput, BlogPage, BlogTag, ContentPreviewInput, InfoPageInput } from './blog.model.js';
import { PreviewLinks } from './preview-links.js';
import { ReadContent, type ShownContent } from './read-content.js';
import { contentNotFound } from './write-content.js';

@Public()
@Resolver()
export class BlogResolver {
  constructor(
    private readonly content: ReadContent,
    private readonly previews: PreviewLinks,
  ) {}

  @CachedFor(60)
  @Query(() => BlogPage, { description: 'Returns published articles, newest first.' })
  blogList(
    @Args('dto', { nullable: true }) dto?: BlogListInput,
    @Args('pagination', { nullable: true }) pagination?: PaginationInput,
  ): Promise<BlogPage> {
    return this.content.articles(dto?.tag ?? null, pagination ?? new PaginationInput());
  }

  @CachedFor(60)
  @Query(() => [BlogTag], { description: 'Returns the tags of published articles, most used first.' })
  blogTags(): Promise<BlogTag[]> {
    return this.content.tags();
  }

  @CachedFor(60)
  @Query(() => Blog, {
    nullable: true,
    description: 'Returns one article; null with CONTENT_NOT_FOUND if no published article has this slug.',
  })
  async blog(@Args('dto') { slug }: BlogInput): Promise<ShownContent> {
    return given(await this.content.bySlug('ARTICLE', slug));
  }

  @CachedFor(60)
  @Query(() => Blog, {
    nullable: true,
    description: 'Returns an information page by its path; null with CONTENT_NOT_FOUND if it is not published.',
  })
  async infoPage(@Args('dto') { path }: InfoPageInput): Promise<ShownContent> {
    return given(await this.content.bySlug('PAGE', path.slice(1)));
  }

  @Query(() => Blog, {
    nullable: true,
    description:
      'Returns a revision by an operator’s preview link; null with CONTENT_NOT_FOUND if the link has expired.',
  })
  async contentPreview(@Args('dto') { token }: ContentPreviewInput): Promise<ShownContent> {
    const revisionId = this.previews.texts.read(token);
    return given(revisionId && (await this.content.byRevision(revisionId)));
  }
}

function given(content: ShownContent | null | ''): ShownContent {
  if (!content) throw contentNotFound();
  return content;
}
