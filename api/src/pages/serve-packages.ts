import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';

/** What a build writes about the package that it has packed for npm: `packed.json`, beside the tarball. */
interface Packed {
  name: string;
  version: string;
  integrity: string;
  bytes: number;
  /** Name of the tarball, with the version and a hash of the content. */
  file: string;
}

const ROOT = join(import.meta.dirname, '../../..');

/** The folders into which the builds of the packages for front ends put them. */
export const PACKED_FOLDERS = ['client', 'ui-kit'].map((name) => join(ROOT, name, 'packed'));

const KEPT = { 'cache-control': 'public, max-age=31536000, immutable', 'x-robots-tag': 'noindex' };
const ASKED_AGAIN = { 'cache-control': 'public, no-cache', 'x-robots-tag': 'noindex' };

/**
 * Serves packages that are in no registry, for `npm install URL`: each tarball at a URL whose content never changes,
 * `/packages/meet-client.tgz` which redirects to it, and the list at `/packages/index.json`. Only tarballs of that list
 * are served, and nothing is read before it is requested.
 */
export function servePackages(app: FastifyInstance, folders: readonly string[]): void {
  app.get('/packages/index.json', async (_request, reply) => {
    const list = (await packedIn(folders)).map(({ name, version, integrity, file }) => ({
      name,
      version,
      integrity,
      address: addressOf(file),
    }));
    // Sent as text, so that the response gets an entity tag.
    return reply.headers(ASKED_AGAIN).type('application/json; charset=utf-8').send(JSON.stringify(list));
  });

  app.get<{ Params: { file: string } }>('/packages/:file', async ({ params }, reply) => {
    const packages = await packedIn(folders);
    const asked = packages.find(({ file }) => file === params.file);
    if (asked)
      return reply
        .headers({ ...KEPT, 'content-length': asked.bytes })
        .type('application/gzip')
        .send(createReadStream(join(asked.folder, asked.file)));
    const current = packages.find(({ name }) => `${name.replace('@', '').replace('/', '-')}.tgz` === params.file);
    if (current) return reply.headers(ASKED_AGAIN).redirect(addressOf(current.file), 302);
    return reply.callNotFound();
  });
}

const addressOf = (file: string) => `/packages/${file}`;

/** Returns the packages that have been built. They are read for each request, because a build may replace them. */
async function packedIn(folders: readonly string[]): Promise<(Packed & { folder: string })[]> {
  const texts = await Promise.all(
    folders.map(async (folder) => ({
      folder,
      text: await readFile(join(folder, 'packed.json'), 'utf8').catch(ifMissing),
    })),
  );
  return texts.flatMap(({ folder, text }) => (text ? [{ folder, ...(JSON.parse(text) as Packed) }] : []));
}

function ifMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
