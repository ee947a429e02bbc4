import { type Command, InvalidArgumentError } from 'commander';
import { AccessLevel } from '../../generated/prisma/enums.js';
import type { Shopper } from '../shopper.model.js';
import type { CommandContext } from './command-context.js';
import { paged, pageOf, placeOf, reasonable, roubles, whole } from './typed-words.js';

export function addPeopleCommands(program: Command, { desk, show, by }: CommandContext): void {
  paged(program.command('shoppers [search]'))
    .description('accounts by name, telephone or mailbox, the newest first')
    .option('--level <level>', 'USER, MANAGER or ADMIN', level)
    .action(async (search: string | undefined, how: { level?: AccessLevel; page: number }) => {
      await by('shoppers');
      const { items, pagination } = await (await desk.people()).page({ search, accessLevel: how.level }, pageOf(how));
      show(items.map(describe), placeOf(pagination));
    });

  program
    .command('points <email-or-phone> <points>')
    .description('gives points (+100), or takes them (-100); before somebody’s first sign-in, too')
    .requiredOption('--reason <text>', 'the shopper sees it')
    .action(async (who: string, typed: string, how: { reason: string }) => {
      const [points, reason] = [whole(typed), reasonable(how.reason)];
      const operator = await by('adjustPoints');
      const people = await desk.people();
      const id = await people.idOrNew(operator, who);
      show([describe(await people.adjustPoints(operator, id, points, reason))]);
    });

  program
    .command('grant <email-or-phone> <level>')
    .description('USER, MANAGER or ADMIN; before somebody’s first sign-in, too')
    .action(async (who: string, typed: string) => {
      const wanted = level(typed);
      const operator = await by('setAccessLevel');
      const people = await desk.people();
      const id = await people.idOrNew(operator, who);
      show([describe(await people.setAccessLevel(operator, id, wanted))]);
    });
}

function level(typed: string): AccessLevel {
  const known = Object.values(AccessLevel).find((one) => one === typed);
  if (!known) throw new InvalidArgumentError(`one of ${Object.values(AccessLevel).join(', ')}`);
  return known;
}

const describe = ({ moneySpent, ...shopper }: Shopper): object => ({ ...shopper, moneySpent: roubles(moneySpent) });
