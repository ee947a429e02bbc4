import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

interface Body {
  amount: { value: string; currency: string };
  capture?: boolean;
  payment_id?: string;
  description?: string;
}

/** Starts a fake YooKassa server that stores payments and refunds. It supports the calls that the shop uses. */
export async function startYookassaServer() {
  const byKey = new Map<string, Record<string, unknown>>();
  const byId = new Map<string, Record<string, unknown>>();
  /** Calls of `POST /payments`, in order of arrival. */
  const calls: string[] = [];
  const fake = {
    calls,
    /** Called before each response, with the name of the call. */
    before: (_call: string): unknown => undefined,
    /** HTTP status with which every request is answered, unless it is 200. */
    status: 200,
    /** Changes a payment as a shopper, a bank or the passing of time would. */
    set: (id: string, changes: object) => void Object.assign(byId.get(id)!, changes),
    get: (id: string) => byId.get(id)!,
    /** Forgets all idempotency keys, as YooKassa does after a day. */
    forgetKeys: () => byKey.clear(),
    count: (kind: 'payment' | 'refund' | 'receipt') => [...byId.values()].filter((made) => made.kind === kind).length,
    url: '',
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };

  const create = (path: string, body: Body) => {
    const id = randomUUID();
    if (path === '/refunds') return { kind: 'refund', id, status: 'succeeded', ...body };
    if (path === '/receipts') return { kind: 'receipt', id, status: 'pending', ...body };
    const confirmation = { confirmation_url: `https://yookassa.example/${id}` };
    return { kind: 'payment', id, status: 'pending', amount: body.amount, capture: body.capture, confirmation };
  };
  const answerTo = (method: string, path: string, key: string | undefined, body: Body) => {
    const [, , id = '', action] = path.split(/[/?]/);
    if (method === 'GET' && id.includes('=')) {
      const kind = path.startsWith('/refunds') ? 'refund' : 'receipt';
      return { items: [...byId.values()].filter((made) => made.kind === kind) };
    }
    if (method === 'GET') return byId.get(id);
    if (byKey.has(key!)) return byKey.get(key!);
    const made = id ? byId.get(id)! : create(path, body);
    if (action) made.status = action === 'capture' ? 'succeeded' : 'canceled';
    byKey.set(key!, made);
    byId.set(made.id as string, made);
    return made;
  };

  const server = createServer((request, response) => {
    void (async () => {
      const { method = '', url = '', headers } = request;
      const body = method === 'POST' ? ((await json(request)) as Body) : ({} as Body);
      calls.push(`${method} ${url.replace(/[0-9a-f-]{36}/, 'ID')}`);
      await fake.before(calls.at(-1)!);
      const key = headers['idempotence-key'] as string | undefined;
      const answer = fake.status === 200 ? answerTo(method, url, key, body) : { code: 'told_to' };
      response.writeHead(answer ? fake.status : 404, { 'content-type': 'application/json' });
      response.end(JSON.stringify(answer ?? { code: 'not_found' }));
    })();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  fake.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return fake;
}
