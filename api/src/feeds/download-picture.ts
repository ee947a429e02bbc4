import type { IncomingMessage } from 'node:http';
import type { PictureFormat } from '../media/index.js';
import { connectionFault, getForeign, ForeignAddressError } from '../platform/http/get-foreign.js';
import { PrivateAddressError } from '../platform/http/public-address.js';

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
     * `host`: the server could not be reached. `busy`: the server may answer later. `picture`: the URL does not lead to
     * a picture.
     */
    readonly kind: 'host' | 'busy' | 'picture',
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

const HEADERS = { accept: 'image/avif,image/webp,image/*', 'user-agent': 'meet-catalog-import' };

/**
 * Downloads one picture. Unless private hosts are allowed, every IP address must be public, including those of
 * redirects.
 */
export async function downloadPicture(address: string, limits: DownloadLimits, signal?: AbortSignal): Promise<Picture> {
  // The timeout is for the whole download, so a server that sends slowly cannot block one of the parallel downloads for
  // long.
  const deadline = AbortSignal.timeout(limits.timeoutMs);
  const terms = {
    headers: () => HEADERS,
    mayBePrivate: () => limits.allowPrivateHosts,
    signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
  };
  try {
    const response = await getForeign(address, terms);
    const status = response.statusCode ?? 0;
    if (status !== 200) {
      response.destroy();
      const isBusy = status >= 500 || status === 429 || status === 408;
      throw new DownloadError(`the server answered ${status}`, isBusy ? 'busy' : 'picture');
    }
    const bytes = await readAll(response, limits.maxBytes);
    const extension = await formatOf(bytes);
    if (!extension) throw new DownloadError('not a JPEG, PNG, WebP, GIF or AVIF picture, or not all of one', 'picture');
    return { bytes, extension };
  } catch (cause) {
    if (cause instanceof DownloadError) throw cause;
    if (cause instanceof PrivateAddressError || cause instanceof ForeignAddressError)
      throw new DownloadError(cause.message, 'picture', { cause });
    if (deadline.aborted) throw new DownloadError(`no picture within ${limits.timeoutMs / 1000} s`, 'host', { cause });
    throw new DownloadError(connectionFault(cause), 'host', { cause });
  }
}

/** The module is loaded lazily, because it includes the image proxy, which an import does not need. */
async function formatOf(bytes: Buffer): Promise<PictureFormat | null> {
  const { pictureFormat } = await import('../media/index.js');
  return pictureFormat(bytes);
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
