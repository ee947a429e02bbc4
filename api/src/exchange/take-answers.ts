import { createHash, randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { UnpackLimits, unpackZip } from '../feeds/index.js';
import { OBJECT_STORAGE, type ObjectStorage } from '../media/index.js';
import { Audit } from '../operator/index.js';
import { MoveItems, type OrdersConfig } from '../orders/index.js';
import { CONFIG } from '../platform/config/config.module.js';
import { statement } from '../platform/database/statement.js';
import { Statements } from '../platform/database/statements.js';
import { decodeText } from '../platform/files/decode-text.js';
import { LOGGER } from '../platform/observability/logger.js';
import { ApiError } from '../shared/api-error.js';
import type { ExchangeConfig } from './exchange.config.js';
import { ExchangeFailure } from './exchange-failure.js';
import { FIND_ORDER, ORDERS, type OrderUnit } from './order-rows.js';
import { readAnswers, wishOf, type OrderAnswer } from './read-documents.js';

/** The name of 1С in the audit log. Nobody has a token of this name. */
const ACTOR = '1С';
const REASON = 'Так сказано в 1С';

/** The results for the orders of a file. */
export interface TakenAnswers {
  moved: number;
  unchanged: number;
  /** Reasons why a step was not done, with the number of the order. */
  remarks: string[];
}

/** Applies to orders the changes that 1С reports, as an operator would. */
@Injectable()
export class TakeAnswers {
  constructor(
    private readonly statements: Statements,
    private readonly audit: Audit,
    private readonly moveItems: MoveItems,
    @Inject(OBJECT_STORAGE) private readonly storage: ObjectStorage,
    @Inject(CONFIG) private readonly config: ExchangeConfig & Pick<OrdersConfig, 'ORDER_STATUSES'>,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  /**
   * Applies what the session has sent of a file so far. Throws a `MalformedFileError`, also while parts are missing.
   */
  async take(sessionId: string, name: string): Promise<TakenAnswers> {
    const folder = await mkdtemp(join(tmpdir(), 'meet-orders-'));
    try {
      const path = join(folder, 'file');
      const parts = await this.statements.rows(SALE_PARTS, { sessionId, name });
      if (parts.length === 0) throw new ExchangeFailure('EXCHANGE_NOTHING_SENT', `файл «${name}» не передан`);
      for (const { key } of parts) {
        const part = await this.storage.read(key);
        if (part) await pipeline(part, createWriteStream(path, { flags: 'a', mode: 0o600 }));
      }
      const [start] = (await createReadStream(path, { end: 3 }).toArray()) as Buffer[];
      const isZip = start?.toString('latin1').startsWith('PK') ?? false;
      const files = isZip ? await unpackZip(path, folder, new UnpackLimits()) : [{ path }];
      const answers: OrderAnswer[] = [];
      for (const file of files) answers.push(...(await readAnswers(decodeText(file.path))));
      return await this.apply(answers);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  private async apply(answers: readonly OrderAnswer[]): Promise<TakenAnswers> {
    const taken: TakenAnswers = { moved: 0, unchanged: 0, remarks: [] };
    const programId = answers.length > 0 ? await this.programId() : '';
    for (const answer of answers) {
      const remarks = await this.applyOne(answer, programId, taken);
      taken.remarks.push(...remarks.map((remark) => `${answer.number || answer.id}: ${remark}`));
    }
    if (taken.remarks.length > 0) this.log.warn({ remarks: taken.remarks.slice(0, 100) }, '1С was not understood');
    return taken;
  }

  private async applyOne(answer: OrderAnswer, programId: string, taken: TakenAnswers): Promise<string[]> {
    const { id, number } = answer;
    const [found] = await this.statements.rows(FIND_ORDER, { id, number });
    if (!found) return ['такого заказа в магазине нет'];
    const uuids = [found.uuid];
    const [order] = await this.statements.rows(ORDERS, { source: this.config.EXCHANGE_SOURCE, uuids });
    const { status, paidAt, units } = order!;
    // PostgreSQL builds the units in this form as JSON, in `ORDERS`.
    const state = { status, paid: paidAt !== null, units: units as unknown as OrderUnit[] };
    const { steps, remarks } = wishOf(answer, state, this.config.ORDER_STATUSES);
    if (steps.length === 0) {
      taken.unchanged += 1;
      return remarks;
    }
    const by = { kind: 'PROGRAM', id: programId } as const;
    const move = { orderUuid: found.uuid, itemIds: null, operatorId: programId, reason: REASON };
    try {
      await this.audit.change(
        { by, action: 'moveItems', entity: 'ORDER', id: found.uuid, reason: REASON },
        async (queries) => {
          for (const step of steps) await this.moveItems.move({ ...move, status: step }, queries);
        },
      );
      taken.moved += 1;
      return remarks;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      taken.unchanged += 1;
      return [...remarks, error.message];
    }
  }

  private async programId(): Promise<string> {
    const tokenHash = createHash('sha256').update(randomBytes(32)).digest();
    await this.statements.rows(ADD_PROGRAM, { name: ACTOR, tokenHash });
    const [program] = await this.statements.rows(PROGRAM, { name: ACTOR });
    return program!.id;
  }
}

const SALE_PARTS = statement('exchange-sale-parts')`
SELECT "key" FROM "exchange_part" WHERE "sessionId" = :sessionId AND "about" = 'sale' AND "name" = :name ORDER BY "id"`;

const ADD_PROGRAM = statement('exchange-program-add')`
INSERT INTO "program" ("name", "scopes", "tokenHash") VALUES (:name, '{WRITE_ORDERS}', :tokenHash)
ON CONFLICT ("name") DO NOTHING`;

const PROGRAM = statement('exchange-program')`
SELECT "id" FROM "program" WHERE "name" = :name`;
