import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Needs } from '../platform/auth/access.js';
import { uploadOwner } from '../media/index.js';
import { CurrentActor, type Actor } from '../platform/auth/actor.js';
import type { Client } from '../platform/auth/client.js';
import { CurrentClient, CurrentViewer, type Viewer } from '../platform/auth/viewer.js';
import { PaginationInput } from '../platform/graphql/pagination.model.js';
import { DecideRun } from './decide-run.js';
import { EditSources } from './edit-sources.js';
import { FeedRun, FeedRunPage, UndoneFeedRun } from './feed-run.model.js';
import { FeedSource } from './feed-source.model.js';
import { ConfirmColumnsInput } from './price-list-columns.model.js';
import { ReadSources } from './read-sources.js';
import {
  FeedRunIdInput,
  FeedRunsInput,
  FeedSourceIdInput,
  SaveFeedSourceInput,
  StartFeedRunInput,
} from './source.input.js';
import { StartRun } from './start-run.js';

@Resolver()
export class SourceResolver {
  constructor(
    private readonly edits: EditSources,
    private readonly found: ReadSources,
    private readonly starts: StartRun,
    private readonly decisions: DecideRun,
  ) {}

  @Needs('READ_CATALOGUE')
  @Query(() => [FeedSource], { description: 'Returns all sources of feeds, sorted by name.' })
  feedSources(): Promise<FeedSource[]> {
    return this.found.all();
  }

  @Needs('READ_CATALOGUE')
  @Query(() => FeedSource, { description: 'Returns a source of feeds. NOT_FOUND.' })
  feedSource(@Args('dto', { description: 'Identifies the source.' }) { id }: FeedSourceIdInput): Promise<FeedSource> {
    return this.found.source(id);
  }

  @Needs('READ_CATALOGUE')
  @Query(() => FeedRunPage, { description: 'Returns runs of a source, newest first. NOT_FOUND.' })
  feedRuns(
    @Args('dto', { description: 'The source whose runs are listed.' }) { sourceId }: FeedRunsInput,
    @Args('pagination', { nullable: true, description: 'Page to return; by default the first.' })
    pagination?: PaginationInput,
  ): Promise<FeedRunPage> {
    return this.found.runs(sourceId, pagination ?? new PaginationInput());
  }

  @Needs('READ_CATALOGUE')
  @Query(() => FeedRun, { description: 'Returns a run with its plan, progress and report. NOT_FOUND.' })
  feedRun(@Args('dto', { description: 'Identifies the run.' }) { id }: FeedRunIdInput): Promise<FeedRun> {
    return this.found.run(id);
  }

  @Needs('FEEDS')
  @Mutation(() => FeedSource, {
    description:
      'Creates or changes a source of feeds (docs/sources.md). NOT_FOUND, NAME_TAKEN (name already used), BAD_USER_INPUT.',
  })
  async saveFeedSource(
    @Args('dto', { description: 'A feed source and its changes.' }) dto: SaveFeedSourceInput,
    @CurrentActor() by: Actor,
  ): Promise<FeedSource> {
    return this.found.source(await this.edits.save(by, dto));
  }

  @Needs('FEEDS')
  @Mutation(() => Boolean, { description: 'Deletes a source with its runs; its products stay. NOT_FOUND.' })
  async removeFeedSource(
    @Args('dto', { description: 'Id of the object to delete.' }) { id }: FeedSourceIdInput,
    @CurrentActor() by: Actor,
  ): Promise<boolean> {
    await this.edits.remove(by, id);
    return true;
  }

  @Needs('FEEDS')
  @Mutation(() => FeedRun, {
    description:
      'Requests a run of a feed source, which is done in the background. NOT_FOUND, SOURCE_WITHOUT_ADDRESS (no URL to download from), UPLOAD_NOT_USABLE (unchecked, used or of another purpose), RUN_UNFINISHED (source has an unfinished run).',
  })
  async startFeedRun(
    @Args('dto', { description: 'The feed source to read.' }) dto: StartFeedRunInput,
    @CurrentActor() by: Actor,
    @CurrentViewer() viewer: Viewer | null,
    @CurrentClient() client: Client,
  ): Promise<FeedRun> {
    return this.found.run(await this.starts.run(by, uploadOwner(viewer, client), dto));
  }

  @Needs('FEEDS')
  @Mutation(() => Boolean, {
    description:
      'Confirms the meanings of the columns in a source’s price lists. Runs use these meanings until columns are renamed, added or removed. NOT_FOUND, BAD_USER_INPUT.',
  })
  async confirmColumns(
    @Args('dto', { description: 'Meanings of all columns, as suggested by `feedRun` or corrected.' })
    dto: ConfirmColumnsInput,
    @CurrentActor() by: Actor,
  ): Promise<boolean> {
    await this.edits.confirmColumns(by, dto);
    return true;
  }

  @Needs('FEEDS')
  @Mutation(() => FeedRun, {
    description:
      'Applies the file of a run that awaits a decision, with all its changes. NOT_FOUND, RUN_NOT_ASKING (run awaits no decision), RUN_UNFINISHED (source has an unfinished run).',
  })
  async applyFeedRun(
    @Args('dto', { description: 'Identifies the run.' }) { id }: FeedRunIdInput,
    @CurrentActor() by: Actor,
  ): Promise<FeedRun> {
    await this.decisions.apply(by, id);
    return this.found.run(id);
  }

  @Needs('FEEDS')
  @Mutation(() => FeedRun, {
    description:
      'Discards a run that awaits a decision. Scheduled runs do not ask again about the same file. NOT_FOUND, RUN_NOT_ASKING (run awaits no decision).',
  })
  async discardFeedRun(
    @Args('dto', { description: 'Identifies the run.' }) { id }: FeedRunIdInput,
    @CurrentActor() by: Actor,
  ): Promise<FeedRun> {
    await this.decisions.discard(by, id);
    return this.found.run(id);
  }

  @Needs('FEEDS')
  @Mutation(() => UndoneFeedRun, {
    description:
      'Undoes the changes of a run and pauses its source. Goods sold, changed or ordered since the run stay as they are. NOT_FOUND, RUN_NOT_UNDOABLE (nothing written, undone or too old), RUN_UNFINISHED (source has an unfinished run).',
  })
  async undoFeedRun(
    @Args('dto', { description: 'Identifies the run.' }) { id }: FeedRunIdInput,
    @CurrentActor() by: Actor,
  ): Promise<UndoneFeedRun> {
    const stayed = await this.decisions.undo(by, id);
    return { run: await this.found.run(id), stayed };
  }
}
