import { mayLoadAnew } from './forced-load';
import { latestBuild } from './latest-build';

/**
 * Messages of Chromium, Firefox and Safari for a module that could not be loaded, and Vite's message for its styles.
 */
const words = /dynamically imported module|Importing a module script failed|Unable to preload CSS/i;

/** Whether an error means that a file of the build could not be loaded. */
export const isLostChunk = (error: unknown): boolean => error instanceof Error && words.test(error.message);

/**
 * Reloads the page after a file of the build could not be loaded, usually because a new build has replaced it. Does
 * nothing if the shop cannot be reached, or if an earlier reload did not help. Returns whether the shop responded.
 */
export async function loadAnewOnce(): Promise<boolean> {
  if ((await latestBuild()) === null) return false;
  if (mayLoadAnew(window.location.pathname)) window.location.reload();
  return true;
}
