import type { Command } from 'commander';
import type { OperatorClient } from '../client.model.js';
import { checked } from './checked.js';
import type { CommandContext } from './command-context.js';
import { listed, whole } from './typed-words.js';

interface Terms {
  origins?: string[];
  returnAddresses?: string[];
  orderUrl?: string;
  limitPercent?: number;
  documentsOnly?: boolean;
}

/** Adds `npm run admin -- clients …`: the front ends that have a publishable key, which is no secret. */
export function addClientCommands(program: Command, { desk, show, by }: CommandContext): void {
  const clients = program.command('clients').description('front ends that have a publishable key');

  clients
    .command('list')
    .description('all of them, by name')
    .action(async () => {
      await by('clients');
      show((await (await desk.clients()).all()).map(describe));
    });

  clients
    .command('create <name>')
    .description('a new one, with its key')
    .option('--origins <origins>', 'of its pages, with commas between, as in API_ORIGINS', listed)
    .option('--return-addresses <addresses>', 'where payments may lead back to, with commas between', listed)
    .option('--order-url <address>', 'of an order’s page, with {id}')
    .option('--limit-percent <n>', 'share of the points that one address gets, 20 to 100', whole)
    .option('--documents-only', 'it may ask for its registered documents only')
    .action(async (name: string, terms: Terms) => {
      const operator = await by('saveClient');
      const { SaveClientInput } = await import('../client.input.js');
      const dto = await checked(SaveClientInput, { name, ...terms });
      show([describe(await (await desk.clients()).save(operator, dto))]);
    });

  clients
    .command('rotate <name>')
    .description('a new key; the former one stays valid until `end-previous`')
    .action(async (name: string) => {
      const operator = await by('rotateClientKey');
      const edit = await desk.clients();
      show([describe(await edit.rotate(operator, await edit.idOf(name)))]);
    });

  clients
    .command('end-previous <name>')
    .description('ends the former key')
    .action(async (name: string) => {
      const operator = await by('endPreviousClientKey');
      const edit = await desk.clients();
      show([describe(await edit.endPrevious(operator, await edit.idOf(name)))]);
    });

  clients
    .command('off <name>')
    .description('switches its keys and origins off')
    .action(async (name: string) => {
      const operator = await by('saveClient');
      const edit = await desk.clients();
      show([describe(await edit.save(operator, { id: await edit.idOf(name), name, active: false }))]);
    });
}

function describe({ origins, returnAddresses, ...client }: OperatorClient): object {
  return { ...client, origins: origins.join(', '), returnAddresses: returnAddresses.join(', ') };
}
