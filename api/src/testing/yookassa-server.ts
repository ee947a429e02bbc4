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

/** A fake of YooKassa that keeps payments and refunds, as far as the shop uses it. */
export async function startYookassaServer() {
  const byKey = new Map<string, Record<string, unknown>>();
  const byId = new Map<string, Record<string, unknown>>();
  /** Calls of `POST /payments`, in order. */
  const calls: string[] = [];
  const fake = {
    calls,
    /** Runs before each answer. */
    before: (_call: string): unknown => undefined,
    /** While it is not 200, requests are answered with this status instead. */
    status: 200,
    /** Changes a payment, as a shopper, a bank or time does. */
    set: (id: string, changes: object) => void Object.assign(byId.get(id)!, changes),
    get: (id: string) => byId.get(id)!,
    /** Forgets the idempotency keys, which live for a day. */
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
