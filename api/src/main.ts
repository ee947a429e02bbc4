import type { Logger } from 'pino';
import { createApp } from './create-app.js';
import { ConfigError, parseConfig, type Config } from './platform/config/config.js';
import { LOGGER } from './platform/observability/logger.js';

try {
  const config = parseConfig(process.env);
  const app = await createApp();
  await app.listen(config.API_PORT, config.API_HOST);
  app.get<Logger>(LOGGER).info({ url: `http://${config.API_HOST}:${config.API_PORT}/graphql` }, 'the API listens');
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
}

/** One sentence for what an operator can mend; the whole error for what is ours. */
function explain(error: unknown): string {
  if (error instanceof ConfigError) return error.message;
  const { code, port } = error as NodeJS.ErrnoException & { port?: Config['API_PORT'] };
  if (code === 'EADDRINUSE') return `Port ${port} is in use: stop what listens there or set API_PORT.`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
