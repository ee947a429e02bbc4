import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export interface MortalS3 {
  endpoint: string;
  /** Number of objects that the server still accepts. After that it closes each connection without a response. */
  putsLeft: number;
  close(): Promise<void>;
}

const MODIFIED = '2026-01-01T00:00:00.000Z';

/**
 * Starts a fake server with the part of S3 that backups use. It keeps objects in memory, and can fail in the middle of
 * a backup.
 */
export async function openMortalS3(): Promise<MortalS3> {
  const objects = new Map<string, Buffer>();

  function list(prefix: string, after: string): string {
    const found = [...objects]
      .filter(([key]) => key.startsWith(prefix) && key > after)
      .sort(([a], [b]) => (a < b ? -1 : 1));
    const contents = found.map(
      ([key, { length }]) =>
        `<Contents><Key>${key}</Key><LastModified>${MODIFIED}</LastModified><ETag>"1"</ETag><Size>${length}</Size></Contents>`,
    );
    return `<ListBucketResult><IsTruncated>false</IsTruncated>${contents.join('')}</ListBucketResult>`;
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url!, s3.endpoint);
    const [, , ...segments] = decodeURIComponent(pathname).split('/');
    const key = segments.join('/');
    const body = await buffer(request);
    if (request.method === 'PUT' && key) s3.putsLeft -= 1;
    if (s3.putsLeft < 0) return void request.socket.destroy();
    if (request.method === 'PUT' && key) objects.set(key, body);
    if (request.method === 'DELETE') objects.delete(key);
    response.setHeader('etag', '"1"').setHeader('last-modified', new Date(MODIFIED).toUTCString());
    if (!key || !['GET', 'HEAD'].includes(request.method!)) {
      const isList = searchParams.has('list-type');
      return void response.end(isList ? list(searchParams.get('prefix')!, searchParams.get('start-after') ?? '') : '');
    }
    const found = objects.get(key);
    if (!found) return void response.writeHead(404).end();
    response.setHeader('content-length', found.length).end(request.method === 'GET' ? found : undefined);
  }

  const server = createServer((request, response) => void answer(request, response));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const s3: MortalS3 = {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    putsLeft: Infinity,
    close: async () => {
      server.closeAllConnections();
      await once(server.close(), 'close');
    },
  };
  return s3;
}
