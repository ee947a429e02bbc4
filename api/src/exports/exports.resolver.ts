import { Args, Query, Resolver } from '@nestjs/graphql';
import { ForOperators } from '../platform/auth/access.js';
import { CurrentActor, type Actor } from '../platform/auth/actor.js';
import { ExportJob, ExportJobIdInput } from './export-job.model.js';
import { ReadExports } from './read-exports.js';

/** The reason why programs may not export. */
export const PROGRAMS_READ = 'Programs read the lists themselves';

@ForOperators({ onlyPeople: PROGRAMS_READ })
@Resolver()
export class ExportsResolver {
  constructor(private readonly found: ReadExports) {}

  @Query(() => ExportJob, {
    description: 'Returns an export of the caller. NOT_FOUND, also a day after the export was completed.',
  })
  exportJob(
    @Args('dto', { description: 'Identifies the export.' }) { id }: ExportJobIdInput,
    @CurrentActor() by: Actor,
  ): Promise<ExportJob> {
    return this.found.byId(by.id, id);
  }

  @Query(() => [ExportJob], { description: 'Returns the caller’s exports of the last day, newest first, 100 at most.' })
  exportJobs(@CurrentActor() by: Actor): Promise<ExportJob[]> {
    return this.found.all(by.id);
  }
}
