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

it('a stopping server answers every pipelined request that it has read, and the last answer closes the connection', async () => {
  const piped = open();
  send(piped, '/slow');
  send(piped, '/slow');
  while (slow.length < 2) await new Promise(setImmediate);
  const drained = drain.run(Promise.resolve());
  send(piped, '/slow');
  while (slow.length < 3) await new Promise(setImmediate);
  for (const response of slow) response.end('done');
  const answers = (await text(piped)).split('HTTP/1.1 200').slice(1);
  expect(answers.map((answer) => /connection: close/i.test(answer))).toEqual([false, false, true]);
  await drained;
});

it('no POST is lost or executed twice while a server stops under pipelined keep-alive load', async () => {
  const executed = new Map<string, number>();
  const work = (request: { url?: string }, response: ServerResponse) => {
    executed.set(request.url!, (executed.get(request.url!) ?? 0) + 1);
    setTimeout(() => response.end('done'), Math.random() * 10);
  };
  server.removeAllListeners('request').on('request', work);
  drain.watch(server);
  const other = createServer(work).listen(0, '127.0.0.1');
  await once(other, 'listening');
  const ports = [port, (other.address() as AddressInfo).port];
  let isOver = false;
  const sent: string[] = [];
  /** Sends three requests at once, waits for their answers, and connects again when it is told to. */
  const load = async (client: number) => {
    let socket: Socket | undefined;
    for (let burst = 0; !isOver; burst += 1) {
      socket ??= await connected(ports, client + burst);
      const paths = [0, 1, 2].map((n) => `/${client}-${burst}-${n}`);
      sent.push(...paths);
      socket.write(paths.map((path) => `POST ${path} HTTP/1.1\r\nhost: shop\r\ncontent-length: 0\r\n\r\n`).join(''));
      if (await answersOf(socket, 3)) socket = undefined;
    }
    socket?.destroy();
  };
  const clients = Array.from({ length: 20 }, (_, n) => load(n));
  await new Promise((done) => setTimeout(done, 100));
  await drain.run(new Promise((done) => setTimeout(done, 300)));
  await new Promise((done) => setTimeout(done, 100));
  isOver = true;
  await Promise.all(clients);
  other.close();
  expect(sent.length).toBeGreaterThan(1000);
  expect(sent.filter((path) => executed.get(path) !== 1)).toEqual([]);
});

/** Connects to one of the ports, to the next one where nothing listens any more: what a balancer does. */
async function connected(ports: number[], turn: number): Promise<Socket> {
  for (let n = 0; n < ports.length; n += 1) {
    const socket = connect(ports[(turn + n) % ports.length]!, '127.0.0.1');
    sockets.push(socket.on('error', () => undefined));
    if (await once(socket, 'connect').catch(() => undefined)) return socket;
  }
  throw new Error('no server listens');
}

/** Reads so many answers. Resolves to whether the last one closes the connection. Rejects if an answer is missing. */
async function answersOf(socket: Socket, count: number): Promise<boolean> {
  let read = '';
  await new Promise<void>((done, failed) => {
    const closed = () => failed(new Error(`closed after «${read}»`));
    socket.once('close', closed).on('data', function take(chunk: Buffer) {
      read += chunk.toString();
      if (read.match(/HTTP\/1.1 200/g)?.length !== count || !read.endsWith('done')) return;
      socket.off('close', closed).off('data', take);
      done();
    });
  });
  return /connection: close/i.test(read);
}

it('stopping does nothing to a server that is not listening', async () => {
  const never = new Drain();
  never.watch(createServer());
  await never.run(Promise.resolve());
  expect(never.isDraining).toBe(true);
});
