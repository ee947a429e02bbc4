import { Command } from 'commander';
import { addGoodsCommands } from '../catalog/admin/goods.cli.js';
import { addClientCommands } from '../clients/admin/clients.cli.js';
import { addRedirectCommands } from '../content/admin/redirects.cli.js';
import { addTextCommands } from '../content/admin/texts.cli.js';
import { addExportCommands } from '../exports/admin/export.cli.js';
import { openPeople } from '../identity/admin/open-people.js';
import { addPeopleCommands } from '../identity/admin/people.cli.js';
import { addOrderCommands } from '../orders/admin/orders.cli.js';
import { addProgramCommands } from '../programs/admin/programs.cli.js';
import { addPromoCommands } from '../promo/admin/promocodes.cli.js';
import { addSalesCommand } from '../reports/admin/sales.cli.js';
import { addReturnCommands } from '../returns/admin/returns.cli.js';
import { addReviewCommands } from '../reviews/admin/reviews.cli.js';
import { addRoleCommands } from '../roles/admin/roles.cli.js';
import { addSecondFactorCommand } from '../second-factor/admin/second-factor.cli.js';
import { addSourceCommands } from '../sources/admin/sources.cli.js';
import { addJudgedQueryCommands } from '../search/admin/judged-queries.cli.js';
import { addSearchRuleCommands } from '../search/admin/search-rules.cli.js';
import { addSearchesCommand } from '../search/admin/searches.cli.js';
import { PERMISSIONS_OF } from '../platform/auth/permissions.js';
import type { OperatorCall } from './act-as.js';
import { addActionsCommand } from './actions.cli.js';
import type { AdminDesk } from './commands/admin-desk.js';
import type { Show } from './commands/command-context.js';
import { addOutboxCommands } from './outbox.cli.js';
import { addSignInCommand } from './sign-in.cli.js';

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
    if (!as) return { kind: 'OPERATOR', id: COMMAND_LINE, permissions: PERMISSIONS_OF.ADMIN } as const;
    const { actAs } = await import('./act-as.js');
    return actAs(desk.statements, await openPeople(desk), as, call);
  };
  const context = { desk, show, by };
  addOrderCommands(program, context);
  addReturnCommands(program, context);
  addReviewCommands(program, context);
  addGoodsCommands(program, context);
  addPromoCommands(program, context);
  addPeopleCommands(program, context);
  addRoleCommands(program, context);
  addSignInCommand(program, context);
  addSecondFactorCommand(program, context);
  addProgramCommands(program, context);
  addClientCommands(program, context);
  addActionsCommand(program, context);
  addSourceCommands(program, context);
  addExportCommands(program, context);
  addSalesCommand(program, context);
  addSearchesCommand(program, context);
  addSearchRuleCommands(program, context);
  addJudgedQueryCommands(program, context);
  addOutboxCommands(program, context);
  addTextCommands(program, context);
  addRedirectCommands(program, context);
  return program;
}
