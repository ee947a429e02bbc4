/**
 * Leaves in node_modules what the named workspaces need at run time, by the lock file:
 *   node keep-run-time-packages.js api search-indexer
 * npm also installs optional peers that some other workspace has: Prisma's client brings the `prisma` command, with 190 MB
 * of packages that no service loads.
 */
import { readFileSync, readdirSync, realpathSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

/**
 * Returns the paths of the packages that the workspaces need at run time, and of the workspaces. `packages` is that part of
 * the lock file. Throws if a workspace is not in it.
 */
export function runTimePackages(packages, workspaces) {
  /** Where a package in `from` finds the package `name`, as Node looks for it; undefined if it is not installed. */
  function find(from, name) {
    for (let folder = from; ; folder = folder.replace(/\/?(node_modules\/)?(@[^/]+\/)?[^/]+$/, '')) {
      const path = `${folder && `${folder}/`}node_modules/${name}`;
      if (packages[path]) return path;
      if (!folder) return undefined;
    }
  }

  const kept = new Set();
  function keep(path) {
    if (kept.has(path)) return;
    kept.add(path);
    const { link, resolved, dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } =
      packages[path];
    if (link) return keep(resolved);
    const required = Object.keys(peerDependencies ?? {}).filter((name) => !peerDependenciesMeta?.[name]?.optional);
    for (const name of [...Object.keys({ ...dependencies, ...optionalDependencies }), ...required]) {
      const found = find(path, name);
      if (found) keep(found);
    }
  }
  for (const workspace of workspaces) {
    if (!packages[workspace]) throw new Error(`package-lock.json has no workspace «${workspace}»`);
    keep(workspace);
  }
  return kept;
}

// Only editors and debuggers read these. Prisma's client brings a compiler for each database; the generated one loads one.
const UNREAD = /\.map$|\.d\.[cm]?ts$|\/(readme|changelog|history)(\.md|\.markdown)?$/i;
const OTHER_COMPILER = /@prisma\/client\/runtime\/query_compiler_(?!small_bg\.postgresql\.).+$/;
/** Deletes from the current folder what the workspaces do not need. */
function removeOthers(workspaces) {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const kept = runTimePackages(packages, workspaces);
  for (const path of Object.keys(packages))
    if (path.includes('node_modules/') && !kept.has(path)) rmSync(path, { recursive: true, force: true });
  for (const name of readdirSync('.', { recursive: true })) {
    const path = name.replaceAll('\\', '/');
    if (!/(^|\/)node_modules\//.test(path) || !(UNREAD.test(path) || OTHER_COMPILER.test(path))) continue;
    if (statSync(path, { throwIfNoEntry: false })?.isFile()) rmSync(join('.', path));
  }
}

if (process.argv[1] && realpathSync(process.argv[1]) === import.meta.filename) {
  const workspaces = process.argv.slice(2);
  if (!workspaces.length) throw new Error('Name the workspaces whose packages stay');
  removeOthers(workspaces);
}
