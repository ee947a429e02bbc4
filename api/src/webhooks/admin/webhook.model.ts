import { Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { WebhookDeliveryState, WebhookState } from '../../generated/prisma/enums.js';
import { WEBHOOK_EVENT_TYPES, type WebhookEventType } from '../index.js';
import { Pagination } from '../../platform/graphql/pagination.model.js';

export { WebhookDeliveryState };

registerEnumType(WebhookState, {
  name: 'WebhookState',
  description: 'Whether events are delivered to a webhook.',
  valuesMap: {
    ACTIVE: { description: 'Events are delivered as they happen.' },
    PAUSED: { description: 'Paused by an operator; events are queued until `resumeWebhook`.' },
    DEAD: { description: 'Stopped by the shop after failing for too long; events are queued until `resumeWebhook`.' },
  },
});
registerEnumType(WebhookDeliveryState, {
  name: 'WebhookDeliveryState',
  description: 'Status of a delivery.',
  valuesMap: {
    WAITING: { description: 'Queued for its first or next attempt.' },
    DELIVERED: { description: 'The receiver responded with a status from 200 to 299.' },
    DEAD: {
      description:
        'Given up: the receiver rejected the event for too long while accepting others, or an operator skipped it.',
    },
  },
});

/** When each event is sent. */
const WHEN: Record<WebhookEventType, string> = {
  'order.placed': 'Somebody has ordered.',
  'order.changed': 'Units, sums, the buyer or the destination are others now.',
  'order.paid': 'The goods can be bought and sent.',
  'order.cancelled': 'All units are given back before they were paid for, or refunded.',
  'order_item.moved': 'A unit has got another status.',
  'payment.succeeded': 'The money is taken.',
  'payment.refunded': 'Money went back to the buyer.',
  'return.requested': 'A shopper wants to give goods back.',
  'return.changed': 'A request to give goods back has another state.',
  'review.published': 'A moderator has let a text about goods appear.',
  'shopper.deleted': 'An account and its data are erased.',
  'stock.changed': 'An offer has more or fewer units, or went on or off sale.',
  'price.changed': 'An offer costs more or less, for everybody or the signed-in.',
  'product.saved': 'Goods are new, or what their page shows is.',
  'product.hidden': 'Goods went off sale or were removed.',
};

/** Types of events by their names in the enum: `ORDER_PLACED` stands for `order.placed`. */
export const WebhookEventName = Object.fromEntries(
  WEBHOOK_EVENT_TYPES.map((type) => [type.replaceAll('.', '_').toUpperCase(), type]),
);

registerEnumType(WebhookEventName, {
  name: 'WebhookEventType',
  description: 'Events that webhooks deliver; docs/webhooks.md shows each.',
  valuesMap: Object.fromEntries(
    Object.entries(WebhookEventName).map(([name, type]) => [
      name,
      { description: `\`${type}\`: ${WHEN[type][0]!.toLowerCase()}${WHEN[type].slice(1)}` },
    ]),
  ),
});

@ObjectType({ description: 'A URL of another system that receives the shop’s events (docs/webhooks.md).' })
export class Webhook {
  @Field(() => ID, { description: 'Id of the webhook, for the other calls about it.' })
  id: string;

  @Field({ description: 'URL that receives the events.' })
  url: string;

  @Field({ description: 'Purpose of the webhook, as entered by operators.' })
  description: string;

  @Field(() => [String], { description: 'Types of events that the webhook receives, such as `order.placed`.' })
  events: string[];

  @Field(() => [WebhookEventName], { description: 'Types of events in `events`, as enum values.' })
  eventTypes: string[];

  @Field(() => Int, {
    description: 'Maximum number of events in one request. 1: the body is one event; otherwise it is a list of events.',
  })
  batchSize: number;

  @Field(() => WebhookState, { description: 'Status of the webhook. In any state except ACTIVE, events are queued.' })
  state: WebhookState;

  @Field(() => Date, {
    nullable: true,
    description: 'Until when deliveries are also signed with the previous secret; null if there is none.',
  })
  previousSecretUntil: Date | null;

  @Field(() => Int, { description: 'Number of failed attempts since the last successful one.' })
  failures: number;

  @Field(() => String, { nullable: true, description: 'Last error; null if there was none.' })
  lastFailure: string | null;

  @Field(() => Date, { nullable: true, description: 'When the last error happened; null if there was none.' })
  lastFailureAt: Date | null;

  @Field(() => Date, {
    nullable: true,
    description: 'When the webhook last accepted an event, accurate to about ten seconds; null if never.',
  })
  lastSuccessAt: Date | null;

  @Field(() => Int, { description: 'Number of queued events.' })
  waiting: number;

  @Field(() => Int, { description: 'Number of events in the webhook’s log whose delivery was given up.' })
  dead: number;

  @Field(() => Date, { description: 'When the webhook was created.' })
  createdAt: Date;
}

@ObjectType({ description: 'A saved webhook, with its secret if it is new.' })
export class SavedWebhook {
  @Field(() => Webhook, { description: 'The webhook after the change.' })
  webhook: Webhook;

  @Field(() => String, {
    nullable: true,
    description: 'Signing secret, `whsec_…`. It is shown only once; null if the webhook existed already.',
  })
  secret: string | null;
}

@ObjectType({ description: 'Delivery of one event to one webhook.' })
export class WebhookDelivery {
  @Field(() => ID, { description: 'Id of the delivery, for `replayWebhookDelivery` and `skipWebhookDelivery`.' })
  id: string;

  @Field(() => ID, {
    description:
      'Id of the event: header `webhook-id` and `id` in the body. It is the same in all attempts and replays.',
  })
  eventId: string;

  @Field({ description: 'Type of the event, such as `order.placed`.' })
  type: string;

  @Field({
    description:
      'Object that the event is about, such as `order:` and its uuid. Events of one subject are delivered in order.',
  })
  subject: string;

  @Field(() => Date, { description: 'When the event happened.' })
  occurredAt: Date;

  @Field(() => WebhookDeliveryState, { description: 'Status of the delivery.' })
  state: WebhookDeliveryState;

  @Field(() => Int, { description: 'Number of attempts so far.' })
  attempts: number;

  @Field(() => Date, { nullable: true, description: 'When the last attempt was made; null before the first one.' })
  lastAttemptAt: Date | null;

  @Field(() => Date, { nullable: true, description: 'Earliest time of the next attempt; null if there will be none.' })
  nextAttemptAt: Date | null;

  @Field(() => Int, { nullable: true, description: 'Duration of the last attempt in milliseconds.' })
  durationMs: number | null;

  @Field(() => Int, { nullable: true, description: 'HTTP status of the last response; null if there was none.' })
  responseStatus: number | null;

  @Field(() => String, { nullable: true, description: 'First kilobyte of the last response body.' })
  responseBody: string | null;

  @Field(() => String, { nullable: true, description: 'Error of the last attempt; null if it succeeded.' })
  failure: string | null;
}

@ObjectType({ description: 'A page of the delivery log.' })
export class WebhookDeliveryPage {
  @Field(() => [WebhookDelivery], { description: 'Deliveries of this page, newest first.' })
  items: WebhookDelivery[];

  @Field(() => Pagination, { description: 'Position of this page and total number of deliveries.' })
  pagination: Pagination;
}
