/** A hidden tab is never painted, so the wait is limited. */
const longestFrameMs = 500;

/**
 * Resolves when the browser has painted all changes so far. Work that a tap causes but whose result need not be visible
 * at once is done after this, so that a slow phone reacts immediately.
 */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, longestFrameMs);
  });
