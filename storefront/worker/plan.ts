/** What the storefront's server puts before the worker's code. */
export interface WorkerBuild {
  /** Id of the build: another one makes browsers install the worker anew. */
  id: string;
  /** Paths of the shell's files, whose names contain a hash of what is in them. */
  shell: readonly string[];
}

/** The page shown when the shop cannot be reached. It needs no script. */
export const offlinePage = '/offline';

const own = 'meet-';
export const picturesCache = `${own}pictures`;
export const shellCache = (build: WorkerBuild): string => `${own}shell-${build.id}`;

/** Caches of former builds. Those of other programs on this origin are left alone. */
export const outdated = (names: readonly string[], build: WorkerBuild): string[] =>
  names.filter((name) => name.startsWith(own) && name !== picturesCache && name !== shellCache(build));

/**
 * - `page`: from the network, and NO SIGNAL if that fails;
 * - `file`: a file with a hash in its name, from the cache first;
 * - `picture`: from the network, and the kept copy if that fails;
 * - `pass`: not the worker's business. The answers to these requests may be a shopper's own, so they are never kept.
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

/** Paths of the files that a page names: its style sheets and fonts. */
export const filesOf = (html: string): string[] => [
  ...new Set([...html.matchAll(/\b(?:href|src)="(\/assets\/[^"]+)"/g)].map(([, path]) => path!)),
];

/** Whether a proxy in front of the shop answered because the shop itself did not. */
export const isGatewayFault = ({ status }: { status: number }): boolean => status === 502 || status === 504;
