import type { Command } from 'commander';
import type { CommandContext } from '../../operator/commands/command-context.js';
import { dated } from '../../operator/commands/typed-words.js';
import type { SearchReportResolver } from './search-report.resolver.js';

interface Options {
  nothingFound: boolean;
  from?: string;
  to?: string;
}

/** Adds `npm run admin -- searches`. */
export function addSearchesCommand(
  program: Command,
  { desk, show, by }: CommandContext<keyof SearchReportResolver>,
): void {
  dated(program.command('searches'))
    .description('what shoppers searched for, the most often first; 30 days unless they are named')
    .option('--nothing-found', 'only what found nothing, or only the nearest to it', false)
    .action(async ({ nothingFound, ...days }: Options) => {
      await by('searchReport');
      const { ReadSearchReport } = await import('./read-search-report.js');
      const { queries, withoutResult } = await new ReadSearchReport(desk.statements).read({ ...days, limit: 50 });
      show(nothingFound ? withoutResult : queries);
    });
}
