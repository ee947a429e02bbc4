import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '../../platform/config/config.module.js';
import { statement } from '../../platform/database/statement.js';
import { Statements } from '../../platform/database/statements.js';
import { badUserInput, fieldFault } from '../../shared/api-error.js';
import { LEAST_TYPED, typedBy } from '../clicks/counting-query.js';
import type { SearchConfig } from '../search.config.js';
import type { SearchReport, SearchReportInput, SearchReportLine } from './search-report.model.js';

@Injectable()
export class ReadSearchReport {
  constructor(
    private readonly statements: Statements,
    @Inject(CONFIG) private readonly config: SearchConfig,
  ) {}

  async read({ from, to, limit }: SearchReportInput): Promise<SearchReport> {
    if (from && to && from > to) throw badUserInput([fieldFault('to', 'notBefore', { other: 'from' })]);
    const lines = (only: 'ALL' | 'WITHOUT_RESULT' | 'NOT_CLICKED') =>
      this.statements.rows(LINES, { from: from ?? null, to: to ?? null, only, limit });
    const [queries, withoutResult, notClicked, [totals]] = await Promise.all([
      lines('ALL'),
      lines('WITHOUT_RESULT'),
      // While clicks are not counted, there is no data about them.
      this.config.SEARCH_CLICKS ? lines('NOT_CLICKED') : [],
      this.statements.rows(TOTALS, { from: from ?? null, to: to ?? null }),
    ]);
    return {
      queries: queries.map(lineOf),
      withoutResult: withoutResult.map(lineOf),
      notClicked: notClicked.map(lineOf),
      ...totals!,
    };
  }
}

const lineOf = ({ typed, ...line }: (typeof LINES)['types']['row']): SearchReportLine => ({
  ...line,
  typed: (typed ?? []) as string[],
});

const THOSE_DAYS = `
"day" <= coalesce(:to?::date, current_date) AND "day" >= coalesce(:from?::date, coalesce(:to::date, current_date) - 30)`;

const OF_THOSE_DAYS = `FROM "search_query" WHERE ${THOSE_DAYS}`;

const LINES = statement('search-report')`
WITH asked AS (
  SELECT "query", sum("searches")::int AS "searches", count(*)::int AS "days", max("day")::text AS "lastDay",
         coalesce((array_agg("found" ORDER BY "day" DESC))[1], 0) AS "found",
         coalesce((array_agg("nearest" ORDER BY "day" DESC))[1], false) AS "nearest",
         (array_agg(to_jsonb("typed") ORDER BY "day" DESC))[1] AS "typed"
  ${OF_THOSE_DAYS}
  GROUP BY "query"
)
SELECT * FROM asked
WHERE CASE :only::text
  WHEN 'WITHOUT_RESULT' THEN "nearest" OR "found" = 0
  WHEN 'NOT_CLICKED' THEN "found" > 0 AND NOT "nearest" AND ${typedBy('asked."query"')} >= ${LEAST_TYPED}
    AND NOT EXISTS (SELECT FROM "search_click" c WHERE c."query" = asked."query" AND ${THOSE_DAYS})
  ELSE true END
ORDER BY "searches" DESC, "lastDay" DESC, "query"
LIMIT :limit`;

const TOTALS = statement('search-report-totals')`
SELECT coalesce(sum("searches"), 0)::int AS "searches",
       coalesce(sum("searches") FILTER (WHERE "found" = 0 OR "nearest"), 0)::int AS "searchesWithoutResult"
${OF_THOSE_DAYS}`;
