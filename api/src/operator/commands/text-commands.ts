import type { Command } from 'commander';
import type { CommandContext } from './command-context.js';

/** Adds the command `npm run admin -- texts …`, which publishes articles and pages of Markdown files. */
export function addTextCommands(program: Command, { desk, show, by }: CommandContext): void {
  const texts = program.command('texts').description('articles and pages of files');
  texts
    .command('add <folders...>')
    .description('publishes pages/*.md and articles/*.md of folders; what is there already stays as it is')
    .action(async (folders: string[]) => {
      const operator = await by('saveContent');
      const { readTextFiles } = await import('../read-text-file.js');
      const files = (await Promise.all(folders.map(readTextFiles))).flat();
      if (!files.length) throw new Error(`${folders.join(', ')}: there are no pages/*.md and no articles/*.md`);
      const added = await (await desk.texts()).add(operator, files);
      show(added.map(({ kind, slug, title }) => ({ kind, slug, title })));
    });
}
