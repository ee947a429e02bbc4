/** In a tab that is not shown nothing is painted. */
const longestFrameMs = 500;

/**
 * Resolves when the browser has painted what has changed so far. Work that a tap causes but its answer does not need
 * comes after this, so that a slow phone answers at once.
 */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, longestFrameMs);
  });
