import type { OperatorCall } from '../act-as.js';
import type { AdminDesk } from '../admin-desk.js';

/** Prints rows as text or, with `--json`, as JSON. Only the text has the `note`. */
export type Show = (rows: object[], note?: string) => void;

/** Everything a command works with. */
export interface CommandContext {
  desk: AdminDesk;
  show: Show;
  /**
   * Returns the id of the actor: the command line's account, or the one named by `--as`, which needs the rights for
   * `call`.
   */
  by(call: OperatorCall): Promise<string>;
}
