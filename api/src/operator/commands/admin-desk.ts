import type { INestApplicationContext, Type } from '@nestjs/common';
import type { Config } from '../../config.js';
import { openPool, type Pool } from '../../platform/database/open-pool.js';
import { Statements } from '../../platform/database/statements.js';
import { Audit } from '../audit.js';

/**
 * What operators' use cases need in one run of the command line. Most need only a database connection; those that
 * affect other domains start the whole API.
 */
export class AdminDesk {
  readonly statements: Statements;
  readonly audit: Audit;
  private readonly pool: Pool;
  private api: Promise<INestApplicationContext> | undefined;

  constructor(
    readonly config: Config,
    private readonly openApi: () => Promise<INestApplicationContext>,
  ) {
    this.pool = openPool({ connectionString: config.DATABASE_URL, max: 2, application_name: 'meet-admin' });
    this.statements = new Statements(this.pool);
    this.audit = new Audit(this.statements);
    this.audit.channel = 'COMMAND_LINE';
  }

  /** Returns a use case of the whole API, which the first call starts. */
  async ofApi<UseCase>(useCase: Type<UseCase>): Promise<UseCase> {
    const api = await (this.api ??= this.openApi());
    api.get(Audit, { strict: false }).channel = this.audit.channel;
    return api.get(useCase, { strict: false });
  }

  async close(): Promise<void> {
    await (await this.api)?.close();
    await this.pool.end();
  }
}
