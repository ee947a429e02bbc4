import type { Command } from 'commander';
import type { AdminDesk } from '../../operator/commands/admin-desk.js';
import type { CommandContext } from '../../operator/commands/command-context.js';
import type { AddressesResolver } from './addresses.resolver.js';

/** Adds the command `npm run admin -- redirects …`, which imports redirects of a moving shop. */
export function addRedirectCommands(
  program: Command,
  { desk, show, by }: CommandContext<keyof AddressesResolver>,
): void {
  const redirects = program.command('redirects').description('redirects of moved pages');
  redirects
    .command('add <file>')
    .description('saves the rules of a CSV file with the columns source and target, and prints the rows it refuses')
    .action(async (file: string) => {
      const operator = await by('importRedirects');
      const { readFile } = await import('node:fs/promises');
      const csv = await readFile(file, 'utf8');
      const { saved, unchanged, refused } = await (await openImport(desk)).import(operator, csv);
      const note = `saved ${saved}, unchanged ${unchanged}, refused ${refused.length}`;
      show(refused.length ? refused : [{ saved, unchanged, refused: 0 }], note);
    });
}

async function openImport({ audit, config }: AdminDesk) {
  const { ImportRedirects } = await import('./import-redirects.js');
  return new ImportRedirects(audit, config);
}
