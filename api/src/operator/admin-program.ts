import { Command } from 'commander';
import type { OperatorCall } from './act-as.js';
import type { AdminDesk } from './admin-desk.js';
import type { Show } from './commands/command-context.js';
import { addClientCommands } from './commands/client-commands.js';
import { addGoodsCommands } from './commands/goods-commands.js';
import { addOrderCommands } from './commands/order-commands.js';
import { addOutboxCommands } from './commands/outbox-commands.js';
import { addPeopleCommands } from './commands/people-commands.js';
import { addProgramCommands } from './commands/program-commands.js';
import { addPromoCommands } from './commands/promo-commands.js';
import { addReportCommands } from './commands/report-commands.js';
import { addSignInCommand } from './commands/sign-in-command.js';
import { addTextCommands } from './commands/text-commands.js';

/**
 * Id of the account recorded as the actor if the command line names none. A migration creates this account, and nobody
 * can sign in to it.
 */
const COMMAND_LINE = '00000000-0000-4000-8000-000000000001';

/** Returns the command-line program `npm run admin -- …`. Amounts are in roubles, both in input and in output. */
export function adminProgram(desk: AdminDesk, show: Show): Command {
  const program = new Command('admin').description('What operators do, from the command line. Amounts are roubles.');
  program
    .option('--json', 'print JSON instead of a table')
    .option('--as <email-or-phone>', 'in whose name, with that account’s rights; else the command line’s');
  const by = async (call: OperatorCall) => {
    const { as } = program.opts<{ as?: string }>();
    if (!as) return { kind: 'OPERATOR', id: COMMAND_LINE } as const;
    const { actAs } = await import('./act-as.js');
    return { kind: 'OPERATOR', id: await actAs(await desk.people(), as, call) } as const;
  };
  const context = { desk, show, by };
  addOrderCommands(program, context);
  addGoodsCommands(program, context);
  addPromoCommands(program, context);
  addPeopleCommands(program, context);
  addSignInCommand(program, context);
  addProgramCommands(program, context);
  addClientCommands(program, context);
  addReportCommands(program, context);
  addOutboxCommands(program, context);
  addTextCommands(program, context);
  return program;
}
