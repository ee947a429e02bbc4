import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import { MANIFEST_TYPE, type ExchangeManifest } from '../feeds/index.js';
import { feedKey, OBJECT_STORAGE, type ObjectStorage } from '../media/index.js';
import { CONFIG } from '../platform/config/config.module.js';
import { statement } from '../platform/database/statement.js';
import { Statements } from '../platform/database/statements.js';
import { FileRuns, type RunState } from '../sources/index.js';
import type { ExchangeConfig } from './exchange.config.js';
import { ExchangeFailure } from './exchange-failure.js';

/** How long a call waits for the import before 1С is asked to call again. */
const PATIENCE_MS = 15_000;
const LOOK_EVERY_MS = 250;

/** Format of the source, as in `catalog:import`. */
const FORMAT = 'commerceml';

/** Imports the files that 1С has sent, by a run of their source in a separate process. */
@Injectable()
export class ImportReceived {
  constructor(
    private readonly statements: Statements,
    private readonly runs: FileRuns,
    @Inject(OBJECT_STORAGE) private readonly storage: ObjectStorage,
    @Inject(CONFIG) private readonly config: ExchangeConfig,
  ) {}

  /**
   * Starts a run of the files that the session has sent and no run reads yet, and returns the state of the session's
   * latest run; null while another exchange is being read. Waits a little for the run to end.
   */
  async run(sessionId: string, patienceMs = PATIENCE_MS): Promise<RunState | null> {
    const until = Date.now() + patienceMs;
    for (;;) {
      const run = await this.latest(sessionId);
      if ((run && run.state !== 'WAITING' && run.state !== 'RUNNING') || Date.now() >= until) return run;
      await sleep(LOOK_EVERY_MS);
    }
  }

  private async latest(sessionId: string): Promise<RunState | null> {
    const parts = await this.statements.rows(UNREAD_PARTS, { sessionId });
    if (parts.length > 0) return this.start(sessionId, parts);
    const [latest] = await this.statements.rows(LATEST_RUN, { sessionId });
    const run = latest?.runId ? await this.runs.find(latest.runId) : null;
    if (!run) throw new ExchangeFailure('EXCHANGE_NOTHING_SENT', 'этот обмен ещё не передал ни одного файла');
    return run;
  }

  private async start(
    sessionId: string,
    parts: ReadonlyArray<{ id: string; name: string; key: string }>,
  ): Promise<RunState | null> {
    const names = [...new Set(parts.map(({ name }) => name))];
    const manifest: ExchangeManifest = {
      files: names.map((name) => ({ name, parts: parts.filter((part) => part.name === name).map(({ key }) => key) })),
      priceType: this.config.EXCHANGE_PRICE_TYPE ?? null,
      oldPriceType: this.config.EXCHANGE_OLD_PRICE_TYPE ?? null,
    };
    const body = Buffer.from(JSON.stringify(manifest));
    const key = feedKey(`exchange/${sessionId}/${randomUUID()}`);
    await this.storage.put(key, body, MANIFEST_TYPE);
    const source = { name: this.config.EXCHANGE_SOURCE, format: FORMAT, defaultStock: 0 };
    const ids = parts.map(({ id }) => id);
    const runId = await this.statements.transaction(async (queries) => {
      const [locked] = await queries.rows(LOCK_SESSION, { sessionId });
      const still = locked ? await queries.rows(UNREAD_PARTS, { sessionId }) : [];
      if (still.map(({ id }) => id).join() !== ids.join()) return null;
      const id = await this.runs.add(queries, source, { key, name: 'exchange.json', bytes: body.length });
      if (id) await queries.rows(GIVE_PARTS, { ids, runId: id });
      return id;
    });
    if (runId) return this.runs.find(runId);
    await this.storage.delete(key);
    return null;
  }
}

const UNREAD_PARTS = statement('exchange-parts-unread')`
SELECT "id"::text, "name", "key" FROM "exchange_part"
WHERE "sessionId" = :sessionId AND "about" = 'catalog' AND "runId" IS NULL ORDER BY "id"`;

const LOCK_SESSION = statement('exchange-session-lock')`
SELECT "id" FROM "exchange_session" WHERE "id" = :sessionId FOR UPDATE`;

const GIVE_PARTS = statement('exchange-parts-give')`
UPDATE "exchange_part" SET "runId" = :runId WHERE "id" = ANY(:ids::bigint[])`;

const LATEST_RUN = statement('exchange-latest-run')`
SELECT "runId" FROM "exchange_part"
WHERE "sessionId" = :sessionId AND "runId" IS NOT NULL ORDER BY "id" DESC LIMIT 1`;
