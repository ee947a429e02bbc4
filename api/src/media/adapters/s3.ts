import * as http from 'node:http';
import * as https from 'node:https';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { Client, type ClientOptions } from 'minio';
import { callPolicy } from '../../platform/resilience/call-policy.js';
import {
  assertKey,
  IMMUTABLE,
  ofSize,
  PAGE_OF_OBJECTS,
  StorageSetupError,
  StorageUnavailableError,
  WrongSizeError,
  type ByteRange,
  type ObjectHead,
  type ObjectPage,
  type ObjectStorage,
  type StoredObject,
  type StreamBody,
  type UploadConditions,
  type UploadForm,
} from '../object-storage.js';
import { EXPORTS, MADE, MADE_DAYS, QUARANTINE } from '../storage-keys.js';

export interface S3Settings {
  /** Origin of the server, such as `http://localhost:9000`. */
  endpoint: string;
  /** Origin under which browsers reach the server. */
  publicEndpoint: string;
  bucket: string;
  accessKey: string;
  secretKey: string;
  region: string;
  /** Whether the bucket is a part of the path (MinIO) instead of the host name. */
  pathStyle: boolean;
}

/** Larger objects are sent in parts of this size. One part at a time is in memory. */
const PART_BYTES = 16 * 1024 * 1024;
/** Milliseconds of silence after which a request is aborted. */
const SILENCE_MS = 10_000;
/** Days after which the server itself deletes objects of a prefix. */
const DAYS_OF = { [QUARANTINE]: 1, [MADE]: MADE_DAYS, [EXPORTS]: 2 };
/** Errors of the server against which another try does not help. */
/** Time in which the bucket must answer whether it exists. */
const ANSWER_WITHIN_MS = 2000;
const MISSING = ['NoSuchKey', 'NotFound'];
const REFUSALS = ['AccessDenied', 'InvalidAccessKeyId', 'SignatureDoesNotMatch', 'NoSuchBucket', ...MISSING];

/** Stores objects in a bucket of MinIO, Amazon S3 or another server of their protocol. */
export class S3Storage implements ObjectStorage {
  private readonly client: Client;
  /** Signs upload forms for the URL that browsers use; sends no request itself. */
  private readonly signer: Client;
  private readonly policy = callPolicy({
    retries: 4,
    backoff: 200,
    isRetryable: isPassing,
    breaker: { failures: 10, openMs: 2000, isFailure: isPassing },
  });

  constructor(private readonly settings: S3Settings) {
    this.client = new Client(optionsOf(settings, settings.endpoint));
    this.signer = new Client(optionsOf(settings, settings.publicEndpoint));
  }

  async fault(): Promise<string | null> {
    const late = new Promise<string>((done) =>
      setTimeout(() => done(`S3_ENDPOINT: ${this.settings.endpoint} does not answer`), ANSWER_WITHIN_MS).unref(),
    );
    const asked = this.client.bucketExists(this.settings.bucket).then(
      (isThere) => (isThere ? null : `S3_BUCKET: there is no «${this.settings.bucket}»`),
      (error: unknown) => `S3_ENDPOINT: ${codeOf(error) ?? String(error)}`,
    );
    return Promise.race([asked, late]);
  }

  async prepare(): Promise<void> {
    const { bucket, region, endpoint } = this.settings;
    try {
      if (!(await this.call(() => this.client.bucketExists(bucket))))
        await this.call(() => this.client.makeBucket(bucket, region));
    } catch (cause) {
      if (codeOf(cause) === 'BucketAlreadyOwnedByYou') return;
      if (cause instanceof StorageUnavailableError) throw cause;
      throw new StorageSetupError(
        `S3_BUCKET «${bucket}» at ${endpoint} cannot be used (${codeOf(cause) ?? String(cause)}): make it, or give S3_ACCESS_KEY the right to make it and to read, write, list and delete its objects`,
        { cause },
      );
    }
    const rules = Object.entries(DAYS_OF).map(([prefix, days]) => ({
      ID: prefix.replace('/', ''),
      Status: 'Enabled',
      Filter: { Prefix: prefix },
      Expiration: { Days: days },
    }));
    // Not every key may set rules. The cleanup deletes the same objects, only later.
    await this.client.setBucketLifecycle(bucket, { Rule: rules }).catch(() => undefined);
  }

  async put(key: string, body: Buffer | StreamBody, contentType: string): Promise<void> {
    assertKey(key);
    const headers = { 'Content-Type': contentType, 'Cache-Control': IMMUTABLE };
    await this.call(async () => {
      if (Buffer.isBuffer(body)) return this.client.putObject(this.settings.bucket, key, body, body.length, headers);
      const stream = Readable.from(ofSize(await body.open(), body.size), { objectMode: false });
      return this.client.putObject(this.settings.bucket, key, stream, body.size, headers);
    });
  }

