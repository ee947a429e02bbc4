import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { Inject, Injectable } from '@nestjs/common';
import { feedKey, OBJECT_STORAGE, type ObjectStorage } from '../media/index.js';
import { CONFIG } from '../platform/config/config.module.js';
import { statement } from '../platform/database/statement.js';
import { Statements } from '../platform/database/statements.js';
import type { ExchangeConfig } from './exchange.config.js';
import { ExchangeFailure } from './exchange-failure.js';

/** The subject of an exchange: goods, or orders. */
export type About = 'catalog' | 'sale';

/** Receives files of 1С part by part. */
@Injectable()
export class ReceivePart {
  constructor(
    private readonly statements: Statements,
    @Inject(OBJECT_STORAGE) private readonly storage: ObjectStorage,
    @Inject(CONFIG) private readonly config: ExchangeConfig,
  ) {}

  /** Stores the next part of a file. Throws an {@link ExchangeFailure}. */
  async take(sessionId: string, about: About, name: string, body: Readable): Promise<void> {
    const bytes = await this.read(body);
    if (bytes.length === 0) throw new ExchangeFailure('EXCHANGE_EMPTY', `часть файла «${name}» пуста`);
    const key = feedKey(`exchange/${sessionId}/${randomUUID()}`);
    await this.storage.put(key, bytes, 'application/octet-stream');
    const size = bytes.length;
    const added = await this.statements.transaction(async (queries) => {
      const [counted] = await queries.rows(COUNT_BYTES, { sessionId, bytes: size, most: this.config.EXCHANGE_BYTES });
      if (counted) await queries.rows(ADD_PART, { sessionId, about, name, key, bytes: size });
      return counted !== undefined;
    });
    if (added) return;
    await this.storage.delete(key);
    throw new ExchangeFailure('EXCHANGE_TOO_LARGE', `обмен больше EXCHANGE_BYTES = ${this.config.EXCHANGE_BYTES}`);
  }

  private async read(body: Readable): Promise<Buffer> {
    const most = this.config.EXCHANGE_PART_BYTES;
    const chunks: Buffer[] = [];
    let size = 0;
    for await (const chunk of body as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > most)
        throw new ExchangeFailure('EXCHANGE_PART_TOO_LARGE', `часть файла больше file_limit = ${most} байт`);
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  }
}

/** The statement locks the session, too, so that parts of a file are received one after the other. */
const COUNT_BYTES = statement('exchange-session-count')`
UPDATE "exchange_session" SET "bytes" = "bytes" + :bytes::bigint
WHERE "id" = :sessionId AND "bytes" + :bytes::bigint <= :most::bigint RETURNING "id"`;

const ADD_PART = statement('exchange-part-add')`
INSERT INTO "exchange_part" ("sessionId", "about", "name", "key", "bytes")
VALUES (:sessionId, :about, :name, :key, :bytes::int)`;
