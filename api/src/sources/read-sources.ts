import { Injectable } from '@nestjs/common';
import { isReasonCode, messageOf, type IssueGroup } from '../feeds/index.js';
import { ACCOUNT_NAME, notFound, readPage } from '../operator/index.js';
import { statement } from '../platform/database/statement.js';
import { Statements } from '../platform/database/statements.js';
import type { PageRequest } from '../shared/page.js';
import { FeedProblemSeverity, type FeedProblem } from './feed-problem.model.js';
import type { FeedRun, FeedRunCounts, FeedRunPage } from './feed-run.model.js';
import type { PriceListColumns } from './price-list-columns.model.js';
import type { FeedSource } from './feed-source.model.js';

/** Sources and their runs, as operators see them. */
@Injectable()
export class ReadSources {
  constructor(private readonly statements: Statements) {}

  /** Returns all sources by name. */
  all(): Promise<FeedSource[]> {
    return this.statements.rows(SOURCES, { id: null });
  }

  /** Throws NOT_FOUND. */
  async source(id: string): Promise<FeedSource> {
    const [source] = await this.statements.rows(SOURCES, { id });
    if (!source) throw notFound();
    return source;
  }

  /** Throws NOT_FOUND. */
  async run(id: string): Promise<FeedRun> {
    const [run] = await this.statements.rows(RUN, { id });
    if (!run) throw notFound();
    return presented(run);
  }

  /** Returns a page of the runs of a source, the newest first. Throws NOT_FOUND. */
  async runs(sourceId: string, request: PageRequest): Promise<FeedRunPage> {
    await this.source(sourceId);
    const { items, pagination } = await readPage(request, {
      count: () => this.statements.rows(COUNT_RUNS, { sourceId }),
      rows: (slice) => this.statements.rows(RUNS, { sourceId, ...slice }),
    });
    return { items: items.map(presented), pagination };
  }
}

function presented({ counts, columns, problems, ...run }: (typeof RUN)['types']['row']): FeedRun {
  // Runs of earlier releases have no number of products that were met in other sources.
  const known = counts && { met: 0, ...(counts as Partial<FeedRunCounts>) };
  return {
    ...run,
    counts: known as FeedRunCounts | null,
    columns: columns as PriceListColumns | null,
    problems: problems === null ? null : (problems as unknown as IssueGroup[]).map(problemOf),
  };
}

/** A code of an earlier release may be gone; its values remain. */
function problemOf({ field, count, line, severity, code, values }: IssueGroup): FeedProblem {
  const isKnown = isReasonCode(code);
  return {
    field,
    count,
    line,
    severity: SEVERITIES[severity],
    code: isKnown ? code : null,
    values: Object.entries(values).map(([name, value]) => ({ name, value })),
    message: isKnown ? messageOf({ code, values }) : `${String(code)}: ${Object.values(values).join(', ')}`,
  };
}

const SEVERITIES = {
  error: FeedProblemSeverity.REJECTED,
  warning: FeedProblemSeverity.WARNING,
  kept: FeedProblemSeverity.KEPT,
  held: FeedProblemSeverity.HELD_BACK,
} as const satisfies Record<IssueGroup['severity'], FeedProblemSeverity>;

const SOURCES = statement('feed-sources')`
SELECT "id", "name", "format", "url", "credentials" IS NOT NULL AS "hasCredentials", "supplier", "shipsFrom", "currency",
  "rates", "defaultStock", "complete", "vanishPercent", "movedPercent", "everyMinutes", "paused", "nextRunAt", "createdAt"
FROM "feed_source" WHERE :id?::uuid IS NULL OR "id" = :id ORDER BY "name"`;

const COLUMNS = `r."id", r."sourceId", r."state", r."cause", r."preview",
  coalesce(${ACCOUNT_NAME('r."actorId"')}, r."actorId"::text) AS "startedBy", r."fileName", r."fileBytes", r."phase",
  r."done"::float8, r."total"::float8, r."plan", r."columns", r."counts", coalesce(r."report", '{}') AS "report", r."problems", r."code", r."message", r."supersededBy", r."createdAt",
  r."startedAt", r."finishedAt", EXISTS (
    SELECT FROM "change_set" c WHERE c."id" = ANY(r."changeSets") AND c."state" <> 'UNDONE') AS "undoable", EXISTS (
    SELECT FROM "change_set" c WHERE c."id" = ANY(r."changeSets") AND c."state" = 'UNDONE') AS "undone"`;

const RUN = statement('feed-run')`SELECT ${COLUMNS} FROM "feed_run" r WHERE r."id" = :id`;

const COUNT_RUNS = statement('feed-runs-count')`
SELECT count(*)::int AS "total" FROM "feed_run" WHERE "sourceId" = :sourceId`;

const RUNS = statement('feed-runs-page')`
SELECT ${COLUMNS} FROM "feed_run" r WHERE r."sourceId" = :sourceId
ORDER BY r."number" DESC LIMIT :limit OFFSET :offset`;
