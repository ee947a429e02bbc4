const root = 'any';

export interface CatalogPath {
  /** Segments below /catalog; `any` alone is the whole catalogue. */
  path: string[];
  /** The slug that decides, or null for the whole catalogue. */
  section: string | null;
}

export function readCatalogPath(rest: string | undefined): CatalogPath {
  const segments = (rest ?? '').split('/').filter((segment) => segment !== '');
  const path = segments.length > 0 ? segments : [root];
  const last = path.at(-1) ?? root;
  return { path, section: last === root ? null : last };
}
