import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Needs } from '../../platform/auth/access.js';
import { CurrentActor, type Actor } from '../../platform/auth/actor.js';
import { PaginationInput } from '../../platform/graphql/pagination.model.js';
import {
  ContentInput,
  ContentListInput,
  ContentRevisionInput,
  PublishContentInput,
  RenderContentInput,
  SaveContentInput,
} from './content.input.js';
import { ContentEntryPage, ContentPreview, ContentRevision, ContentVersion, SavedContent } from './content.model.js';
import { ReadContent } from '../index.js';
import { EditContent } from './edit-content.js';

@Needs('CONTENT')
@Resolver()
export class ContentResolver {
  constructor(
    private readonly content: EditContent,
    private readonly texts: ReadContent,
  ) {}

  @Query(() => ContentEntryPage, { description: 'Returns articles and information pages, published or not.' })
  contentList(
    @Args('dto', { nullable: true }) dto?: ContentListInput,
    @Args('pagination', { nullable: true }) pagination?: PaginationInput,
  ): Promise<ContentEntryPage> {
    return this.content.page(dto ?? {}, pagination ?? new PaginationInput());
  }

  @Query(() => [ContentVersion], {
    description: 'Returns revisions of an article or information page, latest first; 200 at most.',
  })
  contentVersions(@Args('dto') { id }: ContentInput): Promise<ContentVersion[]> {
    return this.content.versions(id);
  }

  @Query(() => ContentRevision, { description: 'Returns one revision with its full text. NOT_FOUND if there is none.' })
  contentRevision(@Args('dto') dto: ContentRevisionInput): Promise<ContentRevision> {
    return this.content.revision(dto);
  }

  @Query(() => String, {
    description:
      'Returns a text that is not saved as shoppers would see it, as sanitised HTML. BAD_USER_INPUT contains the line number.',
  })
  renderContent(@Args('dto') { markdown }: RenderContentInput): Promise<string> {
    return this.texts.rendered(markdown);
  }

  @Mutation(() => SavedContent, {
    description:
      'Saves a draft as a new revision. NOT_FOUND, NAME_TAKEN (slug already used), CONTENT_CHANGED (somebody saved another revision), PICTURE_NOT_USABLE (URL has no usable picture); BAD_USER_INPUT contains the line number.',
  })
  saveContent(@Args('dto') dto: SaveContentInput, @CurrentActor() by: Actor): Promise<SavedContent> {
    return this.content.save(by, dto);
  }

  @Mutation(() => Boolean, {
    description:
      'Publishes the latest revision, now or at a later time. CONTENT_CHANGED (somebody saved another revision).',
  })
  async publishContent(@Args('dto') dto: PublishContentInput, @CurrentActor() by: Actor): Promise<boolean> {
    await this.content.publish(by, dto);
    return true;
  }

  @Mutation(() => Boolean, { description: 'Unpublishes an article or information page. CONTENT_NOT_FOUND.' })
  async hideContent(@Args('dto') { id }: ContentInput, @CurrentActor() by: Actor): Promise<boolean> {
    await this.content.hide(by, id);
    return true;
  }

  @Query(() => ContentPreview, {
    description: 'Creates a preview link to a revision, valid for seven days. NOT_FOUND.',
  })
  previewContent(@Args('dto') dto: ContentRevisionInput): Promise<ContentPreview> {
    return this.content.preview(dto);
  }
}
