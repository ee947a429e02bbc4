import { Attention } from './attention';
import { BuildWatch } from './build-watch';
import { mayLoadAnew } from './forced-load';
import { registerServiceWorker } from './service-worker';

/**
 * Registers the service worker and watches for new builds. When a worker of another build takes over, the page is
 * reloaded, unless it already belongs to that build or the shopper is busy. In that case, as after any new build, the
 * next page is loaded completely.
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
