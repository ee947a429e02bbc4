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
      const { decodeText } = await import('../../platform/files/decode-text.js');
      let csv = '';
      for await (const part of decodeText(file)) csv += part;
      const { refused, ignoredColumns, ...counts } = await (await openImport(desk)).import(operator, csv);
      const summary = { ...counts, refused: refused.length, ignoredColumns: ignoredColumns.join(', ') };
      show(refused.length ? refused : [summary], JSON.stringify(summary));
    });
}

async function openImport({ audit, config }: AdminDesk) {
  const { ImportRedirects } = await import('./import-redirects.js');
  return new ImportRedirects(audit, config);
}
