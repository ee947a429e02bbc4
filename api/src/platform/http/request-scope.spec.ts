import { Writable } from 'node:stream';
import Fastify from 'fastify';
import { createLogger } from '../observability/logger.js';
import { currentRequestId } from '../../shared/request-scope.js';
import { attachRequestScope } from './request-scope.js';

const lines: { msg: string; reqId?: string }[] = [];
const stream = new Writable({
  write: (chunk: Buffer, _, done) => {
    lines.push(JSON.parse(chunk.toString()) as (typeof lines)[number]);
    done();
  },
});
const log = createLogger('api', 'info', stream);
let count = 0;
const app = Fastify({ genReqId: () => `request-${(count += 1)}` });
attachRequestScope(app);
app.post('/', async (request) => {
  await new Promise((done) => setTimeout(done, 5));
  log.info(`answered ${(request.body as { n: number }).n}`);
  return {};
});
afterAll(() => app.close());

it('log lines and the response contain the id of their request', async () => {
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const ask = async (n: number) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(origin, { method: 'POST', headers, body: JSON.stringify({ n }) });
    return { msg: `answered ${n}`, reqId: answer.headers.get('x-request-id') };
  };
  const answers = await Promise.all([1, 2, 3, 4].map(ask));
  expect(lines.map(({ msg, reqId }) => ({ msg, reqId })).sort((a, b) => a.msg.localeCompare(b.msg))).toEqual(answers);
  expect(new Set(answers.map(({ reqId }) => reqId))).toEqual(
    new Set(['request-1', 'request-2', 'request-3', 'request-4']),
  );
});

it('a log line written outside of a request has no request id', () => {
  lines.length = 0;
  log.info('started');
  expect([currentRequestId(), lines[0]]).toEqual([
    undefined,
    expect.not.objectContaining({ reqId: expect.anything() }),
  ]);
});
