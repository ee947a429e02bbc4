import { type Command, InvalidArgumentError } from 'commander';
import { AccessLevel } from '../../generated/prisma/enums.js';
import type { Shopper } from './shopper.model.js';
import { checked } from '../../operator/commands/checked.js';
import type { CommandContext } from '../../operator/commands/command-context.js';
import { openPeople } from './open-people.js';
import type { ShopperResolver } from './shopper.resolver.js';
import { paged, pageOf, placeOf, roubles, whole } from '../../operator/commands/typed-words.js';

export function addPeopleCommands(program: Command, { desk, show, by }: CommandContext<keyof ShopperResolver>): void {
  paged(program.command('shoppers [search]'))
    .description('accounts by name, telephone or mailbox, the newest first')
    .option('--level <level>', 'USER, MANAGER or ADMIN', level)
    .action(async (search: string | undefined, how: { level?: AccessLevel; page: number }) => {
      await by('shoppers');
      const { items, pagination } = await (
        await openPeople(desk)
      ).page({ search, accessLevel: how.level }, pageOf(how));
      show(items.map(describe), placeOf(pagination));
    });

  program
    .command('points <email-or-phone> <points>')
    .description('gives points (+100; before somebody’s first sign-in, too), or takes them (-100)')
    .requiredOption('--reason <text>', 'the shopper sees it')
    .action(async (who: string, typed: string, how: { reason: string }) => {
      const { AdjustPointsInput } = await import('./shopper.model.js');
      const { points, reason } = await checked(AdjustPointsInput, { points: whole(typed), reason: how.reason });
      const operator = await by('adjustPoints');
      const people = await openPeople(desk);
      // Taking points never creates an account, because an unknown person has no points.
      const id = points > 0 ? await people.idOrNew(operator, who) : await people.idOf(who);
      show([describe(await people.adjustPoints(operator, id, points, reason))]);
    });
}

function level(typed: string): AccessLevel {
  const known = Object.values(AccessLevel).find((one) => one === typed);
  if (!known) throw new InvalidArgumentError(`one of ${Object.values(AccessLevel).join(', ')}`);
  return known;
}

const describe = ({ moneySpent, ...shopper }: Shopper): object => ({ ...shopper, moneySpent: roubles(moneySpent) });
