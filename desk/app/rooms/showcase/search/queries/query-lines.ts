import type { SearchQueriesQuery } from '../../../../graphql/generated/graphql';

export type SearchReport = SearchQueriesQuery['searchReport'];

/** What a query brings: goods, only the closest ones, none, or goods that nobody has chosen. */
export type QueryOutcome = 'chosen' | 'nearest' | 'nothing' | 'notChosen';

export type QueryLine = SearchReport['queries'][number] & { outcome: QueryOutcome };

/** Returns the most frequent queries, or those of them that find nothing. */
export function queryLines(report: SearchReport, isEmptyOnly: boolean): QueryLine[] {
  const notClicked = new Set(report.notClicked.map(({ query }) => query));
  return (isEmptyOnly ? report.withoutResult : report.queries).map((line) => ({
    ...line,
    outcome: outcomeOf(line, notClicked.has(line.query)),
  }));
}

function outcomeOf({ found, nearest }: SearchReport['queries'][number], isNotClicked: boolean): QueryOutcome {
  if (found === 0) return 'nothing';
  if (nearest) return 'nearest';
  return isNotClicked ? 'notChosen' : 'chosen';
}
