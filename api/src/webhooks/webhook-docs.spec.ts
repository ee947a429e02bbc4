import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { signWebhook } from './sign-webhook.js';
import { envelopeOf, WEBHOOK_EVENT_TYPES, WEBHOOK_EVENTS, type WebhookEnvelope } from './webhook-events.js';

const page = readFileSync(join(import.meta.dirname, '../../../docs/webhooks.md'), 'utf8');
const examples = [...page.matchAll(/```json\n([^]*?)```/g)].map(([, json]) => JSON.parse(json!) as WebhookEnvelope);

it('docs/webhooks.md has an example of every event', () => {
  expect(examples.map(({ type }) => type).sort()).toEqual([...WEBHOOK_EVENT_TYPES].sort());
});

it.each(examples)(
  'the example of $type in docs/webhooks.md has the declared form',
  ({ id, type, subject, occurredAt, schemaVersion, cause, data }) => {
    WEBHOOK_EVENTS[type as keyof typeof WEBHOOK_EVENTS].parse(data);
    const stored = { type, schemaVersion, cause, data, subjectType: subject.type, subjectId: subject.id };
    const eventId = String(BigInt(id.slice('evt_'.length)));
    const envelope = envelopeOf({ ...stored, eventId, occurredAt: new Date(occurredAt) });
    expect(envelope).toEqual({ id, type, subject, occurredAt, schemaVersion, cause, data });
  },
);

it('the example signature in docs/webhooks.md equals the signature that the API computes', () => {
  const [, secret, id, timestamp, body, signature] =
    /the secret `([^`]+)`, the id `([^`]+)`, the\s+timestamp `([^`]+)` and the body `([^`]+)` the signature is\s+`([^`]+)`/.exec(
      page,
    )!;
  const headers = signWebhook({ id: id!, body: body!, at: new Date(Number(timestamp) * 1000) }, [secret!]);
  expect(headers['webhook-signature']).toBe(signature);
});
