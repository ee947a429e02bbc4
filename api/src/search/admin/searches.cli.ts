import type { Command } from 'commander';
import type { CommandContext } from '../../operator/commands/command-context.js';
import { dated } from '../../operator/commands/typed-words.js';
import type { SearchReportResolver } from './search-report.resolver.js';

interface Options {
  nothingFound: boolean;
  notClicked: boolean;
  from?: string;
  to?: string;
}

/** Adds `npm run admin -- searches` and `search-coverage`. */
export function addSearchesCommand(
  program: Command,
  { desk, show, by }: CommandContext<keyof SearchReportResolver>,
): void {
  dated(program.command('searches'))
    .description('what shoppers searched for, the most often first; 30 days unless they are named')
    .option('--nothing-found', 'only what found nothing, or only the nearest to it', false)
    .option('--not-clicked', 'only what found products of which none was clicked', false)
    .action(async ({ nothingFound, notClicked, ...days }: Options) => {
      await by('searchReport');
      const { ReadSearchReport } = await import('./read-search-report.js');
      const report = await new ReadSearchReport(desk.statements, desk.config).read({ ...days, limit: 50 });
      show(nothingFound ? report.withoutResult : notClicked ? report.notClicked : report.queries);
    });
  program
    .command('search-coverage')
    .description('counts of how many products the search knows the kind, by top category')
    .option('--words', 'words of names that it does not know, with the kind that their goods are', false)
    .option('--unknown', 'names of products whose kind it does not know', false)
    .action(async (asked: { words: boolean; unknown: boolean }) => {
      await by('searchCoverage');
      const { countSearchCoverage } = await import('./count-search-coverage.js');
      const { products, known, parts, unknown, words } = await countSearchCoverage(desk.statements);
      if (asked.words) show(words);
      else if (asked.unknown) show(unknown.map((name) => ({ name })));
      else show([{ category: '*', products, known }, ...parts]);
    });
}
