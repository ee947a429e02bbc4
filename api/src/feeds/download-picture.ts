import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { PictureFormat } from '../media/index.js';
import { lookupPublic, PrivateAddressError, refusalOf } from '../platform/http/public-address.js';

export interface DownloadLimits {
  timeoutMs: number;
  maxBytes: number;
  allowPrivateHosts: boolean;
}

export interface Picture {
  bytes: Buffer;
  /** Picture format according to the content, not to the file name or the media type that the server sends. */
  extension: PictureFormat;
}

/** The reason why a picture could not be downloaded. */
export class DownloadError extends Error {
  constructor(
    message: string,
    /**
     * `host`: the server could not be reached. `busy`: the server may answer later. `picture`: the address does not
     * lead to a picture.
     */
    readonly kind: 'host' | 'busy' | 'picture',
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

const MAX_REDIRECTS = 5;

/**
 * Downloads one picture. Unless private hosts are allowed, every address must be public, including those of redirects.
 */
export async function downloadPicture(address: string, limits: DownloadLimits, signal?: AbortSignal): Promise<Picture> {
  // The timeout is for the whole download, so a server that sends slowly cannot block one of the parallel downloads for
  // long.
  const deadline = AbortSignal.timeout(limits.timeoutMs);
  const stop = signal ? AbortSignal.any([signal, deadline]) : deadline;
  let url = parseUrl(address);
  for (let hop = 0; hop <= MAX_REDIRECTS; hop += 1) {
    try {
      const response = await get(url, limits, stop);
      const status = response.statusCode ?? 0;
      const location = response.headers.location;
      if (status >= 300 && status < 400 && location) {
        response.destroy();
        url = parseUrl(location, url);
        continue;
      }
      if (status !== 200) {
        response.destroy();
        throw new DownloadError(
          `the server answered ${status}`,
          status >= 500 || status === 429 || status === 408 ? 'busy' : 'picture',
        );
      }
      const bytes = await readAll(response, limits.maxBytes);
      const extension = await formatOf(bytes);
      if (!extension)
        throw new DownloadError('not a JPEG, PNG, WebP, GIF or AVIF picture, or not all of one', 'picture');
      return { bytes, extension };
    } catch (cause) {
      if (cause instanceof DownloadError) throw cause;
      if (cause instanceof PrivateAddressError) throw new DownloadError(cause.message, 'picture', { cause });
      if (deadline.aborted)
        throw new DownloadError(`no picture within ${limits.timeoutMs / 1000} s`, 'host', { cause });
      throw new DownloadError(reasonOf(cause), 'host', { cause });
    }
  }
  throw new DownloadError(`more than ${MAX_REDIRECTS} redirects`, 'picture');
}

/** The module is loaded lazily, because it includes the image proxy, which an import does not need. */
async function formatOf(bytes: Buffer): Promise<PictureFormat | null> {
  const { pictureFormat } = await import('../media/index.js');
  return pictureFormat(bytes);
}

function parseUrl(address: string, base?: URL): URL {
  let url: URL;
  try {
    url = new URL(address, base);
  } catch (cause) {
    throw new DownloadError(`"${address.slice(0, 100)}" is not an address`, 'picture', { cause });
  }
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    throw new DownloadError(`${url.protocol} addresses are not fetched`, 'picture');
  return url;
}

function get(url: URL, limits: DownloadLimits, signal: AbortSignal): Promise<IncomingMessage> {
  // A literal IP address must be checked here, because Node does not call `lookup` for it.
  const refused = limits.allowPrivateHosts ? null : refusalOf(url);
  if (refused === 'HOST') return Promise.reject(new PrivateAddressError(url.host, url.hostname));
  if (refused === 'PORT')
    return Promise.reject(new DownloadError('pictures are fetched from the usual ports only', 'picture'));
  return new Promise((resolve, reject) => {
    const request = url.protocol === 'https:' ? httpsRequest : httpRequest;
    request(url, {
      signal,
      headers: { accept: 'image/avif,image/webp,image/*', 'user-agent': 'meet-catalog-import' },
      ...(limits.allowPrivateHosts ? {} : { lookup: lookupPublic }),
    })
      .on('response', resolve)
      .on('error', reject)
      .end();
  });
}

async function readAll(response: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response) {
    size += (chunk as Buffer).length;
    if (size > maxBytes) {
      response.destroy();
      throw new DownloadError(`larger than ${Math.round(maxBytes / 1e6)} MB`, 'picture');
    }
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks);
}

function reasonOf(cause: unknown): string {
  const inner = cause instanceof AggregateError ? cause.errors[0] : cause;
  const code = (inner as NodeJS.ErrnoException | undefined)?.code;
  const message = inner instanceof Error ? inner.message : String(inner);
  return code && !message.includes(code) ? `${code} ${message}` : message;
}
