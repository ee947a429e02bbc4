import type { Command } from 'commander';
import type { OrderStatus } from '../../generated/prisma/enums.js';
import type { OperatorOrder } from './operator-order.model.js';
import type { AdminDesk } from '../../operator/commands/admin-desk.js';
import type { CommandContext } from '../../operator/commands/command-context.js';
import type { OperatorOrderResolver } from './operator-order.resolver.js';
import {
  between,
  dated,
  paged,
  pageOf,
  placeOf,
  reasonable,
  roubles,
  status,
  uuid,
  whole,
} from '../../operator/commands/typed-words.js';

export function addOrderCommands(
  program: Command,
  { desk, show, by }: CommandContext<keyof OperatorOrderResolver>,
): void {
  dated(paged(program.command('orders [search]')))
    .description('orders, the newest first, by number, telephone, mailbox or name')
    .option('--status <status>', 'in that status', status)
    .action(
      async (search: string | undefined, how: { status?: OrderStatus; from?: string; to?: string; page: number }) => {
        await by('orders');
        const wanted = { search, statuses: how.status && [how.status], ...between(how) };
        const { items, pagination } = await (await openOrders(desk)).page(wanted, pageOf(how));
        const rows = items.map((order) => ({
          number: order.number,
          status: order.status,
          createdAt: order.createdAt,
          name: fullName(order),
          phone: order.phone,
          total: roubles(order.totalPrice),
          paid: order.paid,
        }));
        show(rows, placeOf(pagination));
      },
    );

  program
    .command('order <number>')
    .description('all of an order: who, where to, sums, payments, items and where these can go')
    .action(async (number: string) => {
      await by('order');
      show([describe(await (await openOrders(desk)).byNumber(whole(number)))]);
    });

  program
    .command('take-up <number>')
    .description('somebody sees to a request: its goods wait for the call, confirmed or not')
    .action(async (number: string) => {
      const operator = await by('takeUpRequest');
      const orders = await openOrders(desk);
      const { uuid: order } = await orders.byNumber(whole(number));
      await (await openTakingUp(desk)).takeUp(operator, order);
      const { status: reached, expiresAt } = await orders.byUuid(order);
      show([{ number, status: reached, expiresAt }]);
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
      const order = await (await openOrders(desk)).byNumber(whole(number));
      const orders = [{ orderUuid: order.uuid, itemIds: how.items?.map(uuid) ?? null }];
      const { reason, restock } = how;
      const moves = await openMoves(desk);
      const [result] = await moves.move(operator, { orders, status: wanted, reason, restock });
      if (!result!.moved) throw new Error(`${result!.code}: ${result!.message}`);
      show([{ number, status: result!.status }]);
    });
}

const fullName = ({ surname, name, lastname }: OperatorOrder): string =>
  [surname, name, lastname].filter(Boolean).join(' ');

/**
 * Returns the data that an operator needs to pack an order and to discuss it with the shopper. Amounts are in roubles.
 */
function describe(order: OperatorOrder): object {
  return {
    number: order.number,
    status: order.status,
    createdAt: order.createdAt,
    paidAt: order.paidAt,
    expiresAt: order.paid ? null : order.expiresAt,
    name: fullName(order),
    phone: order.phone,
    email: order.email,
    claimedBy: order.claim?.contact ?? null,
    claimedAt: order.claim?.createdAt ?? null,
    delivery: whereTo(order),
    comment: order.comment,
    paymentType: order.paymentType,
    paymentLink: order.paymentLink,
    promocode: order.promocode,
    goodsAtOldPrices: roubles(order.goodsPrice),
    // The amounts from here down to the total sum up to the total.
    goods: roubles(order.orderProductItems.reduce((sum, { price }) => sum + price, 0)),
    discount: roubles(order.discountValue),
    paidByPoints: order.paidByBonuses,
    deliveryPrice: roubles(order.deliveryPrice),
    total: roubles(order.totalPrice),
    refunded: roubles(order.refunded),
    items: order.orderProductItems.map((item) => ({
      id: item.id,
      name: item.productItem.name,
      size: item.productItem.size.name,
      supplier: item.productItem.supplier,
      status: item.status,
      unit: item.unit,
      price: roubles(item.price),
      paid: roubles(item.soldPrice),
      trackCode: item.trackCode,
      next: item.nextStatuses.join(' '),
    })),
    payments: order.payments.map(({ state, amount, refunded, provider, createdAt }) => ({
      state,
      amount: roubles(amount),
      refunded: roubles(refunded),
      provider,
      createdAt,
    })),
  };
}

function whereTo({ cdekDelivery: point, addressDelivery: home }: OperatorOrder): string {
  const parts = point
    ? ['ПВЗ', point.postal_code, point.city, point.address]
    : home
      ? [home.index, home.country, home.city, home.street, home.house, home.building, home.apartment]
      : [];
  return parts.filter(Boolean).join(', ');
}

async function openOrders({ statements, config }: AdminDesk) {
  const [{ FindOrders }, { KnownLinks }] = await Promise.all([
    import('./find-orders.js'),
    import('../../payment/index.js'),
  ]);
  return new FindOrders(statements, new KnownLinks(statements), config);
}

async function openTakingUp({ config, audit }: AdminDesk) {
  const [{ TakeUpOrders }, { TakeUpRequest }] = await Promise.all([
    import('./take-up-orders.js'),
    import('../index.js'),
  ]);
  return new TakeUpOrders(new TakeUpRequest(config), audit);
}

async function openMoves(desk: AdminDesk) {
  const { MoveOrders } = await import('./move-orders.js');
  return desk.ofApi(MoveOrders);
}
