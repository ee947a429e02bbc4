import type { Command } from 'commander';
import type { OperatorClient } from './client.model.js';
import { checked } from '../../operator/commands/checked.js';
import type { AdminDesk } from '../../operator/commands/admin-desk.js';
import type { CommandContext } from '../../operator/commands/command-context.js';
import type { OperatorClientResolver } from './client.resolver.js';
import { listed, whole } from '../../operator/commands/typed-words.js';

interface Terms {
  origins?: string[];
  returnAddresses?: string[];
  orderUrl?: string;
  limitPercent?: number;
  documentsOnly?: boolean;
}

/** Adds `npm run admin -- clients …`: the front ends that have a publishable key, which is no secret. */
export function addClientCommands(
  program: Command,
  { desk, show, by }: CommandContext<keyof OperatorClientResolver>,
): void {
  const clients = program.command('clients').description('front ends that have a publishable key');

  clients
    .command('list')
    .description('all of them, by name')
    .action(async () => {
      await by('clients');
      show((await (await openClients(desk)).all()).map(describe));
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
      const { SaveClientInput } = await import('./client.input.js');
      const dto = await checked(SaveClientInput, { name, ...terms });
      show([describe(await (await openClients(desk)).save(operator, dto))]);
    });

  clients
    .command('rotate <name>')
    .description('a new key; the former one stays valid until `end-previous`')
    .action(async (name: string) => {
      const operator = await by('rotateClientKey');
      const edit = await openClients(desk);
      show([describe(await edit.rotate(operator, await edit.idOf(name)))]);
    });

  clients
    .command('end-previous <name>')
    .description('ends the former key')
    .action(async (name: string) => {
      const operator = await by('endPreviousClientKey');
      const edit = await openClients(desk);
      show([describe(await edit.endPrevious(operator, await edit.idOf(name)))]);
    });

  clients
    .command('off <name>')
    .description('switches its keys and origins off')
    .action(async (name: string) => {
      const operator = await by('saveClient');
      const edit = await openClients(desk);
      show([describe(await edit.save(operator, { id: await edit.idOf(name), name, active: false }))]);
    });
}

function describe({ origins, returnAddresses, ...client }: OperatorClient): object {
  return { ...client, origins: origins.join(', '), returnAddresses: returnAddresses.join(', ') };
}

async function openClients({ statements, audit, config }: AdminDesk) {
  const [{ EditClients }, { Clients }, { pino }] = await Promise.all([
    import('./edit-clients.js'),
    import('../index.js'),
    import('pino'),
  ]);
  return new EditClients(statements, audit, new Clients(statements, config, pino({ enabled: false })));
}
