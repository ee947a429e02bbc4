import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { Drain } from './drain.js';

let server: Server;
let drain: Drain;
let port: number;
/** Resolves when load balancers have noticed the shutdown. The tests decide when this happens. */
let noticed: Promise<void>;
let notice: () => void;
/** Pending responses to requests for /slow; each test ends them itself. */
let slow: ServerResponse[];
const sockets: Socket[] = [];

beforeEach(async () => {
  drain = new Drain();
  slow = [];
  noticed = new Promise((done) => (notice = done));
  server = createServer((request, response) => {
    if (request.url === '/ready') response.writeHead(drain.isDraining ? 503 : 200).end();
    else if (request.url === '/slow') slow.push(response);
    else response.end('done');
  });
  drain.watch(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  ({ port } = server.address() as AddressInfo);
});

afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
  server.closeAllConnections();
  server.close();
});

function open(): Socket {
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket.on('error', () => undefined));
  return socket;
}

const send = (socket: Socket, path = '/') =>
  socket.write(`POST ${path} HTTP/1.1\r\nhost: shop\r\ncontent-length: 0\r\n\r\n`);

/** Returns the next response on a keep-alive connection. */
async function nextAnswer(socket: Socket): Promise<string> {
  const [chunk] = (await once(socket, 'data')) as [Buffer];
  return chunk.toString();
}

it('a stopping server first reports not ready, and keeps answering until load balancers notice', async () => {
  const kept = open();
  send(kept);
  expect(await nextAnswer(kept)).toMatch(/^HTTP\/1.1 200.*keep-alive/is);
  let over = false;
  const drained = drain.run(noticed).then(() => (over = true));
  send(kept, '/ready');
  expect(await nextAnswer(kept)).toMatch(/^HTTP\/1.1 503/);
  const other = open();
  send(other);
  expect(await text(other)).toMatch(/^HTTP\/1.1 200/);
  expect([over, server.listening]).toEqual([false, true]);
  notice();
  await drained;
  expect(server.listening).toBe(false);
});

it('a stopping server closes idle connections with their next response', async () => {
  const kept = open();
  send(kept);
  await nextAnswer(kept);
  const drained = drain.run(noticed);
  send(kept);
  expect(await text(kept)).toMatch(/connection: close/i);
  notice();
  await drained;
});

it('a stopping server finishes current requests and tells clients to reconnect', async () => {
  const waiting = open();
  send(waiting, '/slow');
  while (!slow.length) await new Promise(setImmediate);
  let over = false;
  const drained = drain.run(Promise.resolve()).then(() => (over = true));
  while (server.listening) await new Promise(setImmediate);
  expect(over).toBe(false);
  slow[0]!.end('at last');
  expect(await text(waiting)).toMatch(/connection: close.*at last/is);
  await drained;
});

it('a stopping server answers connections the system had accepted before the port closed', async () => {
  const clients = Array.from({ length: 40 }, open);
  for (const client of clients) send(client);
  // While this loop blocks the process, the operating system accepts the connections.
  for (const end = Date.now() + 100; Date.now() < end;);
  const drained = drain.run(Promise.resolve());
  const answers = await Promise.all(clients.map((client) => text(client)));
  expect(answers.filter((answer) => /^HTTP\/1.1 200/.test(answer))).toHaveLength(40);
  await drained;
});

it('a stopping server answers connections made while the port was closing and the process was busy', async () => {
  /** Keeps the process busy without letting it accept new connections. */
  const goOn = async () => {
    for (let n = 0; n < 10; n += 1) await new Promise((done) => process.nextTick(done));
  };
  const drained = drain.run(Promise.resolve());
  await goOn();
  const clients = Array.from({ length: 40 }, open);
  for (const client of clients) send(client);
  await goOn();
  for (const end = Date.now() + 100; Date.now() < end;);
  const answers = await Promise.all(clients.map((client) => text(client).catch((error: Error) => error.message)));
  expect(answers.filter((answer) => !/^HTTP\/1.1 200/.test(answer))).toEqual([]);
  await drained;
});

it('a stopping server answers a request on a connection opened earlier', async () => {
  const silent = open();
  await once(server, 'connection');
  const drained = drain.run(Promise.resolve());
  while (server.listening) await new Promise(setImmediate);
  send(silent);
  expect(await text(silent)).toMatch(/^HTTP\/1.1 200/);
  await drained;
});

it('stopping does nothing to a server that is not listening', async () => {
  const never = new Drain();
  never.watch(createServer());
  await never.run(Promise.resolve());
  expect(never.isDraining).toBe(true);
});
