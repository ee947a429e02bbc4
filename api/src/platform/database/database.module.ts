import { Global, Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import type { Pool } from 'pg';
import { CONFIG } from '../config/config.module.js';
import type { PlatformConfig } from '../config/config.js';
import { openPool } from './open-pool.js';
import { Statements } from './statements.js';

const POOL = Symbol('POOL');

@Global()
@Module({
  providers: [
    {
      provide: POOL,
      inject: [CONFIG],
      useFactory: ({ DATABASE_URL, DATABASE_POOL_SIZE }: PlatformConfig) =>
        openPool({
          connectionString: DATABASE_URL,
          max: DATABASE_POOL_SIZE,
          application_name: 'meet-api',
          // PostgreSQL cancels a slow query, so that it does not occupy a connection for long.
          statement_timeout: 15_000,
          // If the server has not cancelled the query by then, it is unreachable, and the driver gives up.
          query_timeout: 20_000,
        }),
    },
    { provide: Statements, inject: [POOL], useFactory: (pool: Pool) => new Statements(pool) },
  ],
  exports: [Statements],
})
export class DatabaseModule implements OnApplicationShutdown {
  constructor(@Inject(POOL) private readonly pool: Pool) {}

  async onApplicationShutdown(): Promise<void> {
    await this.pool.end();
  }
}
