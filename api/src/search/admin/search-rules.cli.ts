import { setTimeout as sleep } from 'node:timers/promises';
import type { Command } from 'commander';
import { checked } from '../../operator/commands/checked.js';
import type { CommandContext } from '../../operator/commands/command-context.js';
import { whole } from '../../operator/commands/typed-words.js';
import type { SaveSearchRuleInput } from './search-rule.input.js';
import type { OperatorSearchRule } from './search-rule.model.js';
import type { SearchRuleResolver } from './search-rule.resolver.js';

interface Options {
  query: string[];
  product: string[];
  category: string[];
  brand: string[];
  inCategory: string[];
  inBrand: string[];
  place?: number;
  bothWays: boolean;
  from?: string;
  until?: string;
  note?: string;
  preview: boolean;
}

type Given = Pick<SaveSearchRuleInput, 'kind'> & Record<string, unknown>;

const LISTED = 100;
const POLL_MS = 100;
const PATIENCE_MS = 60_000;
const several = (value: string, before: string[]): string[] => [...before, value];

/** Adds `npm run admin -- search-rules …`. A running API applies a change within two seconds. */
export function addSearchRuleCommands(
  program: Command,
  { desk, show, by }: CommandContext<keyof SearchRuleResolver>,
): void {
  const rules = program.command('search-rules').description('rules by which the shop steers its search');
  const edits = async () => (await import('./edit-search-rules.js')).EditSearchRules;
  const open = async () => new (await edits())(desk.statements, desk.audit, desk.config);

  rules
    .command('list')
    .description(`the latest ${LISTED}, the newest first`)
    .action(async () => {
      await by('searchRules');
      const { nodes } = await (await open()).list({}, { first: LISTED }, false);
      show(nodes.map(described));
    });

  const saveOrTry = async (given: Given, isPreview: boolean) => {
    const { SaveSearchRuleInput } = await import('./search-rule.input.js');
    const operator = await by(isPreview ? 'previewSearchRule' : 'saveSearchRule');
    const dto = await checked(SaveSearchRuleInput, given);
    if (!isPreview) return show([described(await (await open()).save(operator, dto))]);
    const { PreviewSearchRule } = await import('./preview-search-rule.js');
    const previews = await desk.ofApi(PreviewSearchRule);
    await untilLoaded(await desk.ofApi((await import('../index.js')).ListingFollower));
    const { queries, ...counts } = await previews.preview({ rule: dto });
    const rows = queries.map(({ query, before, after, ...rest }) => ({
      query,
      before: before.map(({ slug }) => slug).join(', '),
      after: after.map(({ slug }) => slug).join(', '),
      ...rest,
    }));
    show(rows, JSON.stringify(counts));
  };
  const timed = (command: Command) =>
    command
      .option('--from <time>', 'from when it is in force')
      .option('--until <time>', 'until when')
      .option('--note <text>', 'a note for other operators')
      .option('--preview', 'only what it would do; saves nothing', false);

  timed(rules.command('synonym <query> <words...>'))
    .description('the query is also read as the words; phrases in quotes')
    .option('--both-ways', 'the words are also read as the query', false)
    .action((query: string, words: string[], { bothWays, preview, ...rest }: Options) =>
      saveOrTry({ kind: 'SYNONYM', queries: [query], words, twoWay: bothWays, ...times(rest) }, preview),
    );

  timed(rules.command('redirect <query> <target>'))
    .description('the query leads to a path of the shop, or to an https address of REDIRECT_HOSTS')
    .action((query: string, target: string, { preview, ...rest }: Options) =>
      saveOrTry({ kind: 'REDIRECT', queries: [query], target, ...times(rest) }, preview),
    );

  for (const [name, kind, description] of MOVES) {
    const command = timed(rules.command(name))
      .description(description)
      .option('--query <query>', 'a query for which it counts; several times; else every query', several, [])
      .option('--product <id>', 'a product; several times', several, [])
      .option('--in-category <id>', 'only in searches with this category as a filter', several, [])
      .option('--in-brand <id>', 'only in searches with this brand as a filter', several, []);
    if (kind === 'PIN') command.option('--place <number>', 'place of the first, from 1', whole);
    else
      command
        .option('--category <id>', 'all of a category; several times', several, [])
        .option('--brand <id>', 'all of a brand; several times', several, []);
    command.action(({ query, product, category, brand, inCategory, inBrand, place, preview, ...rest }: Options) =>
      saveOrTry(
        {
          ...{ kind, queries: query, productIds: product, categoryIds: category, brandIds: brand },
          ...{ inCategoryIds: inCategory, inBrandIds: inBrand, place, ...times(rest) },
        },
        preview,
      ),
    );
  }

  timed(rules.command('filter-order <filters...>'))
    .description('filters that stand first beside lists and results, such as `size sale customFields.water`')
    .option('--query <query>', 'a query for which it counts; several times; else every query and list', several, [])
    .option('--in-category <id>', 'only in lists with this category as a filter', several, [])
    .option('--in-brand <id>', 'only in lists with this brand as a filter', several, [])
    .action((filters: string[], { query, inCategory, inBrand, preview, ...rest }: Options) =>
      saveOrTry(
        {
          ...{ kind: 'FILTER_ORDER', filters, queries: query, inCategoryIds: inCategory, inBrandIds: inBrand },
          ...times(rest),
        },
        preview,
      ),
    );

  rules
    .command('remove <id>')
    .description('`undo` brings it back')
    .action(async (id: string) => {
      const operator = await by('removeSearchRule');
      await (await open()).remove(operator, id);
    });

  rules
    .command('undo <id>')
    .description('takes back the last change of a rule, also its removal')
    .action(async (id: string) => {
      const operator = await by('undoSearchRule');
      const rule = await (await open()).undo(operator, id);
      show(rule ? [described(rule)] : []);
    });
}

/** The API of this command first reads all products. */
async function untilLoaded(follower: { ready: boolean }): Promise<void> {
  for (const end = Date.now() + PATIENCE_MS; !follower.ready && Date.now() < end;) await sleep(POLL_MS);
}

const MOVES = [
  ['pin', 'PIN', 'puts products to a place'],
  ['hide', 'HIDE', 'leaves products out'],
  ['boost', 'BOOST', 'puts products first'],
  ['bury', 'BURY', 'puts products last'],
] as const;

const times = ({ from, until, note }: Pick<Options, 'from' | 'until' | 'note'>) => ({
  startsAt: from,
  endsAt: until,
  note,
});

function described({ id, kind, queries, words, target, active, startsAt, endsAt, note, ...rest }: OperatorSearchRule) {
  const { productIds, categoryIds, brandIds, place, filters } = rest;
  const goods = productIds.length + categoryIds.length + brandIds.length;
  return { id, kind, queries, words, target, goods: goods || null, place, filters, active, startsAt, endsAt, note };
}
