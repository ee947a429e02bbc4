import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance } from 'fastify';

const ids = new AsyncLocalStorage<string>();

/** Id of the request that is being answered; undefined outside of requests. */
export const currentRequestId = (): string | undefined => ids.getStore();

/** Answers each request with its id, and makes the id known to whatever is done for it. Call it before other hooks. */
export function attachRequestScope(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id);
    ids.run(request.id, done);
  });
  // Once more, because the body is read in the scope of its connection.
  app.addHook('preValidation', (request, _reply, done) => ids.run(request.id, done));
}
