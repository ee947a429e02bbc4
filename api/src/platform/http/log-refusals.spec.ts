import { PassThrough } from 'node:stream';
import fastify from 'fastify';
import { createLogger } from '../observability/logger.js';
import { attachRefusalLog } from './log-refusals.js';

test('a refused request is logged at info level without the text that its sender wrote', async () => {
  const written = new PassThrough();
  const app = fastify();
  attachRefusalLog(app, createLogger('test', 'info', written));
  app.post('/graphql', (request, reply) => reply.code(Number((request.body as { status: string }).status)).send('{}'));
  for (const status of ['200', '400', '413', '429', '503'])
    await app.inject({ method: 'POST', url: '/graphql?secret=1', payload: { status, secret: 'secret' } });
  const lines = String(written.read()).trim().split('\n');
  expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject(
    [400, 413, 429].map((status) => ({ level: 30, status, method: 'POST', path: '/graphql' })),
  );
  expect(lines.join()).not.toContain('secret');
});
