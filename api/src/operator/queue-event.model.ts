import { Field, ID, ObjectType, registerEnumType } from '@nestjs/graphql';
import type { LoggedEvent } from '../platform/live/event-log.js';
import { ToldEvent } from '../platform/live/told-event.model.js';

export const QueueSubject = {
  ORDER: 'ORDER',
  RETURN: 'RETURN',
  REVIEW: 'REVIEW',
  MEET_PRICE_REQUEST: 'MEET_PRICE_REQUEST',
  COOPERATIVE_REQUEST: 'COOPERATIVE_REQUEST',
} as const;
export type QueueSubject = (typeof QueueSubject)[keyof typeof QueueSubject];

registerEnumType(QueueSubject, {
  name: 'QueueSubject',
  description: 'What operators see to.',
  valuesMap: {
    ORDER: { description: 'Its id is a `uuid`, for the query `order`.' },
    RETURN: { description: 'A request to return goods.' },
    REVIEW: { description: 'A shopper’s words about a product, which await moderation.' },
    MEET_PRICE_REQUEST: { description: 'A shopper has seen a lower price elsewhere.' },
    COOPERATIVE_REQUEST: { description: 'Somebody wants to be a partner.' },
  },
});

@ObjectType({ description: 'Something is new in the operators’ queue, or has changed there.' })
export class QueueEvent extends ToldEvent {
  @Field(() => QueueSubject, { description: 'What it is about.' })
  subject: QueueSubject;

  @Field(() => ID, { description: 'Of the order, request or review: the calls about them take it.' })
  id: string;

  @Field({ description: 'Whether it has just come; otherwise it has changed.' })
  isNew: boolean;

  /** The events that were read with this one; not in the schema. */
  together: readonly LoggedEvent[];
}
