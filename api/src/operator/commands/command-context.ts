import type { Caller } from '../../platform/auth/actor.js';
import type { AdminDesk } from './admin-desk.js';

/** Prints rows as text or, with `--json`, as JSON. `note` is printed only with text. */
export type Show = (rows: object[], note?: string) => void;

/** Dependencies of every command. `Call` names the queries and mutations whose permissions its commands require. */
export interface CommandContext<Call> {
  desk: AdminDesk;
  show: Show;
  /**
   * Returns the account that acts: the account of the command line, or the one named by `--as`, which must
   * have the permission that `call` requires.
   */
  by: (call: Call) => Promise<Caller>;
}
