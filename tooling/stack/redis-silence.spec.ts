import { createServer, type AddressInfo, type Socket } from 'node:net';
import { redisSilence } from './redis-silence.js';

async function at(answers: boolean, use: (url: string) => Promise<void>): Promise<void> {
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    sockets.push(socket.on('error', () => undefined));
    socket.on('data', () => answers && socket.write('+PONG\r\n'));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  await use(`redis://127.0.0.1:${(server.address() as AddressInfo).port}`);
  for (const socket of sockets) socket.destroy();
  server.close();
}

it('redisSilence is null when Redis answers', () =>
  at(true, async (url) => expect(await redisSilence(url)).toBeNull()));

it('redisSilence returns the reason when no server listens on the Redis port', async () => {
  expect(await redisSilence('redis://127.0.0.1:1')).toContain('ECONNREFUSED');
});

it('redisSilence does not wait for a server that accepts connections but never answers', () =>
  at(false, async (url) => expect(await redisSilence(url)).toMatch(/\S/)));
