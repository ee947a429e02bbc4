import { isSlug } from '../../listing/listing-values';

const root = 'any';
const deepest = 8;

export interface CatalogPath {
  /** Path segments below /catalog. The path `any` stands for the whole catalogue. */
  path: string[];
  /** The last segment, which is the section's slug; null for the whole catalogue. */
  section: string | null;
}

/** Parses the path below /catalog. Returns null if it is invalid. */
export function readCatalogPath(rest: string | undefined): CatalogPath | null {
  const segments = (rest ?? '').split('/').filter((segment) => segment !== '');
  const path = segments.length > 0 ? segments : [root];
  if (path.length > deepest || !path.every(isSlug)) return null;
  const last = path.at(-1) ?? root;
  return { path, section: last === root ? null : last };
}
