import { statement } from '../database/statement.js';
import type { Queries } from '../database/statements.js';
import type { Topic } from './topic.js';

export interface NewOutboxEvent<Payload extends object> {
  /** Queue partition, e.g. the id of an order. Events with the same topic and lane are handled strictly in order. */
  lane: string;
  payload: Payload;
}

/**
 * Adds one event to each of these topics, in the transaction of the change that it reports.
 *
 * Events of a lane are handled in the order of the calls. The caller must hold a lock that makes transactions of the
 * same lane run one after another, such as the lock of the order's row. Otherwise an event that is committed late could
 * be handled after its successor.
 */
export async function addOutboxEvent<Payload extends object>(
  queries: Queries,
  topics: readonly Topic<Payload>[],
  { lane, payload }: NewOutboxEvent<Payload>,
): Promise<void> {
  const names = topics.map(({ name }) => name);
  await queries.rows(ADD, { topics: names, lane, payload: JSON.stringify(payload) });
}

const ADD = statement('outbox-add')`
INSERT INTO "outbox_event" ("topic", "lane", "payload") SELECT t."name", :lane, :payload FROM unnest(:topics::text[]) AS t("name")`;
