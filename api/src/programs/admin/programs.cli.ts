import { type Command, InvalidArgumentError } from 'commander';
import { Permission } from '../../generated/prisma/enums.js';
import type { OperatorProgram, SavedProgram } from './program.model.js';
import { checked } from '../../operator/commands/checked.js';
import type { AdminDesk } from '../../operator/commands/admin-desk.js';
import type { CommandContext } from '../../operator/commands/command-context.js';
import type { ProgramResolver } from './program.resolver.js';
import { between, day, listed, whole } from '../../operator/commands/typed-words.js';

/** Adds `npm run admin -- programs …`. A token is printed once, by the command that creates it, and stored nowhere. */
export function addProgramCommands(program: Command, { desk, show, by }: CommandContext<keyof ProgramResolver>): void {
  const programs = program.command('programs').description('programs that call /admin/graphql with an access token');
  const showToken = ({ program: saved, token }: SavedProgram) => show([{ ...describe(saved), token }]);

  programs
    .command('list')
    .description('all of them, by name, with their last call')
    .action(async () => {
      await by('programs');
      show((await (await openPrograms(desk)).all()).map(describe));
    });

  programs
    .command('create <name>')
    .description('a new one; prints its token, this once')
    .requiredOption('--scopes <scopes>', `with commas between: ${Object.values(Permission).join(', ')}`, scopes)
    .option('--expires <day>', 'the last day of its token, as 2030-12-31; else it never ends', day)
    .action(async (name: string, how: { scopes: Permission[]; expires?: string }) => {
      const operator = await by('saveProgram');
      const { SaveProgramInput } = await import('./program.input.js');
      const expiresAt = between({ to: how.expires }).to ?? null;
      const dto = await checked(SaveProgramInput, { name, scopes: how.scopes, expiresAt });
      showToken(await (await openPrograms(desk)).save(operator, dto));
    });

  programs
    .command('rotate <name>')
    .description('a new token, printed this once; the former one stays valid for a while')
    .option('--grace <hours>', 'for so many hours, 0 to 168', whole, 24)
    .action(async (name: string, { grace }: { grace: number }) => {
      const operator = await by('rotateProgramToken');
      const { RotateProgramTokenInput } = await import('./program.input.js');
      const edit = await openPrograms(desk);
      const asked = { id: await edit.idOf(name), graceHours: grace };
      const { id, graceHours } = await checked(RotateProgramTokenInput, asked);
      showToken(await edit.rotate(operator, id, graceHours));
    });

  programs
    .command('revoke <name>')
    .description('ends all its tokens at once and for good')
    .action(async (name: string) => {
      const operator = await by('revokeProgram');
      const edit = await openPrograms(desk);
      show([describe(await edit.revoke(operator, await edit.idOf(name)))]);
    });
}

function scopes(typed: string): Permission[] {
  const known = Object.values(Permission);
  return listed(typed).map((name) => {
    const scope = known.find((one) => one === name);
    if (!scope) throw new InvalidArgumentError(`«${name}» is no scope: one of ${known.join(', ')}`);
    return scope;
  });
}

function describe({ id, name, scopes: granted, ...program }: OperatorProgram): object {
  const { expiresAt, lastUsedAt, previousTokenUntil, revokedAt, createdAt } = program;
  return { id, name, scopes: granted.join(', '), lastUsedAt, expiresAt, previousTokenUntil, revokedAt, createdAt };
}

async function openPrograms({ statements, audit }: AdminDesk) {
  const { EditPrograms } = await import('./edit-programs.js');
  return new EditPrograms(statements, audit);
}
