import type { Command } from 'commander';
import type { AdminDesk } from '../../operator/commands/admin-desk.js';
import type { CommandContext } from '../../operator/commands/command-context.js';
import type { ContentResolver } from './content.resolver.js';

/** Adds the command `npm run admin -- texts …`, which publishes articles and pages of Markdown files. */
export function addTextCommands(program: Command, { desk, show, by }: CommandContext<keyof ContentResolver>): void {
  const texts = program.command('texts').description('articles and pages of files');
  texts
    .command('add <folders...>')
    .description('publishes pages/*.md and articles/*.md of folders; what is there already stays as it is')
    .action(async (folders: string[]) => {
      const operator = await by('saveContent');
      const { readTextFiles } = await import('./read-text-file.js');
      const files = (await Promise.all(folders.map(readTextFiles))).flat();
      if (!files.length) throw new Error(`${folders.join(', ')}: there are no pages/*.md and no articles/*.md`);
      const added = await (await openTexts(desk)).add(operator, files);
      show(added.map(({ kind, slug, title }) => ({ kind, slug, title })));
    });
}

async function openTexts({ statements, audit, config }: AdminDesk) {
  const [{ AddTexts }, { pickStorage }] = await Promise.all([import('./add-texts.js'), import('../../media/index.js')]);
  return new AddTexts(statements, audit, await pickStorage(config));
}
