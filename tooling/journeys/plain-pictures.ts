import { createServer } from 'node:http';
import sharp from 'sharp';

/**
 * A server with the same picture at every URL, from which a shop of the journeys loads its pictures. Composing the
 * demo's pictures would take half of the processor time of all journeys, and no journey checks their content.
 */
const picture = await sharp({ create: { width: 1200, height: 1200, channels: 3, background: '#8a8f98' } })
  .webp()
  .toBuffer();

createServer((_request, response) => {
  response.writeHead(200, { 'content-type': 'image/webp', 'content-length': picture.length }).end(picture);
}).listen(Number(process.argv[2]), '127.0.0.1');
