import { filesOf, isGatewayFault, offlinePage, outdated, picturesCache, shellCache, type WorkerBuild } from './plan';

/** Maximum number of cached pictures. The least recently used ones are removed. */
const picturesKept = 60;

/** Caches the shell and the offline page, which is requested as a guest. */
export async function keepShell(caches: CacheStorage, build: WorkerBuild): Promise<void> {
  const page = await fetch(offlinePage, { credentials: 'omit', cache: 'no-store' });
  if (!page.ok) throw new Error(`${offlinePage} answers ${page.status}`);
  const files = new Set([...build.shell, ...filesOf(await page.clone().text())]);
  const cache = await caches.open(shellCache(build));
  await cache.addAll([...files]);
  await cache.put(offlinePage, page);
}

export async function forgetFormerBuilds(caches: CacheStorage, build: WorkerBuild): Promise<void> {
  await Promise.all(outdated(await caches.keys(), build).map((name) => caches.delete(name)));
}

/** Returns the network's response or, without one, the offline page with status 503. */
export async function pageOrNoSignal(caches: CacheStorage, answer: Promise<Response>): Promise<Response> {
  const given = await answer.catch(() => null);
  if (given && !isGatewayFault(given)) return given;
  const kept = await caches.match(offlinePage);
  if (!kept) return given ?? Response.error();
  return new Response(kept.body, { status: 503, statusText: 'No signal', headers: kept.headers });
}

export async function keptFile(caches: CacheStorage, build: WorkerBuild, request: Request): Promise<Response> {
  const cache = await caches.open(shellCache(build));
  const kept = await cache.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.status === 200) await cache.put(request, answer.clone()).catch(ignored);
  return answer;
}

/**
 * Caches the most recently seen pictures. The network is asked first, because an operator may replace a picture; the
 * browser's own cache makes that fast.
 */
export async function networkPicture(
  caches: CacheStorage,
  request: Request,
  later: (work: Promise<unknown>) => void,
): Promise<Response> {
  try {
    const answer = await fetch(request);
    if (answer.status === 200) later(keepPicture(caches, request, answer.clone()).catch(ignored));
    return answer;
  } catch (fault) {
    const kept = await caches.match(request);
    if (kept) return kept;
    throw fault;
  }
}

async function keepPicture(caches: CacheStorage, request: Request, answer: Response): Promise<void> {
  const cache = await caches.open(picturesCache);
  // Deleted first, so that the keys are in the order of the last use.
  await cache.delete(request);
  await cache.put(request, answer);
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - picturesKept)).map((key) => cache.delete(key)));
}

/** Ignores errors such as a full disk, because the shop works without the copy. */
const ignored = () => undefined;
