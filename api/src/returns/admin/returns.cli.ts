import { InvalidArgumentError, type Command } from 'commander';
import { ReturnState, type ReturnOutcome } from '../../generated/prisma/enums.js';
import { checked } from '../../operator/commands/checked.js';
import type { AdminDesk } from '../../operator/commands/admin-desk.js';
import type { CommandContext } from '../../operator/commands/command-context.js';
import {
  oneOf,
  paged,
  pageOf,
  placeOf,
  reasonable,
  roubles,
  uuid,
  whole,
} from '../../operator/commands/typed-words.js';
import type { OperatorReturnRequest } from './operator-return.model.js';
import type { OperatorReturnResolver } from './operator-return.resolver.js';

export function addReturnCommands(
  program: Command,
  { desk, show, by }: CommandContext<keyof OperatorReturnResolver>,
): void {
  paged(program.command('returns [search]'))
    .description('return requests, open ones first, the longest waiting first, by number, order, contact or name')
    .option('--state <state>', 'in that state', oneOf(ReturnState, 'state'))
    .action(async (search: string | undefined, how: { state?: ReturnState; page: number }) => {
      await by('returnRequests');
      const { items, pagination } = await (await openReturns(desk)).page({ search, state: how.state }, pageOf(how));
      show(items.map(inLine), placeOf(pagination));
    });

  program
    .command('return <number>')
    .description('all of a return request: its units with reasons, what comes back, where it can go')
    .action(async (number: string) => {
      await by('returnRequests');
      show([describe(await numbered(desk, number))]);
    });

  program
    .command('approve-return <number>')
    .description('lets the shopper send the goods')
    .option('--instructions <text>', 'how to send them; the shopper reads it')
    .action(async (number: string, { instructions }: { instructions?: string }) => {
      const operator = await by('approveReturn');
      const { id } = await numbered(desk, number);
      const { ApproveReturnInput } = await import('./operator-return.input.js');
      const dto = await checked(ApproveReturnInput, { id, instructions });
      show([inLine(await (await openAnswers(desk)).approve(operator, id, dto.instructions ?? null))]);
    });

  program
    .command('receive-return <number>')
    .description('the goods of a return request have arrived')
    .action(async (number: string) => {
      const operator = await by('receiveReturn');
      const { id } = await numbered(desk, number);
      show([inLine(await (await openAnswers(desk)).receive(operator, id))]);
    });

  program
    .command('refund-return <number>')
    .description('closes a received request: its units are refunded, but for those named otherwise')
    .option('--exchange <ids...>', 'units that are exchanged')
    .option('--refuse <ids...>', 'units that stay the shopper’s')
    .option('--no-restock', 'refunded units cannot be sold again')
    .action(async (number: string, how: { exchange?: string[]; refuse?: string[]; restock: boolean }) => {
      const operator = await by('refundReturn');
      const request = await numbered(desk, number);
      const [exchange, refuse] = [how.exchange ?? [], how.refuse ?? []].map((ids) => ids.map(uuid));
      const strange = [...exchange!, ...refuse!].filter((id) => !request.items.some((unit) => unit.id === id));
      if (strange.length) throw new InvalidArgumentError(`the request has no unit ${strange.join(', ')}`);
      const both = exchange!.filter((id) => refuse!.includes(id));
      if (both.length) throw new InvalidArgumentError(`${both.join(', ')}: either --exchange or --refuse`);
      const outcomeOf = (id: string): ReturnOutcome =>
        refuse!.includes(id) ? 'REFUSE' : exchange!.includes(id) ? 'EXCHANGE' : 'REFUND';
      const decisions = request.items.map(({ id }) => ({ id, outcome: outcomeOf(id), sellable: how.restock }));
      const { CloseReturnInput } = await import('./operator-return.input.js');
      const dto = await checked(CloseReturnInput, { id: request.id, items: decisions });
      show([inLine(await (await openAnswers(desk)).close(operator, request.id, dto.items))]);
    });

  program
    .command('reject-return <number>')
    .description('closes a return request without a refund')
    .requiredOption('--reason <text>', 'why; the shopper reads it')
    .action(async (number: string, how: { reason: string }) => {
      const reason = reasonable(how.reason);
      const operator = await by('rejectReturn');
      const { id } = await numbered(desk, number);
      show([inLine(await (await openAnswers(desk)).reject(operator, id, reason))]);
    });
}

const numbered = async (desk: AdminDesk, number: string): Promise<OperatorReturnRequest> =>
  (await openReturns(desk)).byNumber(whole(number));

const inLine = ({
  number,
  state,
  orderNumber,
  createdAt,
  value,
  items,
  nextStates,
}: OperatorReturnRequest): object => ({
  number,
  state,
  order: orderNumber,
  createdAt,
  units: items.length,
  money: roubles(value.money),
  next: nextStates.join(' '),
});

const describe = (request: OperatorReturnRequest): object => ({
  ...inLine(request),
  points: request.value.bonuses,
  cashback: request.value.cashback,
  instructions: request.instructions,
  rejectionReason: request.rejectionReason,
  photos: request.photos.length,
  items: request.items.map(({ id, name, sizeName, reason, comment, outcome }) => ({
    id,
    name,
    size: sizeName,
    reason,
    comment,
    outcome,
  })),
});

async function openReturns({ statements }: AdminDesk) {
  const { FindReturns } = await import('./find-returns.js');
  return new FindReturns(statements);
}

async function openAnswers(desk: AdminDesk) {
  const { AnswerReturns } = await import('./answer-returns.js');
  return desk.ofApi(AnswerReturns);
}
