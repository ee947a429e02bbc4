import type { Command } from 'commander';
import type { OperatorPromocode } from './promocode.model.js';
import { checked } from '../../operator/commands/checked.js';
import type { AdminDesk } from '../../operator/commands/admin-desk.js';
import type { CommandContext } from '../../operator/commands/command-context.js';
import type { OperatorPromocodeResolver } from './promocode.resolver.js';
import { kopecks, paged, pageOf, placeOf, roubles, whole } from '../../operator/commands/typed-words.js';

export function addPromoCommands(
  program: Command,
  { desk, show, by }: CommandContext<keyof OperatorPromocodeResolver>,
): void {
  const promo = program.command('promo').description('promo codes');
  paged(promo.command('list [search]')).action(async (search: string | undefined, how: { page: number }) => {
    await by('promocodes');
    const { items, pagination } = await (await openCodes(desk)).page({ search }, pageOf(how));
    show(items.map(describe), placeOf(pagination));
  });
  promo
    .command('create <code>')
    .option('--percent <n>')
    .option('--off <roubles>')
    .option('--from <roubles>', 'what the goods must come to', '0')
    .option('--first-order', 'for a first order alone', false)
    .action(async (code: string, how: { percent?: string; off?: string; from: string; firstOrder: boolean }) => {
      if ((how.percent === undefined) === (how.off === undefined)) throw new Error('Give --percent or --off.');
      const terms = how.off
        ? { kind: 'FIXED' as const, amount: kopecks(how.off) }
        : { kind: 'PERCENT' as const, percent: whole(how.percent!) };
      const { CreatePromocodeInput } = await import('./promocode.input.js');
      const conditions = { minimum: kopecks(how.from), firstOrderOnly: how.firstOrder };
      const dto = await checked(CreatePromocodeInput, { code, ...terms, ...conditions });
      const operator = await by('createPromocode');
      show([describe(await (await openCodes(desk)).create(operator, dto))]);
    });
  promo.command('off <code>').action(async (code: string) => {
    const operator = await by('editPromocode');
    const codes = await openCodes(desk);
    show([describe(await codes.edit(operator, { id: await codes.idOf(code), active: false }))]);
  });
}

/** Returns a promo code for display. Its discount is a percentage or roubles, as the operator typed it. */
function describe({
  kind,
  value: _,
  percent,
  amount,
  minimum,
  categoryIds,
  brandIds,
  ...code
}: OperatorPromocode): object {
  const takesOff = percent === null ? roubles(amount!) : `${percent} %`;
  const limits = { categories: categoryIds.length, brands: brandIds.length };
  return { ...code, kind, takesOff, from: roubles(minimum), ...limits };
}

async function openCodes({ statements, audit }: AdminDesk) {
  const { EditPromocodes } = await import('./edit-promocodes.js');
  return new EditPromocodes(statements, audit);
}
