/** The parts of package-lock.json (version 3) that are read. */
export interface Lock {
  packages: Record<string, LockedPackage>;
}

interface LockedPackage {
  version?: string;
  /** For a link: the workspace that it points to. */
  resolved?: string;
  link?: boolean;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

/**
 * Follows the dependencies in a lock file from workspaces, and from packages that the root requires. Returns the
 * folders of the reached workspaces, and the packages as `name@version`, both sorted.
 */
export function lockedPackages(
  lock: Lock,
  from: { workspaces: readonly string[]; packages?: readonly string[] },
): { workspaces: string[]; packages: string[] } {
  const found = new Set<string>();
  const open: string[] = [
    ...from.workspaces,
    ...(from.packages ?? []).map((name) => placeOf(lock, '', name) ?? `package ${name}`),
  ];
  for (let place = open.pop(); place !== undefined; place = open.pop()) {
    if (found.has(place)) continue;
    const entry = lock.packages[place];
    if (!entry) throw new Error(`package-lock.json has no ${place}`);
    found.add(place);
    for (const name of Object.keys({ ...entry.dependencies, ...entry.optionalDependencies })) {
      const next = placeOf(lock, place, name);
      if (next !== undefined) open.push(next);
    }
  }
  const isPackage = (place: string) => place.includes('node_modules/');
  return {
    workspaces: [...found].filter((place) => !isPackage(place)).sort(),
    packages: [...found]
      .filter(isPackage)
      .map((place) => `${place.split('node_modules/').at(-1)}@${lock.packages[place]!.version}`)
      .sort(),
  };
}

/** Finds a package like Node: in the `node_modules` of the requiring folder, or of a folder above it. */
function placeOf(lock: Lock, from: string, name: string): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const place = `${folder && `${folder}/`}node_modules/${name}`;
    const entry = lock.packages[place];
    if (entry) return entry.link ? entry.resolved : place;
    if (!folder) return undefined;
  }
}
