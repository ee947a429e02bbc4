import { statement } from '../database/statement.js';
import type { Queries } from '../database/statements.js';
import type { Topic } from './topic.js';

export interface NewOutboxEvent<Payload extends object> {
  /** What the event is about, e.g. the id of an order. Within a topic, events of one lane are told strictly in order. */
  lane: string;
  payload: Payload;
}

/**
 * Adds one event to each of these topics, in the transaction that makes the change.
 *
 * Events of a lane are told in the order of the calls. The caller must hold a lock that serializes the transactions of
 * a lane, such as the lock of the order's row: otherwise an event that commits late would come after its successor.
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
