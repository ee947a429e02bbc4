import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { access, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, extname, join } from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { escapeXml } from '../platform/files/xml-text.js';

/** The media types of the files of a build. */
const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

const NOT_BUILT = 'The desk is not built: npm run build\n';

export interface DeskOptions {
  isOn: boolean;
  shopName: () => string;
  /** URL to which browsers upload files, besides this origin. */
  uploadOrigin: string | undefined;
  /** Folder of the build; by default the one of the workspace `desk`. */
  folder?: string;
}

/**
 * Serves the desk below `/admin`: its files, and for every other path its only page, which chooses by itself what to
 * show. Files are read when they are requested, so they do not slow the start down.
 */
export function serveDesk(
  app: FastifyInstance,
  { isOn, shopName, uploadOrigin, folder = buildFolder() }: DeskOptions,
): void {
  if (!isOn) return;
  const page = async (reply: FastifyReply) => {
    const html = await readFile(join(folder, 'index.html'), 'utf8').catch(() => null);
    if (html === null) return reply.code(503).type('text/plain; charset=utf-8').send(NOT_BUILT);
    const nonce = randomBytes(16).toString('base64url');
    return reply
      .headers({
        'content-security-policy': policy(nonce, uploadOrigin),
        'cache-control': 'no-store',
        'x-frame-options': 'DENY',
        'x-robots-tag': 'noindex',
        'referrer-policy': 'no-referrer',
        'cross-origin-resource-policy': 'same-origin',
      })
      .type('text/html; charset=utf-8')
      .send(named(html, shopName()).replace(/<(script|style)\b/g, `<$1 nonce="${nonce}"`));
  };
  app.get('/admin', (_request, reply) => reply.redirect('/admin/', 308));
  app.get('/admin/*', (_request, reply) => page(reply));
  app.get<{ Params: { file: string } }>('/admin/assets/:file', async ({ params: { file } }, reply) => {
    const path = join(folder, 'assets', file);
    const type = TYPES[extname(file)];
    const isThere =
      /^[\w.-]+$/.test(file) &&
      type &&
      (await access(path)
        .then(() => true)
        .catch(() => false));
    if (!isThere) return reply.callNotFound();
    return reply
      .headers({
        // The file name contains a hash of the content, so the file never changes.
        'cache-control': 'public, max-age=31536000, immutable',
        'x-robots-tag': 'noindex',
        'cross-origin-resource-policy': 'same-origin',
      })
      .type(type)
      .send(createReadStream(path));
  });
}

/** The build writes a default name where the shop's name belongs (`desk/app/browser/shop-name.ts`). */
function named(html: string, shopName: string): string {
  const name = escapeXml(shopName);
  return html
    .replace(/(<meta name="application-name" content=")[^"]*/, (_, start: string) => start + name)
    .replace(/(<title>)[^<]*/, (_, start: string) => start + name);
}

/**
 * The content security policy: everything comes from the API itself, and a script runs only if it belongs to the build
 * or to this answer.
 */
function policy(nonce: string, uploadOrigin: string | undefined): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${uploadOrigin ? ` ${uploadOrigin}` : ''}`,
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

function buildFolder(): string {
  return join(dirname(createRequire(import.meta.url).resolve('@meet/desk/package.json')), 'build', 'client');
}
