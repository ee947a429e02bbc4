import { Injectable } from '@nestjs/common';
import { statement } from '../../platform/database/statement.js';
import { Statements } from '../../platform/database/statements.js';
import { countSearchCoverage } from './count-search-coverage.js';
import type { SearchCoverage } from './search-coverage.model.js';

/**
 * Reads for which products the search knows the kind of goods, as it was last counted. The first reading of a shop
 * counts.
 */
@Injectable()
export class ReadSearchCoverage {
  constructor(private readonly statements: Statements) {}

  async read(): Promise<SearchCoverage> {
    const [last] = await this.statements.rows(LAST);
    if (!last) return countSearchCoverage(this.statements);
    // `countSearchCoverage` alone writes the column, in this shape.
    return { ...(last.coverage as unknown as Omit<SearchCoverage, 'countedAt'>), countedAt: last.countedAt };
  }
}

const LAST = statement('search-coverage-last')`SELECT "countedAt", "coverage" FROM "search_coverage"`;
