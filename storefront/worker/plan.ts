/** The values that the server prepends to the worker's code. */
export interface WorkerBuild {
  /** Id of the build. With another id browsers install the worker again. */
  id: string;
  /** Paths of the shell's files, whose names contain a hash of their content. */
  shell: readonly string[];
}

/** The page shown when the shop cannot be reached. It needs no script. */
export const offlinePage = '/offline';

const own = 'meet-';
export const picturesCache = `${own}pictures`;
export const shellCache = (build: WorkerBuild): string => `${own}shell-${build.id}`;

/** Caches of previous builds. Caches of other programs on this origin are kept. */
export const outdated = (names: readonly string[], build: WorkerBuild): string[] =>
  names.filter((name) => name.startsWith(own) && name !== picturesCache && name !== shellCache(build));

/**
 * - `page`: from the network, and NO SIGNAL if that fails;
 * - `file`: a file with a hash in its name, from the cache first;
 * - `picture`: from the network, and the cached copy if that fails;
 * - `pass`: not handled by the worker. The responses may contain a shopper's data, so they are never cached.
 */
export type Plan = 'page' | 'file' | 'picture' | 'pass';

export interface Asked {
  method: string;
  mode: string;
  url: string;
  destination: string;
}

export function planFor({ method, mode, url, destination }: Asked, origin: string): Plan {
  const { origin: from, pathname } = new URL(url);
  if (method !== 'GET' || from !== origin) return 'pass';
  if (mode === 'navigate') return 'page';
  if (pathname.startsWith('/assets/')) return 'file';
  return destination === 'image' && pathname.startsWith('/_ipx/') ? 'picture' : 'pass';
}

/** Paths of the files that a page loads: its stylesheets and fonts. */
export const filesOf = (html: string): string[] => [
  ...new Set([...html.matchAll(/\b(?:href|src)="(\/assets\/[^"]+)"/g)].map(([, path]) => path!)),
];

/** Whether a proxy in front of the shop answered because the shop itself did not respond. */
export const isGatewayFault = ({ status }: { status: number }): boolean => status === 502 || status === 504;
