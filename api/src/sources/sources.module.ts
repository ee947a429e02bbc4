import { Module } from '@nestjs/common';
import { MediaModule } from '../media/index.js';
import { OperatorModule, versionResolverOf } from '../operator/index.js';
import { DecideRun } from './decide-run.js';
import { EditSources } from './edit-sources.js';
import { FeedSource } from './feed-source.model.js';
import { FileRuns } from './file-runs.js';
import { ForgetRuns } from './forget-runs.js';
import { ReadSources } from './read-sources.js';
import { SendRunLetters } from './run-letter.js';
import { RunRows } from './run-rows.js';
import { SourceResolver } from './source.resolver.js';
import { StartRun } from './start-run.js';
import { WorkFeedRuns } from './work-feed-runs.js';

@Module({
  imports: [MediaModule, OperatorModule],
  providers: [
    DecideRun,
    EditSources,
    FileRuns,
    ForgetRuns,
    ReadSources,
    RunRows,
    SendRunLetters,
    SourceResolver,
    StartRun,
    WorkFeedRuns,
    versionResolverOf(FeedSource, 'FEED_SOURCE', ({ id }) => id),
  ],
  exports: [FileRuns],
})
export class SourcesModule {}
