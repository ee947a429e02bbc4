import { createServer, type Server } from 'node:http';
import pLimit from 'p-limit';
import type { Composition } from './composition.js';

/** Serves the demo's pictures by their keys. Composes each picture on request, one at a time. */
export function pictureServer(
  compositions: readonly Composition[],
  compose: (composition: Composition) => Promise<Uint8Array>,
): Server {
  const byKey: ReadonlyMap<string, Composition> = new Map(compositions.map((one) => [one.key, one]));
  const oneAtATime = pLimit(1);
  return createServer((request, response) => {
    if (request.url === '/health/ready') return void response.writeHead(200).end();
    const composition = request.method === 'GET' && byKey.get(request.url?.slice(1) ?? '');
    if (!composition) return void response.writeHead(404).end();
    let isGone = false;
    response.once('close', () => (isGone = true));
    void oneAtATime(async () => {
      if (isGone) return;
      const picture = await compose(composition);
      response.writeHead(200, { 'content-type': 'image/webp', 'content-length': picture.length }).end(picture);
    }).catch((error: Error) => {
      process.stderr.write(`${composition.key}: ${error.message}\n`);
      response.writeHead(500).end();
    });
  });
}
