import type { PriceListErrorCode } from './price-list-error.js';

/** What the worker is asked for. It writes rows to `output`, one a line, as JSON arrays of their number and cells. */
export interface WorkbookJob {
  path: string;
  output: string;
  sheet: string | null;
  knownHeaders: readonly string[];
}

/** What the worker answers when it is done. */
export type WorkbookAnswer =
  { sheet: string; otherSheets: string[] } | { refused: { code: PriceListErrorCode; message: string } };
