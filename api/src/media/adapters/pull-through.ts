import type { Readable } from 'node:stream';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { callPolicy } from '../../platform/resilience/call-policy.js';
import {
  assertKey,
  StorageUnavailableError,
  type ByteRange,
  type ObjectHead,
  type ObjectPage,
  type ObjectStorage,
  type StoredObject,
  type StreamBody,
  type UploadConditions,
  type UploadForm,
} from '../object-storage.js';
import { isServed } from '../storage-keys.js';

const LONGEST_MS = 20_000;
const MOST_BYTES = 30_000_000;
/** Number of pictures that are fetched at once: a page requests dozens, and an origin may generate each on request. */
const AT_ONCE = 4;
/** Time in which an object that the origin does not have is not requested again. */
const MISSING_MS = 60_000;
const MOST_MISSING = 2000;

/** Thrown for an answer of the origin that another try may change. */
class OriginBusyError extends Error {}

/**
 * A storage that fetches missing pictures from an origin, which serves them by their keys below its URL, and stores
 * them. So a shop moves without copying its pictures first, and pictures may be generated when they are first
 * requested.
 */
export class PullThroughStorage implements ObjectStorage {
  private readonly pulling = new Map<string, Promise<boolean>>();
  private readonly missing = new LRUCache<string, true>({ max: MOST_MISSING, ttl: MISSING_MS });
  private readonly inTurn = pLimit(AT_ONCE);
  private readonly policy = callPolicy({
    tryTimeoutMs: LONGEST_MS,
    retries: 1,
    backoff: 300,
    isRetryable: (error) => error instanceof OriginBusyError,
    breaker: { failures: 5, openMs: 5000 },
  });

  /** `origin` is a URL without a slash at its end, such as `https://static.shop.example/pictures`. */
  constructor(
    private readonly kept: ObjectStorage,
    private readonly origin: string,
  ) {}

  prepare(): Promise<void> {
    return this.kept.prepare();
  }

  fault(): Promise<string | null> {
    return this.kept.fault();
  }

  put(key: string, body: Buffer | StreamBody, contentType: string): Promise<void> {
    return this.kept.put(key, body, contentType);
  }

  get(key: string): Promise<StoredObject | null> {
    return this.orPulled(key, () => this.kept.get(key));
  }

  read(key: string, range?: ByteRange): Promise<Readable | null> {
    return this.orPulled(key, () => this.kept.read(key, range));
  }

  head(key: string): Promise<ObjectHead | null> {
    return this.orPulled(key, () => this.kept.head(key));
  }

  delete(key: string): Promise<void> {
    return this.kept.delete(key);
  }

  list(prefix: string, after?: string): Promise<ObjectPage> {
    return this.kept.list(prefix, after);
  }

  uploadForm(key: string, conditions: UploadConditions): Promise<UploadForm | null> {
    return this.kept.uploadForm(key, conditions);
  }

  private async orPulled<Found>(key: string, look: () => Promise<Found | null>): Promise<Found | null> {
    const found = await look();
    if (found !== null || !isServed(key) || this.missing.has(key)) return found;
    let pulled = this.pulling.get(key);
    if (!pulled) this.pulling.set(key, (pulled = this.pull(key).finally(() => this.pulling.delete(key))));
    return (await pulled) ? look() : null;
  }

  /** Returns whether the origin had the picture, which is then stored. */
  private async pull(key: string): Promise<boolean> {
    assertKey(key);
    let picture: Picture | null;
    try {
      picture = await this.inTurn(() => this.policy.execute(({ signal }) => download(`${this.origin}/${key}`, signal)));
    } catch (error) {
      throw new StorageUnavailableError(error);
    }
    if (picture) await this.kept.put(key, picture.bytes, picture.contentType);
    else this.missing.set(key, true);
    return picture !== null;
  }
}

interface Picture {
  bytes: Buffer;
  contentType: string;
}

/** Returns null if there is no picture at the URL, or a picture that is too large. */
async function download(address: string, signal: AbortSignal): Promise<Picture | null> {
  const response = await fetch(address, { signal, headers: { accept: 'image/*' } }).catch((cause: unknown) => {
    throw new OriginBusyError('The origin of pictures does not answer', { cause });
  });
  const contentType = response.headers.get('content-type') ?? '';
  if (response.status >= 500 || response.status === 429) {
    await response.body?.cancel();
    throw new OriginBusyError(`The origin of pictures answered ${response.status}`);
  }
  if (!response.ok || !contentType.startsWith('image/')) {
    await response.body?.cancel();
    return null;
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    // Leaving the loop cancels the rest of the download.
    if (size > MOST_BYTES) return null;
    chunks.push(chunk);
  }
  return { bytes: Buffer.concat(chunks), contentType };
}
