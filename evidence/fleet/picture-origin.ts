import { createServer, type Server } from 'node:http';

/** A PNG of one pixel. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** A storage from which a shop copies missing pictures (STORAGE_ORIGIN). It serves the same picture at every URL. */
export function openPictureOrigin(port: number): Server {
  return createServer((_, response) => response.writeHead(200, { 'content-type': 'image/png' }).end(PICTURE)).listen(
    port,
    '127.0.0.1',
  );
}
