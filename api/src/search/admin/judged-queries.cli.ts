import type { Command } from 'commander';
import { checked } from '../../operator/commands/checked.js';
import type { CommandContext } from '../../operator/commands/command-context.js';
import type { JudgedQueryResolver } from './judged-query.resolver.js';

/** Adds `npm run admin -- judged-queries …`: the judged queries on which previews of rules are measured. */
export function addJudgedQueryCommands(
  program: Command,
  { desk, show, by }: CommandContext<keyof JudgedQueryResolver>,
): void {
  const judged = program
    .command('judged-queries')
    .description('queries with the products that should be among the first eight');
  const open = async () => new (await import('./judged-queries.js')).JudgedQueries(desk.statements, desk.audit);

  judged
    .command('list')
    .description('all of them, by query')
    .action(async () => {
      await by('judgedQueries');
      show(await (await open()).all());
    });

  judged
    .command('save <query> <products...>')
    .description('keeps a query; the ids of its products replace those that it has')
    .action(async (query: string, productIds: string[]) => {
      const operator = await by('saveJudgedQuery');
      const { JudgedQueryInput } = await import('./judged-query.input.js');
      show([await (await open()).save(operator, await checked(JudgedQueryInput, { query, productIds }))]);
    });

  judged
    .command('remove <id>')
    .description('of the query, as listed')
    .action(async (id: string) => {
      const operator = await by('removeJudgedQuery');
      await (await open()).remove(operator, id);
    });
}
