import { setTimeout as sleep } from 'node:timers/promises';
import { Statements } from '../platform/database/statements.js';
import type { TestApi } from './test-api.js';

/**
 * Opens this number of connections in the API's pool, so that transactions which start together also run together.
 * Without open connections the first transaction would end before the others are connected.
 */
export async function openConnections({ app }: TestApi, count: number): Promise<void> {
  const statements = app.get(Statements);
  await Promise.all(Array.from({ length: count }, () => statements.transaction(() => sleep(500))));
}
