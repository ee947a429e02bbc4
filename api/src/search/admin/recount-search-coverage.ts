import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { CONFIG } from '../../platform/config/config.module.js';
import { statement } from '../../platform/database/statement.js';
import { Statements } from '../../platform/database/statements.js';
import { LOGGER } from '../../platform/observability/logger.js';
import { RepeatedWork } from '../../platform/repeated-work.js';
import type { SearchConfig } from '../search.config.js';
import { countSearchCoverage } from './count-search-coverage.js';

/** Counts the search coverage again when documents have changed. Of several processes one counts. */
@Injectable()
export class RecountSearchCoverage extends RepeatedWork {
  constructor(
    private readonly statements: Statements,
    @Inject(CONFIG) { SEARCH_COVERAGE_SECONDS }: SearchConfig,
    @Inject(LOGGER) log: Logger,
  ) {
    super('search coverage', SEARCH_COVERAGE_SECONDS, log);
  }

  run(): Promise<void> {
    return this.statements.transaction(async (queries) => {
      const [turn] = await queries.rows(TURN);
      if (turn!.ours && turn!.changed) await countSearchCoverage(queries);
    });
  }
}

const TURN = statement('search-coverage-turn')`
SELECT pg_try_advisory_xact_lock(hashtext('search_coverage')) AS "ours",
  coalesce((SELECT max("version") FROM "search_document"), 0) > coalesce((SELECT "version" FROM "search_coverage"), -1) AS "changed"`;
