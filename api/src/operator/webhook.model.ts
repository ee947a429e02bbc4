import { Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { WebhookDeliveryState, WebhookState } from '../generated/prisma/enums.js';
import { Pagination } from '../platform/graphql/pagination.model.js';

export { WebhookDeliveryState };

registerEnumType(WebhookState, {
  name: 'WebhookState',
  description: 'Whether events are posted to a webhook.',
  valuesMap: {
    ACTIVE: { description: 'Events are posted as they happen.' },
    PAUSED: { description: 'An operator has stopped it; events wait for `resumeWebhook`.' },
    DEAD: { description: 'Stopped by the shop after failing for too long; events wait for `resumeWebhook`.' },
  },
});
registerEnumType(WebhookDeliveryState, {
  name: 'WebhookDeliveryState',
  description: 'How far an event has come on its way to one webhook.',
  valuesMap: {
    WAITING: { description: 'Will be posted, or posted again.' },
    DELIVERED: { description: 'The receiver has answered with a status from 200 to 299.' },
    DEAD: { description: 'Given up: refused for too long by a receiver that took others, or skipped by an operator.' },
  },
});

@ObjectType({ description: 'An address of another system that is told of the shop’s events (docs/webhooks.md).' })
export class Webhook {
  @Field(() => ID, { description: 'What the other calls about it ask for.' })
  id: string;

  @Field({ description: 'Where events are posted.' })
  url: string;

  @Field({ description: 'What stands behind it, in operators’ words.' })
  description: string;

  @Field(() => [String], { description: 'Types of the events that it gets, such as `order.placed`.' })
  events: string[];

  @Field(() => WebhookState, { description: 'Anything but ACTIVE lets its events wait.' })
  state: WebhookState;

  @Field(() => Date, {
    nullable: true,
    description: 'Until then the former secret signs beside the new one; null: there is none.',
  })
  previousSecretUntil: Date | null;

  @Field(() => Int, { description: 'Failed attempts since the last one that succeeded.' })
  failures: number;

  @Field(() => String, { nullable: true, description: 'What went wrong last; null if nothing ever did.' })
  lastFailure: string | null;

  @Field(() => Date, { nullable: true, description: 'When that was.' })
  lastFailureAt: Date | null;

  @Field(() => Date, { nullable: true, description: 'When it last accepted an event, to about ten seconds.' })
  lastSuccessAt: Date | null;

  @Field(() => Int, { description: 'Number of events that wait for it.' })
  waiting: number;

  @Field(() => Int, { description: 'Number of events in its log that were given up.' })
  dead: number;

  @Field(() => Date, { description: 'When it was registered.' })
  createdAt: Date;
}

@ObjectType({ description: 'A webhook that was saved.' })
export class SavedWebhook {
  @Field(() => Webhook, { description: 'As it is now.' })
  webhook: Webhook;

  @Field(() => String, {
    nullable: true,
    description: 'The key of its signatures, `whsec_…`, shown this once; null if the webhook was there already.',
  })
  secret: string | null;
}

@ObjectType({ description: 'An event on its way to one webhook, and how it got there.' })
export class WebhookDelivery {
  @Field(() => ID, { description: 'For `replayWebhookDelivery` and `skipWebhookDelivery`.' })
  id: string;

  @Field(() => ID, { description: 'Header `webhook-id` and `id` of the body: the same in each attempt and replay.' })
  eventId: string;

  @Field({ description: 'Of the event, such as `order.placed`.' })
  type: string;

  @Field({ description: 'What the event is about, such as `order:` and its uuid. Its events are delivered in order.' })
  subject: string;

  @Field(() => Date, { description: 'When the event happened.' })
  occurredAt: Date;

  @Field(() => WebhookDeliveryState, { description: 'How far it has come.' })
  state: WebhookDeliveryState;

  @Field(() => Int, { description: 'How often it was tried.' })
  attempts: number;

  @Field(() => Date, { nullable: true, description: 'Of the last attempt; null before the first one.' })
  lastAttemptAt: Date | null;

  @Field(() => Date, { nullable: true, description: 'Earliest next attempt; null once it is over.' })
  nextAttemptAt: Date | null;

  @Field(() => Int, { nullable: true, description: 'Milliseconds of the last attempt.' })
  durationMs: number | null;

  @Field(() => Int, { nullable: true, description: 'HTTP status of the last answer; null if there was none.' })
  responseStatus: number | null;

  @Field(() => String, { nullable: true, description: 'First kilobyte of the last answer.' })
  responseBody: string | null;

  @Field(() => String, { nullable: true, description: 'Why the last attempt failed; null if it did not.' })
  failure: string | null;
}

@ObjectType({ description: 'A page of the log of deliveries.' })
export class WebhookDeliveryPage {
  @Field(() => [WebhookDelivery], { description: 'The newest first.' })
  items: WebhookDelivery[];

  @Field(() => Pagination, { description: 'Which page it is, and how many deliveries there are.' })
  pagination: Pagination;
}
