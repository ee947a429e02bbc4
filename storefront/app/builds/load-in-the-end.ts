import { loadOnline } from './load-online';

/**
 * Loads a file of the build, and tries again every three seconds until it is loaded. While the browser is offline,
 * nothing is requested.
 */
export const loadInTheEnd = <Loaded>(load: () => Promise<Loaded>): Promise<Loaded> =>
  loadOnline(load).catch(async () => {
    await new Promise((resolve) => setTimeout(resolve, 3000));
    return loadInTheEnd(load);
  });
