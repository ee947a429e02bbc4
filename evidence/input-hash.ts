import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lockedPackages, type Lock } from './locked-packages.js';
import type { Inputs } from './table.js';

/** Patterns of files that never change a result, in any folder. */
const LEFT_OUT = [
  ...['**/*.spec.ts', '**/*.test.ts', '**/*.test.tsx', '**/CHANGELOG.md', '**/jest.config.js'],
  // Weights are limited in every run of .ci/run.
  ...['**/size-budgets.json', '**/.size-limit.js'],
];

/**
 * Returns a hash of everything that a piece of evidence depends on: the files as in the working tree, and the versions
 * of packages. Committing does not change the hash, nor does changing other files.
 */
export function inputHash(root: string, { files, workspaces, packages = [] }: Inputs): string {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lock;
  const locked = lockedPackages(lock, { workspaces, packages });
  const contents = fileHashes(root, [...files, ...locked.workspaces]);
  return createHash('sha256')
    .update([...contents, ...locked.packages].join('\n'))
    .digest('hex')
    .slice(0, 16);
}

/** Returns the matching files, both tracked by git and new, ordered by path: each with the hash of its content. */
function fileHashes(root: string, patterns: readonly string[]): string[] {
  if (!patterns.length) return [];
  const git = (...args: string[]) =>
    execFileSync(
      'git',
      ['ls-files', '-z', ...args, '--', ...patterns, ...LEFT_OUT.map((glob) => `:(exclude,glob)${glob}`)],
      {
        cwd: root,
        encoding: 'utf8',
        maxBuffer: 1e8,
      },
    )
      .split('\0')
      .filter(Boolean);
  const hashes = new Map(
    git('--stage').map((line) => {
      const [entry, path] = line.split('\t');
      return [path!, entry!.split(' ')[1]!];
    }),
  );
  for (const path of git('--modified', '--others', '--exclude-standard')) {
    if (existsSync(join(root, path))) hashes.set(path, blobHash(readFileSync(join(root, path))));
    else hashes.delete(path);
  }
  return [...hashes].map(([path, hash]) => `${path} ${hash}`).sort();
}

/** Returns the id that git gives to a file with this content. */
const blobHash = (content: Buffer) =>
  createHash('sha1').update(`blob ${content.length}\0`).update(content).digest('hex');
