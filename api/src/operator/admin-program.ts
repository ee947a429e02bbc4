import { isISO8601, isUUID } from 'class-validator';
import { Command, InvalidArgumentError } from 'commander';
import { AccessLevel, OrderStatus } from '../generated/prisma/enums.js';
import { badUserInput } from '../shared/api-error.js';
import type { OperatorCall } from './act-as.js';
import type { AdminDesk } from './admin-desk.js';
import { addSignInCommand } from './sign-in-command.js';

/** Who acts when nobody is named: a row of the migration, with which nobody can sign in. */
const COMMAND_LINE = '00000000-0000-4000-8000-000000000001';
const LIMIT = 50;

export type Show = (rows: object[]) => void;

/** `npm run admin -- …`; amounts are typed in roubles. */
export function adminProgram(desk: AdminDesk, show: Show): Command {
  const program = new Command('admin').description('What operators do, from the command line.');
  program
    .option('--json', 'print JSON instead of a table')
    .option('--as <email-or-phone>', 'in whose name, with that account’s rights; else the command line’s');
  /** Whoever the command line is for this call: the named one only with the rights for it. */
  const by = async (call: OperatorCall) => {
    const { as } = program.opts<{ as?: string }>();
    if (!as) return COMMAND_LINE;
    const { actAs } = await import('./act-as.js');
    return actAs(await desk.people(), as, call);
  };
  const page = { page: 1, limit: LIMIT };

  program
    .command('orders [search]')
    .description('orders, the newest first')
    .option('--status <status>', 'in that status', status)
    .action(async (search: string | undefined, how: { status?: OrderStatus }) => {
      await by('orders');
      const { items } = await (await desk.orders()).page({ search, statuses: how.status && [how.status] }, page);
      show(
        items.map(({ number, status, createdAt, name, phone, totalPrice }) => ({
          number,
          status,
          createdAt,
          name,
          phone,
          total: roubles(totalPrice),
        })),
      );
    });

  program
    .command('order <number>')
    .description('an order’s items and where they can go')
    .action(async (number: string) => {
      await by('order');
      const { orderProductItems } = await (await desk.orders()).byNumber(whole(number));
      show(
        orderProductItems.map(({ id, status, unit, trackCode, nextStatuses, productItem: { name, size } }) => ({
          id,
          name,
          size: size.name,
          status,
          unit,
          trackCode,
          next: nextStatuses.join(' '),
        })),
      );
    });

  program
    .command('move <number> <status>')
    .description('takes an order’s items to a status')
    .option('--items <ids...>', 'only these')
    .option('--reason <text>', 'why; wanted for cancelling and refunds')
    .option('--no-restock', 'returned units cannot be sold again')
    .action(async (number: string, to: string, how: { items?: string[]; reason?: string; restock: boolean }) => {
      const wanted = status(to);
      if (['CANCEL_PURCHASE', 'ISSUED_REFUND'].includes(wanted)) reasonable(how.reason);
      const operator = await by('moveItems');
      const order = await (await desk.orders()).byNumber(whole(number));
      const orders = [{ orderUuid: order.uuid, itemIds: how.items?.map(uuid) ?? null }];
      const [result] = await (
        await desk.moves()
      ).move(operator, {
        orders,
        status: wanted,
        reason: how.reason,
        restock: how.restock,
      });
      if (!result!.moved) throw new Error(`${result!.code}: ${result!.message}`);
      show([{ number, status: result!.status }]);
    });

  program
    .command('stock <item> <units>')
    .description('so many units there are of an offer')
    .action(async (item: string, units: string) => {
      const id = uuid(item);
      await (await desk.offers()).stock(await by('setStock'), [{ id, stock: whole(units) }]);
      show(await (await desk.products()).offers([id]));
    });

  program
    .command('price <item> <price>')
    .description('prices of an offer, roubles')
    .option('--old <price>')
    .option('--loyalty <price>')
    .action(async (item: string, price: string, how: { old?: string; loyalty?: string }) => {
      const id = uuid(item);
      const optional = (amount?: string) => (amount === undefined ? null : kopecks(amount));
      const prices = { id, price: kopecks(price), oldPrice: optional(how.old), loyaltyPrice: optional(how.loyalty) };
      await (await desk.offers()).prices(await by('setPrices'), [prices]);
      show(await (await desk.products()).offers([id]));
    });

  const promo = program.command('promo').description('promo codes');
  promo.command('list [search]').action(async (search?: string) => {
    await by('promocodes');
    show((await (await desk.codes()).page({ search }, page)).items);
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
        ? { kind: 'FIXED' as const, value: kopecks(how.off) }
        : { kind: 'PERCENT' as const, value: whole(how.percent!) };
      const dto = {
        code: code.trim().toUpperCase(),
        ...terms,
        minimum: kopecks(how.from),
        firstOrderOnly: how.firstOrder,
      };
      show([await (await desk.codes()).create(await by('createPromocode'), dto)]);
    });
  promo.command('off <code>').action(async (code: string) => {
    const operator = await by('editPromocode');
    show([await (await desk.codes()).edit(operator, { id: await (await desk.codes()).idOf(code), active: false })]);
  });

  program
    .command('points <email-or-phone> <points>')
    .description('gives points (+100), or takes them (-100)')
    .requiredOption('--reason <text>', 'the shopper sees it')
    .action(async (who: string, points: string, { reason }: { reason: string }) => {
      const operator = await by('adjustPoints');
      const id = await (await desk.people()).idOf(who);
      show([await (await desk.people()).adjustPoints(operator, id, whole(points), reasonable(reason))]);
    });

  program
    .command('grant <email-or-phone> <level>')
    .description('USER, MANAGER or ADMIN; who never signed in is not known yet')
    .action(async (who: string, level: string) => {
      const wanted = Object.values(AccessLevel).find((known) => known === level);
      if (!wanted) throw new InvalidArgumentError(`one of ${Object.values(AccessLevel).join(', ')}`);
      const operator = await by('setAccessLevel');
      show([await (await desk.people()).setAccessLevel(operator, await (await desk.people()).idOf(who), wanted)]);
    });

  addSignInCommand(program, desk, by, show);

  program
    .command('actions')
    .description('who did what, the newest first')
    .action(async () => {
      await by('operatorActions');
      const { items } = await (await desk.actions()).page({}, page);
      show(
        items.map(({ id, createdAt, actor, channel, action, entity, entityId, reason }) => ({
          id,
          createdAt,
          actor,
          channel,
          action,
          entity,
          entityId,
          reason,
        })),
      );
    });

  program
    .command('searches')
    .description('what shoppers searched for, the most often first')
    .option('--from <day>', 'as 2026-11-01; else 30 days back', day)
    .option('--to <day>', 'that day included; else today', day)
    .option('--nothing-found', 'only what found nothing, or only the nearest to it', false)
    .action(async ({ nothingFound, ...days }: { from?: string; to?: string; nothingFound: boolean }) => {
      await by('searchReport');
      const { queries, withoutResult } = await (await desk.searches()).read({ ...days, limit: LIMIT });
      show(nothingFound ? withoutResult : queries);
    });
  return program;
}

