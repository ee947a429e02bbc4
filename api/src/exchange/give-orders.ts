import iconv from 'iconv-lite';
import { Inject, Injectable } from '@nestjs/common';
import { ChangedOrders } from '../orders/index.js';
import { CONFIG } from '../platform/config/config.module.js';
import { statement } from '../platform/database/statement.js';
import { Statements } from '../platform/database/statements.js';
import type { ExchangeConfig } from './exchange.config.js';
import { ordersXml } from './order-document.js';
import { ORDERS, type OrderUnit } from './order-rows.js';

/** Maximum number of orders that 1С gets at once; the next exchange continues after them. */
const MOST_ORDERS = 500;

/** Sends 1С the orders that it has not received in their current state. */
@Injectable()
export class GiveOrders {
  constructor(
    private readonly statements: Statements,
    private readonly changed: ChangedOrders,
    @Inject(CONFIG) private readonly config: ExchangeConfig,
  ) {}

  /** Returns new and changed orders as a CommerceML file; {@link taken} records that 1С has received them. */
  async query(sessionId: string): Promise<{ body: Buffer; encoding: string }> {
    const { EXCHANGE_SOURCE: source, EXCHANGE_ENCODING: encoding } = this.config;
    const [state] = await this.statements.rows(TAKEN_SO_FAR, { source });
    const part = await this.changed.after(state?.ordersCursor ?? null, { limit: MOST_ORDERS, statuses: null });
    const uuids = part.orders.map(({ uuid }) => uuid);
    const rows = uuids.length > 0 ? await this.statements.rows(ORDERS, { source, uuids }) : [];
    const places = new Map(uuids.map((uuid, place) => [uuid, place]));
    // PostgreSQL builds the units in this form as JSON, in `ORDERS`.
    const orders = rows
      .map(({ units, ...order }) => ({ ...order, units: units as unknown as OrderUnit[] }))
      .sort((a, b) => places.get(a.uuid)! - places.get(b.uuid)!);
    await this.statements.rows(GIVEN, { sessionId, cursor: part.cursor });
    const xml = ordersXml(orders, encoding, new Date());
    return { body: encoding === 'utf-8' ? Buffer.from(xml) : encoded(xml, encoding), encoding };
  }

  /**
   * Records that 1С has received the orders of the session's last query. An order that has changed since is sent again.
   */
  async taken(sessionId: string): Promise<void> {
    await this.statements.rows(TAKEN, { sessionId, source: this.config.EXCHANGE_SOURCE });
  }
}

/** Encodes text; characters that the encoding does not have become XML references. */
function encoded(xml: string, encoding: string): Buffer {
  const fitting = xml.replace(/\P{ASCII}/gu, (character) =>
    iconv.decode(iconv.encode(character, encoding), encoding) === character
      ? character
      : `&#${character.codePointAt(0)};`,
  );
  return iconv.encode(fitting, encoding);
}

const TAKEN_SO_FAR = statement('exchange-orders-taken-so-far')`
SELECT "ordersCursor" FROM "exchange_state" WHERE "source" = :source`;

const GIVEN = statement('exchange-orders-given')`
UPDATE "exchange_session" SET "ordersCursor" = :cursor WHERE "id" = :sessionId`;

const TAKEN = statement('exchange-orders-taken')`
INSERT INTO "exchange_state" ("source", "ordersCursor")
SELECT :source, "ordersCursor" FROM "exchange_session" WHERE "id" = :sessionId AND "ordersCursor" IS NOT NULL
ON CONFLICT ("source") DO UPDATE SET "ordersCursor" = excluded."ordersCursor", "takenAt" = now()`;
