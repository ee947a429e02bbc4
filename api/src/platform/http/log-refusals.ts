import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';

/** Statuses with which a request is refused for what it is, not for what it asks. */
const REFUSED = new Set([400, 413, 429]);

/** Notes every refused request in the log, without anything that its sender wrote. */
export function attachRefusalLog(app: FastifyInstance, log: Logger): void {
  app.addHook('onResponse', ({ method, routeOptions }, { statusCode: status }, done) => {
    if (REFUSED.has(status)) log.info({ status, method, path: routeOptions.url }, 'request refused');
    done();
  });
}
