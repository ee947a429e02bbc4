import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { basename } from 'node:path';
import { pipeline as pipe, Readable, type Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { connectionFault, getForeign, ForeignAddressError } from '../platform/http/get-foreign.js';
import { PrivateAddressError } from '../platform/http/public-address.js';
import { FeedRefusal } from './feed-refusal.js';

export interface DownloadTerms {
  /** A header that is sent to the first origin only, and not to origins that it redirects to; null for none. */
  credentials: { name: string; value: string } | null;
  /** Validators (ETag, Last-Modified) of the last known file; null for none. */
  etag: string | null;
  lastModified: string | null;
  /** Path of the file to write. */
  to: string;
  /** Maximum number of bytes, both as sent and as unpacked. */
  mostBytes: number;
  timeoutSeconds: number;
  /** Origins that may have a private address and any port. */
  trustedOrigins: readonly string[];
  signal: AbortSignal;
  onBytes: (done: number, total: number) => void;
}

export interface DownloadedFeed {
  /** Name of the file, for people. */
  name: string;
  bytes: number;
  /** SHA-256. */
  hash: Buffer;
  etag: string | null;
  lastModified: string | null;
}

const GZIP = Buffer.from([0x1f, 0x8b]);
/**
 * Matches the beginning of an HTML page that a server sent instead of a feed, such as a sign-in page or a notice that
 * the server is busy.
 */
const HTML = /^(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]*?-->\s*)*<(?:!doctype\s+html|html|head|body|script|title)\b/i;
const XML = /^<\?xml\s/i;
const LOOKED_AT = 1024;

/**
 * Downloads a feed into a file. Returns null if the server says that the known file has not changed. Throws a {@link
 * FeedRefusal}; the downloaded file must not be used then.
 */
export async function downloadFeed(address: string, terms: DownloadTerms): Promise<DownloadedFeed | null> {
  const deadline = AbortSignal.timeout(terms.timeoutSeconds * 1000);
  let response: IncomingMessage | undefined;
  try {
    response = await getForeign(address, {
      headers: (url) => headersFor(url, new URL(address), terms),
      mayBePrivate: ({ origin }) => terms.trustedOrigins.includes(origin),
      signal: AbortSignal.any([terms.signal, deadline]),
    });
    if (response.statusCode === 304 && (terms.etag ?? terms.lastModified) !== null) {
      response.destroy();
      return null;
    }
    return await read(response, address, terms);
  } catch (cause) {
    response?.destroy();
    if (cause instanceof FeedRefusal) throw cause;
    // The process is stopping; the run is executed again later.
    if (terms.signal.aborted) throw terms.signal.reason;
    throw refusalOf(cause, deadline.aborted, response !== undefined, terms);
  }
}

function headersFor(url: URL, first: URL, { credentials, etag, lastModified }: DownloadTerms): Record<string, string> {
  return {
    accept: '*/*',
    'accept-encoding': 'gzip, deflate, br',
    'user-agent': 'meet-catalog-import',
    ...(etag === null ? {} : { 'if-none-match': etag }),
    ...(lastModified === null ? {} : { 'if-modified-since': lastModified }),
    ...(credentials && url.origin === first.origin ? { [credentials.name]: credentials.value } : {}),
  };
}

async function read(response: IncomingMessage, address: string, terms: DownloadTerms): Promise<DownloadedFeed> {
  const { statusCode: status, headers } = response;
  if (status !== 200)
    throw new FeedRefusal('FEED_NOT_SERVED', `the server answered ${status}; ask the supplier, or change the address`);
  const length = Number(headers['content-length'] ?? 0);
  if (length > terms.mostBytes) throw tooLarge(terms.mostBytes);
  const hash = createHash('sha256');
  let bytes = 0;
  const sent = limited(response, terms.mostBytes, (done) => terms.onBytes(done, length));
  const body = await unpacked(Readable.from(sent), headers['content-encoding']);
  const isSaidHtml = /^text\/html\b/i.test(headers['content-type'] ?? '');
  await pipeline(
    body,
    async function* check(chunks: AsyncIterable<Buffer>) {
      for await (const chunk of limited(withoutHtml(chunks, isSaidHtml), terms.mostBytes)) {
        hash.update(chunk);
        bytes += chunk.length;
        yield chunk;
      }
    },
    createWriteStream(terms.to, { mode: 0o600 }),
  );
  if (bytes === 0) throw new FeedRefusal('FEED_EMPTY', 'the server answered an empty file; ask the supplier');
  const { etag = null, 'last-modified': lastModified = null } = headers;
  return { name: nameOf(address), bytes, hash: hash.digest(), etag, lastModified };
}

