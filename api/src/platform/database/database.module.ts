import { Global, Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import pg from 'pg';
import { CONFIG, type Config } from '../config/config.module.js';
import { Statements } from './statements.js';

const POOL = Symbol('POOL');

@Global()
@Module({
  providers: [
    {
      provide: POOL,
      inject: [CONFIG],
      useFactory: ({ DATABASE_URL, DATABASE_POOL_SIZE }: Config) =>
        new pg.Pool({
          connectionString: DATABASE_URL,
          max: DATABASE_POOL_SIZE,
          application_name: 'meet-api',
          // No answer to a shopper may keep a connection from the others for longer.
          statement_timeout: 15_000,
        }),
    },
    { provide: Statements, inject: [POOL], useFactory: (pool: pg.Pool) => new Statements(pool) },
  ],
  exports: [Statements],
})
export class DatabaseModule implements OnApplicationShutdown {
  constructor(@Inject(POOL) private readonly pool: pg.Pool) {
    // A connection that dies while idle is replaced by the pool; without a listener it would end the process.
    pool.on('error', () => undefined);
  }

  async onApplicationShutdown(): Promise<void> {
    await this.pool.end();
  }
}
