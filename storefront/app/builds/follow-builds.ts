import { Attention } from './attention';
import { BuildWatch } from './build-watch';
import { mayLoadAnew } from './forced-load';
import { registerServiceWorker } from './service-worker';

/**
 * Follows the builds of the shop: registers the service worker and asks for the latest build.
 *
 * When a worker of another build takes over, the page is loaded anew, unless it belongs to that build already or the
 * shopper is in the middle of something. Then the next page is loaded as a whole, as after any news of a build.
 */
export function followBuilds(buildId: string): BuildWatch {
  const watch = new BuildWatch(buildId);
  const attention = new Attention();
  attention.start();
  watch.start();
  void registerServiceWorker(() => void followWorker(watch, attention));
  return watch;
}

async function followWorker(watch: BuildWatch, attention: Attention): Promise<void> {
  await watch.ask();
  const { pathname } = window.location;
  if (watch.isStale && !attention.isNeeded && mayLoadAnew(pathname)) window.location.reload();
}
