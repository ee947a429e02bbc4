import { Injectable } from '@nestjs/common';
import { Statements } from '../platform/database/statements.js';
import { badUserInput } from '../shared/api-error.js';
import type { SearchReport, SearchReportInput, SearchReportLine } from './search-report.model.js';

@Injectable()
export class ReadSearchReport {
  constructor(private readonly statements: Statements) {}

  async read({ from, to, limit }: SearchReportInput): Promise<SearchReport> {
    if (from && to && from > to) throw badUserInput([{ field: 'to', message: 'must not be before from' }]);
    const lines = (onlyWithoutResult: boolean) =>
      this.statements.rows<SearchReportLine & Record<string, unknown>>('search-report', LINES, [
        from ?? null,
        to ?? null,
        onlyWithoutResult,
        limit,
      ]);
    const [queries, withoutResult, [totals]] = await Promise.all([
      lines(false),
      lines(true),
      this.statements.rows<Pick<SearchReport, 'searches' | 'searchesWithoutResult'>>('search-report-totals', TOTALS, [
        from ?? null,
        to ?? null,
      ]),
    ]);
    return { queries, withoutResult, ...totals! };
  }
}

const OF_THOSE_DAYS = `
FROM "search_query"
WHERE "day" <= coalesce($2::date, current_date) AND "day" >= coalesce($1::date, coalesce($2::date, current_date) - 30)`;

const LINES = `
WITH asked AS (
  SELECT "query", sum("searches")::int AS "searches", count(*)::int AS "days", max("day")::text AS "lastDay",
         (array_agg("found" ORDER BY "day" DESC))[1] AS "found", (array_agg("nearest" ORDER BY "day" DESC))[1] AS "nearest"
  ${OF_THOSE_DAYS}
  GROUP BY "query"
)
SELECT * FROM asked
WHERE NOT $3::boolean OR "nearest" OR "found" = 0
ORDER BY "searches" DESC, "lastDay" DESC, "query"
LIMIT $4`;

const TOTALS = `
SELECT coalesce(sum("searches"), 0)::int AS "searches",
       coalesce(sum("searches") FILTER (WHERE "found" = 0 OR "nearest"), 0)::int AS "searchesWithoutResult"
${OF_THOSE_DAYS}`;