  async get(key: string): Promise<StoredObject | null> {
    assertKey(key);
    return this.orNull(async () => {
      const stream = await this.client.getObject(this.settings.bucket, key);
      const { headers } = stream as http.IncomingMessage;
      const bytes = await buffer(stream);
      // A connection that is lost in the middle may look like the end of the object.
      if (bytes.length !== Number(headers['content-length'])) throw new Error('The object was cut off');
      return { bytes, modifiedAt: Date.parse(headers['last-modified'] ?? '') };
    });
  }

  async read(key: string, range?: ByteRange): Promise<Readable | null> {
    assertKey(key);
    const { bucket } = this.settings;
    return this.orNull(() =>
      range
        ? this.client.getPartialObject(bucket, key, range.offset, range.length)
        : this.client.getObject(bucket, key),
    );
  }

  async head(key: string): Promise<ObjectHead | null> {
    assertKey(key);
    return this.orNull(async () => {
      const { size, lastModified } = await this.client.statObject(this.settings.bucket, key);
      return { key, size, modifiedAt: lastModified.getTime() };
    });
  }

  async delete(key: string): Promise<void> {
    assertKey(key);
    await this.call(() => this.client.removeObject(this.settings.bucket, key));
  }

  async list(prefix: string, after = ''): Promise<ObjectPage> {
    const { bucket } = this.settings;
    const { objects, isTruncated } = await this.call(() =>
      this.client.listObjectsV2Query(bucket, prefix, '', '', PAGE_OF_OBJECTS, after),
    );
    const found = objects.flatMap(({ name, size, lastModified }) =>
      name === undefined ? [] : [{ key: name, size, modifiedAt: new Date(lastModified!).getTime() }],
    );
    return { objects: found, next: isTruncated ? found.at(-1)!.key : null };
  }

  async uploadForm(key: string, { contentType, byteSize, expiresAt }: UploadConditions): Promise<UploadForm> {
    assertKey(key);
    const policy = this.signer.newPostPolicy();
    policy.setBucket(this.settings.bucket);
    policy.setKey(key);
    policy.setContentType(contentType);
    policy.setContentLengthRange(1, byteSize);
    policy.setExpires(expiresAt);
    const { postURL, formData } = await this.signer.presignedPostPolicy(policy);
    const fields = Object.entries(formData as Record<string, string>).map(([name, value]) => ({ name, value }));
    return { url: postURL, fields };
  }

  private async orNull<Value>(look: () => Promise<Value>): Promise<Value | null> {
    try {
      return await this.call(look);
    } catch (error) {
      if (MISSING.includes(codeOf(error) ?? '')) return null;
      throw error;
    }
  }

  private async call<Value>(work: () => Promise<Value>): Promise<Value> {
    try {
      return await this.policy.execute(work);
    } catch (error) {
      if (isPassing(error)) throw new StorageUnavailableError(error);
      throw error;
    }
  }
}

function optionsOf(settings: S3Settings, endpoint: string): ClientOptions {
  const { hostname, port, protocol } = new URL(endpoint);
  const useSSL = protocol === 'https:';
  return {
    endPoint: hostname,
    port: port ? Number(port) : useSSL ? 443 : 80,
    useSSL,
    accessKey: settings.accessKey,
    secretKey: settings.secretKey,
    region: settings.region,
    pathStyle: settings.pathStyle,
    partSize: PART_BYTES,
    transport: patientTransport(useSSL ? https.request : http.request),
    transportAgent: useSSL ? new https.Agent({ keepAlive: true }) : new http.Agent({ keepAlive: true }),
    // The call policy retries: it also recognises lost connections, and has a circuit breaker.
    retryOptions: { disableRetry: true },
  };
}

/** The library's client has no time limit of its own. */
function patientTransport(request: typeof http.request): NonNullable<ClientOptions['transport']> {
  const limited = (options: https.RequestOptions, answered?: (response: http.IncomingMessage) => void) => {
    const sent = request(options, answered);
    return sent.setTimeout(SILENCE_MS, () => sent.destroy(new Error(`No answer for ${SILENCE_MS / 1000} s`)));
  };
  return { request: limited } as NonNullable<ClientOptions['transport']>;
}

function codeOf(error: unknown): string | undefined {
  return (error as { code?: string } | undefined)?.code;
}

/** Returns whether another try may help. */
function isPassing(error: unknown): boolean {
  if (error instanceof StorageUnavailableError || error instanceof StorageSetupError) return false;
  return !(error instanceof WrongSizeError) && !REFUSALS.includes(codeOf(error) ?? '');
}