function day(typed: string): string {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(typed) || !isISO8601(typed, { strict: true }))
    throw new InvalidArgumentError(`«${typed}» is no day such as 2026-11-20`);
  return typed;
}

function status(typed: string): OrderStatus {
  const known = Object.values(OrderStatus).find((one) => one === typed);
  if (!known) throw new InvalidArgumentError(`«${typed}» is no status`);
  return known;
}

function uuid(typed: string): string {
  if (!isUUID(typed)) throw new InvalidArgumentError(`«${typed}» is no id of an offer`);
  return typed;
}

function whole(typed: string): number {
  if (!/^[+-]?\d{1,9}$/.test(typed)) throw new InvalidArgumentError(`«${typed}» is no whole number`);
  return Number(typed);
}

function kopecks(typed: string): number {
  if (!/^\d{1,9}([.,]\d{1,2})?$/.test(typed)) throw new InvalidArgumentError(`«${typed}» is no price in roubles`);
  return Math.round(Number(typed.replace(',', '.')) * 100);
}

const roubles = (amount: number): string => (amount / 100).toFixed(2);

function reasonable(reason = ''): string {
  const text = reason.trim();
  if (text.length < 3 || text.length > 500) throw badUserInput([{ field: '--reason', message: '3 to 500 characters' }]);
  return text;
}
