import type { Actor } from '../../platform/auth/actor.js';
import type { OperatorCall } from '../act-as.js';
import type { AdminDesk } from '../admin-desk.js';

/** Prints rows as text or, with `--json`, as JSON. `note` is printed only with text. */
export type Show = (rows: object[], note?: string) => void;

/** Dependencies of every command. */
export interface CommandContext {
  desk: AdminDesk;
  show: Show;
  /**
   * Returns the account that acts: the account of the command line, or the one named by `--as`, which must
   * have the access level that `call` requires.
   */
  by(call: OperatorCall): Promise<Actor>;
}
