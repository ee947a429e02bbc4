import { NestFactory } from '@nestjs/core';
import { AppModule } from '../app.module.js';
import { AdminDesk } from '../operator/commands/admin-desk.js';
import { adminProgram } from '../operator/admin-program.js';
import { CONFIG } from '../platform/config/config.module.js';
import type { Config } from '../config.js';
import type { TestApi } from './test-api.js';

/**
 * Runs `npm run admin -- …words` and returns the rows that it prints. Like a separate process, it shares only the
 * database with the API.
 */
export async function runAdmin(api: TestApi, ...words: string[]): Promise<Record<string, unknown>[]> {
  const config = api.app.get<Config>(CONFIG);
  const desk = new AdminDesk(config, () => NestFactory.createApplicationContext(AppModule, { logger: false }));
  let shown: object[] = [];
  try {
    const program = adminProgram(desk, (rows) => (shown = rows));
    for (const command of [program, ...program.commands, ...program.commands.flatMap(({ commands }) => commands)])
      command.exitOverride().configureOutput({ writeErr: () => undefined });
    await program.parseAsync(words, { from: 'user' });
  } finally {
    await desk.close();
  }
  return shown as Record<string, unknown>[];
}
