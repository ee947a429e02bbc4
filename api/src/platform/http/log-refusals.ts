import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';

/** Statuses with which a request is refused for its form, not for its content. */
const REFUSED = new Set([400, 413, 429]);

/** Logs every refused request, without anything that its sender wrote. */
export function attachRefusalLog(app: FastifyInstance, log: Logger): void {
  app.addHook('onResponse', ({ method, routeOptions }, { statusCode: status }, done) => {
    if (REFUSED.has(status)) log.info({ status, method, path: routeOptions.url }, 'request refused');
    done();
  });
}
