import { setTimeout as sleep } from 'node:timers/promises';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Logger } from 'pino';
import { parseConfig, type Config } from './config.js';
import { createApp } from './create-app.js';
import { finishStart } from './finish-start.js';
import { ConfigError } from './platform/config/config.js';
import { Drain } from './platform/http/drain.js';
import { LOGGER } from './platform/observability/logger.js';
import { openMetricsServer, type MetricsServer } from './platform/observability/metrics-server.js';
import { Metrics } from './platform/observability/metrics.js';
import { SubscriptionServer } from './subscriptions/index.js';

/** Runs the API until the process gets a signal. Ends the process if it cannot start. */
export async function serve(): Promise<void> {
  try {
    const config = parseConfig(process.env);
    const app = await createApp();
    const log = app.get<Logger>(LOGGER);
    const metrics = await openMetricsServer(app.get(Metrics), config, log);
    await app.listen(config.API_PORT, config.API_HOST);
    log.info({ url: `http://${config.API_HOST}:${config.API_PORT}/graphql` }, 'the API listens');
    for (const signal of ['SIGTERM', 'SIGINT'] as const)
      process.once(signal, () => void leave(app, config, log, metrics).then(() => process.exit(0)));
    await finishStart(app);
  } catch (error) {
    process.stderr.write(`${explain(error)}\n`);
    process.exit(1);
  }
}

/** Finishes the requests in progress before closing the modules that they need. */
async function leave(
  app: NestFastifyApplication,
  { DRAIN_SECONDS }: Config,
  log: Logger,
  metrics: MetricsServer | null,
): Promise<void> {
  log.info({ seconds: DRAIN_SECONDS }, 'not ready any more; the port closes after the delay');
  try {
    // Subscribers reconnect at once, so they are disconnected only when load balancers have noticed the shutdown.
    const noticed = sleep(DRAIN_SECONDS * 1000).then(() => app.get(SubscriptionServer).leave());
    await app.get(Drain).run(noticed);
    await app.close();
    await metrics?.close();
  } catch (error) {
    log.error({ err: error }, 'the API did not close as it should');
    process.exit(1);
  }
}

/** Returns one sentence for an error that an operator can fix, and the stack for any other error. */
function explain(error: unknown): string {
  if (error instanceof ConfigError) return error.message;
  const { code, port } = error as NodeJS.ErrnoException & { port?: Config['API_PORT'] };
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use: stop what listens there or set API_PORT, or METRICS_PORT if that is it.`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
