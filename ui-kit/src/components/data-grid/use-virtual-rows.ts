import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef, type RefObject } from 'react';

export interface VirtualRowsOptions {
  /** The element that scrolls. */
  frame: RefObject<HTMLElement | null>;
  rows: readonly { id: string }[];
  /** Index of the row that stays in the document because it has the focus, or -1. */
  kept: number;
  onEndReached: (() => void) | undefined;
  loading: boolean;
}

/** Estimated height of a row in pixels, until it is measured. */
const estimated = 44;

/** Number of rows above and below the visible ones that are in the document. */
const overscan = 8;

/** Determines which rows are in the document while thousands scroll. */
export function useVirtualRows({ frame, rows, kept, onEndReached, loading }: VirtualRowsOptions) {
  // eslint-disable-next-line react-hooks/incompatible-library -- no compiler memoizes this hook
  const virtualizer = useVirtualizer<HTMLElement, HTMLTableRowElement>({
    count: rows.length,
    getScrollElement: () => frame.current,
    estimateSize: () => estimated,
    getItemKey: (index) => rows[index]?.id ?? index,
    overscan,
    // Used on the server, which has no screen.
    initialRect: { width: 0, height: 600 },
    rangeExtractor: (range) => {
      const found = defaultRangeExtractor(range);
      return kept < 0 || kept >= rows.length || found.includes(kept)
        ? found
        : [...found, kept].sort((one, other) => one - other);
    },
  });
  const items = virtualizer.getVirtualItems();
  const last = items.at(-1)?.index ?? -1;

  /** The last row at which more was asked for. */
  const asked = useRef<string | undefined>(undefined);
  const end = rows.at(-1)?.id;
  useEffect(() => {
    if (last < rows.length - 1 - overscan) {
      // Other rows may come in their place, or the answer may have failed: the next time the end is reached counts again.
      asked.current = undefined;
      return;
    }
    if (loading || asked.current === end) return;
    asked.current = end;
    onEndReached?.();
  }, [last, loading, rows.length, end, onEndReached]);

  return {
    /** The rows in the document, each with the empty height above it. */
    items: items.map((item, position) => ({ item, gap: item.start - (items[position - 1]?.end ?? 0) })),
    /** The empty height below the last row in the document. */
    rest: virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0),
    measure: virtualizer.measureElement,
  };
}
