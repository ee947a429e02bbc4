import { Field, ID, ObjectType, registerEnumType } from '@nestjs/graphql';
import type { LoggedEvent } from '../../platform/live/event-log.js';
import { ToldEvent } from '../../platform/live/told-event.model.js';

export const QueueSubject = {
  ORDER: 'ORDER',
  RETURN: 'RETURN',
  REVIEW: 'REVIEW',
  QUESTION: 'QUESTION',
  MEET_PRICE_REQUEST: 'MEET_PRICE_REQUEST',
  COOPERATIVE_REQUEST: 'COOPERATIVE_REQUEST',
  FEED_RUN: 'FEED_RUN',
} as const;
export type QueueSubject = (typeof QueueSubject)[keyof typeof QueueSubject];

registerEnumType(QueueSubject, {
  name: 'QueueSubject',
  description: 'Kinds of objects in the operators’ queue.',
  valuesMap: {
    ORDER: { description: 'An order; the event’s `id` is its `uuid`, for the query `order`.' },
    RETURN: { description: 'A return request of a shopper.' },
    REVIEW: { description: 'A review that awaits moderation.' },
    QUESTION: { description: 'A question about a product that awaits its answer.' },
    MEET_PRICE_REQUEST: { description: 'A price-match request of a shopper.' },
    FEED_RUN: {
      description: 'A run that reads a supplier’s feed, for the query `feedRun`; events also report its progress.',
    },
    COOPERATIVE_REQUEST: { description: 'A partnership request in the queue.' },
  },
});

@ObjectType({ description: 'An object in the operators’ queue is new or has changed.' })
export class QueueEvent extends ToldEvent {
  @Field(() => QueueSubject, { description: 'Kind of object that is new or has changed.' })
  subject: QueueSubject;

  @Field(() => ID, { description: 'Id of the order, request, review or question, for the calls about it.' })
  id: string;

  @Field({ description: 'True if the object is new, false if it changed.' })
  isNew: boolean;

  /** The events that were read together with this event; not in the schema. */
  together: readonly LoggedEvent[];
}
