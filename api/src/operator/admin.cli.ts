import 'reflect-metadata';
import { parseConfig } from '../config.js';
import { AdminDesk } from './commands/admin-desk.js';
import { adminProgram } from './admin-program.js';
import { asText } from './commands/as-text.js';

// The command starts no periodic work; the running API does that.
Object.assign(process.env, {
  LOG_LEVEL: 'silent',
  ORDER_SWEEP_SECONDS: '0',
  PAYMENT_SWEEP_SECONDS: '0',
  PRICE_SWEEP_SECONDS: '0',
  OUTBOX_POLL_SECONDS: '0',
  SEARCH_LOG_SECONDS: '0',
  SOURCE_POLL_SECONDS: '0',
});

async function openApi() {
  const [{ NestFactory }, { AppModule }] = await Promise.all([import('@nestjs/core'), import('../app.module.js')]);
  return NestFactory.createApplicationContext(AppModule, { logger: false, abortOnError: false });
}

let desk: AdminDesk | undefined;
try {
  desk = new AdminDesk(parseConfig(process.env), openApi);
  const program = adminProgram(desk, (rows, note) => {
    if (program.opts<{ json?: boolean }>().json) process.stdout.write(`${JSON.stringify(rows, null, 2)}\n`);
    else process.stdout.write(asText(rows, note));
  });
  program.configureHelp({ showGlobalOptions: true });
  await program.parseAsync(process.argv);
} catch (error) {
  process.stderr.write(`${faultText(error as Error)}\n`);
  process.exitCode = 1;
} finally {
  await desk?.close();
}

/** Returns the error message, preceded by the code that GraphQL would return. */
function faultText({ message, extensions }: Error & { extensions?: { code?: string } }): string {
  return extensions?.code ? `${extensions.code}: ${message}` : message;
}
