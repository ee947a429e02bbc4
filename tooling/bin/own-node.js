import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The oldest Node that all packages run under. npm itself may be run by an older one. */
const OLDEST = [22, 22];

/** Returns whether a Node of this version, such as `24.21.0`, runs the packages. */
export function runsPackages(version) {
  const [major, minor] = version.split('.').map(Number);
  return major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1]);
}

/**
 * Returns the path of the Node that `npm ci` installed as a package of this platform; undefined where there is none.
 * `npm run` finds the same one first, since npm links it into `node_modules/.bin`.
 */
export function ownNode(root) {
  const { optionalDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const program = process.platform === 'win32' ? 'node.exe' : 'node';
  return Object.keys(optionalDependencies)
    .map((name) => join(root, 'node_modules', name, 'bin', program))
    .find((path) => existsSync(path));
}
