import { Inject, Injectable } from '@nestjs/common';
import { RedirectTable, type ContentConfig } from '../index.js';
import type { Actor } from '../../platform/auth/actor.js';
import { CONFIG } from '../../platform/config/config.module.js';
import { statement } from '../../platform/database/statement.js';
import { csvRows, type CsvFault } from '../../platform/files/csv-rows.js';
import { MalformedFileError } from '../../platform/files/malformed-file-error.js';
import { ApiError, badUserInput, fieldFault } from '../../shared/api-error.js';
import { Audit } from '../../operator/index.js';
import type { RedirectImport, RefusedRedirect } from './addresses.model.js';
import { chained, LOCK_REDIRECTS, redirectRule, type GivenRule } from './redirect-rule.js';

/** Maximum number of rows in one file. */
export const MOST_REDIRECTS = 10_000;

type Rule = ReturnType<typeof redirectRule> & { permanent: boolean };

/** Imports redirects of a moving shop from CSV. */
@Injectable()
export class ImportRedirects {
  constructor(
    private readonly audit: Audit,
    @Inject(CONFIG) private readonly config: ContentConfig,
  ) {}

  /**
   * Saves the rules of a file with the columns `source` and `target` (or Shopify's «Redirect from» and «Redirect to»),
   * and, if there, `kind` (EXACT, PREFIX) and `status` (301, 302). A rule replaces a saved one with the same source.
   * Refused rows are returned by line; the others are saved together. Throws BAD_USER_INPUT for a file of another kind.
   */
  async import(by: Actor, csv: string): Promise<RedirectImport> {
    const { rows, ignoredColumns } = await readRows(csv);
    const result: RedirectImport = { saved: 0, unchanged: 0, refused: [], ignoredColumns };
    const action = { by, action: 'importRedirects', entity: 'REDIRECT', id: null } as const;
    await this.audit.change(action, async (queries) => {
      await queries.rows(LOCK_REDIRECTS);
      const known = new RedirectTable<Rule>(await queries.rows(ALL_REDIRECTS));
      const changed = new Map<string, Rule>();
      const lines = new Map<string, number>();
      for (const { line, given } of rows)
        try {
          const rule = this.ruleOf(given, known, lines);
          lines.set(rule.source, line);
          if (isSame(known.get(rule.source), rule)) result.unchanged += 1;
          else changed.set(rule.source, rule);
          known.put(rule);
        } catch (error) {
          if (!(error instanceof ApiError)) throw error;
          result.refused.push(refused(line, given, error));
        }
      result.saved = changed.size;
      if (changed.size) await queries.rows(SAVE_REDIRECTS, { rules: JSON.stringify([...changed.values()]) });
    });
    return result;
  }

  /** Throws BAD_USER_INPUT, also for a source to which an earlier line assigns another target, and REDIRECT_CHAINED. */
  private ruleOf(given: Row['given'], known: RedirectTable<Rule>, lines: ReadonlyMap<string, number>): Rule {
    if (given instanceof ApiError) throw given;
    const rule = { ...redirectRule(given, this.config.REDIRECT_HOSTS), permanent: given.permanent };
    const line = lines.get(rule.source);
    if (line !== undefined && !isSame(known.get(rule.source), rule))
      throw badUserInput([fieldFault('dto.source', 'inLineAlready', { line })]);
    const met = known.chainWith(rule);
    if (met) throw chained(met);
    return rule;
  }
}

interface Row {
  line: number;
  given: (GivenRule & { permanent: boolean }) | ApiError;
}

async function readRows(csv: string): Promise<{ rows: Row[]; ignoredColumns: string[] }> {
  const rows: Row[] = [];
  const columns = new Set<string>();
  try {
    for await (const row of csvRows(chunksOf(csv), (header) => columnOf(header, columns))) {
      if (!columns.has('source') || !columns.has('target')) break;
      if (rows.length === MOST_REDIRECTS)
        throw badUserInput([fieldFault('dto.csv', 'mostRows', { most: MOST_REDIRECTS })]);
      rows.push({ line: row.line, given: 'fault' in row ? cellFault(row.fault) : given(row.cells) });
    }
  } catch (error) {
    if (error instanceof MalformedFileError)
      throw badUserInput([fieldFault('dto.csv', 'csv', { fault: error.message })]);
    throw error;
  }
  if (!rows.length) throw badUserInput([fieldFault('dto.csv', 'csvColumns', { names: ['source', 'target'] })]);
  return { rows, ignoredColumns: [...columns].filter((column) => column && !READ.includes(column)) };
}

async function* chunksOf(text: string): AsyncGenerator<string> {
  yield await Promise.resolve(text);
}

const READ = ['source', 'target', 'kind', 'status'];
/** Other names of columns that a file may use. */
const COLUMNS: Record<string, string> = {
  'redirect from': 'source',
  from: 'source',
  'redirect to': 'target',
  to: 'target',
};

function columnOf(header: string, columns: Set<string>): string {
  const name = header.toLowerCase();
  const column = COLUMNS[name] ?? name;
  columns.add(column);
  return column;
}

function cellFault({ cells, columns }: CsvFault['fault']): ApiError {
  const fault = `${cells} cells where the header has ${columns}; quote cells that hold separators or line breaks`;
  return badUserInput([fieldFault('dto.csv', 'csv', { fault })]);
}

function given({ source = '', target = '', kind = 'EXACT', status = '301' }: Record<string, string>): Row['given'] {
  const typed = kind.toUpperCase();
  if (typed !== 'EXACT' && typed !== 'PREFIX')
    return badUserInput([fieldFault('kind', 'oneOf', { names: ['EXACT', 'PREFIX'] })]);
  if (status !== '301' && status !== '302')
    return badUserInput([fieldFault('status', 'oneOf', { names: ['301', '302'] })]);
  return { kind: typed, source: pathOfShop(source), target, permanent: status === '301' };
}

/** Files of other shops may name a page with its host; the host is dropped. */
const pathOfShop = (typed: string): string => typed.replace(/^https?:\/\/[^/]+(?=\/)/i, '');

function refused(line: number, row: Row['given'], error: ApiError): RefusedRedirect {
  const source = row instanceof ApiError ? null : row.source;
  return { line, source, code: String(error.extensions.code), message: error.message };
}

const isSame = (one: Rule | undefined, other: Rule): boolean =>
  one?.kind === other.kind && one.target === other.target && one.permanent === other.permanent;

const ALL_REDIRECTS = statement('operator-all-redirects')`
SELECT "kind", "source", "target", "permanent" FROM "redirect_rule"`;

const SAVE_REDIRECTS = statement('operator-save-redirects')`
INSERT INTO "redirect_rule" ("kind", "source", "target", "permanent")
SELECT r."kind", r."source", r."target", r."permanent"
FROM jsonb_to_recordset(:rules::jsonb) AS r("kind" "RedirectKind", "source" text, "target" text, "permanent" boolean)
ON CONFLICT ("source") DO UPDATE SET "kind" = EXCLUDED."kind", "target" = EXCLUDED."target",
  "permanent" = EXCLUDED."permanent", "updatedAt" = now()
RETURNING 1 AS "saved"`;