async function* limited(
  chunks: AsyncIterable<Buffer>,
  most: number,
  onBytes?: (done: number) => void,
): AsyncGenerator<Buffer> {
  let done = 0;
  for await (const chunk of chunks) {
    done += chunk.length;
    if (done > most) throw tooLarge(most);
    onBytes?.(done);
    yield chunk;
  }
}

/** Unpacks a compressed response, and a file that is compressed itself (`market.yml.gz`). */
async function unpacked(sent: Readable, encoding: string | undefined): Promise<Readable> {
  const packing = encoding?.trim().toLowerCase();
  if (packing === 'br') return through(sent, createBrotliDecompress());
  if (packing === 'deflate') return through(sent, createInflate());
  const plain = packing === 'gzip' || packing === 'x-gzip' ? through(sent, createGunzip()) : sent;
  const { first, all } = await peek(plain, GZIP.length);
  return first.subarray(0, GZIP.length).equals(GZIP) ? through(all, createGunzip()) : all;
}

/** An error of either stream ends both. */
function through(sent: Readable, unpack: Transform): Readable {
  pipe(sent, unpack, () => undefined);
  return unpack;
}

/** Returns the first `size` bytes or more (fewer if the stream is shorter), and a stream of all bytes. */
async function peek(stream: AsyncIterable<Buffer>, size: number): Promise<{ first: Buffer; all: Readable }> {
  const chunks = stream[Symbol.asyncIterator]();
  let first = Buffer.alloc(0);
  let isOver = false;
  while (first.length < size && !isOver) {
    const next = await chunks.next();
    if (next.done) isOver = true;
    else first = Buffer.concat([first, next.value]);
  }
  const all = Readable.from(
    (async function* () {
      if (first.length) yield first;
      if (!isOver) for await (const chunk of { [Symbol.asyncIterator]: () => chunks }) yield chunk;
    })(),
  );
  return { first, all };
}

/**
 * Passes a feed on, and throws if the content is an HTML page. Servers that do not know the type of an XML file often
 * declare it as HTML.
 */
async function* withoutHtml(chunks: AsyncIterable<Buffer>, isSaidHtml: boolean): AsyncGenerator<Buffer> {
  const { first, all } = await peek(chunks, LOOKED_AT);
  const text = first
    .subarray(0, LOOKED_AT)
    .toString('utf8')
    .replace(/^[\ufeff\s]+/u, '');
  if (HTML.test(text) || (isSaidHtml && text && !XML.test(text)))
    throw new FeedRefusal(
      'FEED_IS_HTML',
      'the server answered a page (HTML) and no feed, as it does to whoever is not signed in; check the address and the credentials',
    );
  yield* all;
}

function refusalOf(
  cause: unknown,
  isLate: boolean,
  hasAnswer: boolean,
  { timeoutSeconds }: DownloadTerms,
): FeedRefusal {
  const options = { cause };
  if (cause instanceof PrivateAddressError || cause instanceof ForeignAddressError)
    return new FeedRefusal('FEED_ADDRESS_REFUSED', cause.message, options);
  if (isLate)
    return new FeedRefusal('FEED_TOO_SLOW', `no whole file within ${timeoutSeconds} s; ask the supplier`, options);
  const fault = connectionFault(cause);
  if (hasAnswer)
    return new FeedRefusal(
      'FEED_CUT_SHORT',
      `the file ended before its end (${fault}); the next run tries again`,
      options,
    );
  return new FeedRefusal('FEED_UNREACHABLE', `the server cannot be reached (${fault})`, options);
}

function tooLarge(most: number): FeedRefusal {
  return new FeedRefusal(
    'FEED_TOO_LARGE',
    `the file is larger than ${most / 1e6} MB; ask the supplier for a smaller one`,
  );
}

/** Returns the last part of the URL's path, without characters that a file name may not contain. */
function nameOf(address: string): string {
  const name = basename(new URL(address).pathname)
    .replace(/[^\w.-]+/g, '_')
    .replace(/\.gz$/i, '');
  return /\w/.test(name) ? name.slice(-100) : 'feed';
}
