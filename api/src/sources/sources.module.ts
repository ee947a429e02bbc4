import { Module } from '@nestjs/common';
import { MediaModule } from '../media/index.js';
import { OperatorModule } from '../operator/index.js';
import { EditSources } from './edit-sources.js';
import { ReadSources } from './read-sources.js';
import { RunRows } from './run-rows.js';
import { SourceResolver } from './source.resolver.js';
import { StartRun } from './start-run.js';
import { WorkFeedRuns } from './work-feed-runs.js';

@Module({
  imports: [MediaModule, OperatorModule],
  providers: [EditSources, ReadSources, RunRows, SourceResolver, StartRun, WorkFeedRuns],
})
export class SourcesModule {}
