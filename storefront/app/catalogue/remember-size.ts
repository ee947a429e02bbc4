import type { OwnSizeStore } from './own-size-store';
import { rowOf, type SizeMeasures } from '../offers/size-measures';

/** Remembers a size that was bought as the shopper's own for goods of this kind. */
export function rememberSize(ownSize: OwnSizeStore, table: SizeMeasures | null, name: string): void {
  const row = table && rowOf(table.rows, name);
  if (table && row) ownSize.remember(table.kind, row.eu);
}
