import { mayLoadAnew } from './forced-load';
import { latestBuild } from './latest-build';

/** Words of Chromium, Firefox and Safari for a module that could not be loaded, and those of Vite for its styles. */
const words = /dynamically imported module|Importing a module script failed|Unable to preload CSS/i;

/** Whether an error says that a file of the build could not be loaded. */
export const isLostChunk = (error: unknown): boolean => error instanceof Error && words.test(error.message);

/**
 * Loads the page anew after a file of the build could not be loaded: mostly the shop has a new build, and the file is
 * gone. Nothing happens if the shop cannot be reached, or if a load did not mend it before.
 */
export async function loadAnewOnce(): Promise<void> {
  if ((await latestBuild()) !== null && mayLoadAnew(window.location.pathname)) window.location.reload();
}
