import type { PriceListErrorCode } from './price-list-error.js';

/**
 * A request to the worker. The worker writes rows to `output`, one a line, as JSON arrays of their number and cells.
 */
export interface WorkbookJob {
  path: string;
  output: string;
  sheet: string | null;
  knownHeaders: readonly string[];
}

/** The worker's answer when the conversion is done. */
export type WorkbookAnswer =
  { sheet: string; otherSheets: string[] } | { refused: { code: PriceListErrorCode; message: string } };
