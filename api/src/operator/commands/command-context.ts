import type { OperatorCall } from '../act-as.js';
import type { AdminDesk } from '../admin-desk.js';

/** Rows for people or, with `--json`, for programs; `note` is for people alone. */
export type Show = (rows: object[], note?: string) => void;

/** What every command works with. */
export interface CommandContext {
  desk: AdminDesk;
  show: Show;
  /** Who acts: the command line, or whoever is named and has the rights for that call. */
  by(call: OperatorCall): Promise<string>;
}
