import { Field, ID, InputType, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { ArrayMaxSize, IsIn, IsOptional } from 'class-validator';
import type { UsedUp } from '../messaging/index.js';
import { connectionOf } from '../platform/graphql/connection.model.js';
import { LateMessageState } from './late-message-states.js';

registerEnumType(LateMessageState, {
  name: 'LateMessageState',
  description: 'Sending status of a message that a sending limit (budget) delayed.',
  valuesMap: {
    WAITING: { description: 'Waits until the sending limit allows it; the oldest message is sent first.' },
    SENT: { description: 'Accepted by the provider, once the sending limit allowed it.' },
    EXPIRED: { description: 'Not sent: the message had waited for 24 hours.' },
    REPLACED: { description: 'Not sent: replaced by a newer message about the order.' },
    UNWANTED: {
      description: 'Not sent: no longer wanted, for example because the shopper has switched notifications off.',
    },
    GIVEN_UP: { description: 'Not sent: no provider accepted the message in ten attempts.' },
    DROPPED: { description: 'Not sent: an operator dropped the message.' },
  },
});

export const MessageBudgetName = {
  ASKER: 'ASKER',
  RECIPIENT: 'RECIPIENT',
  NEIGHBOURS: 'NEIGHBOURS',
  HOUR: 'HOUR',
} as const satisfies Record<UsedUp['of'], UsedUp['of']>;
registerEnumType(MessageBudgetName, {
  name: 'MessageBudget',
  description: 'Limits on the number of e-mails and SMS, any of which can delay a message.',
  valuesMap: {
    ASKER: { description: 'Limit of the IP address or network that placed the order.' },
    RECIPIENT: { description: 'Limit of the recipient’s phone number or e-mail address per day.' },
    NEIGHBOURS: { description: 'Limit of ten thousand neighbouring phone numbers per hour.' },
    HOUR: { description: 'Limit of the whole shop per hour: `SMS_PER_HOUR` or `EMAILS_PER_HOUR`.' },
  },
});

@ObjectType({ description: 'A message delayed by a sending limit (budget).' })
export class LateMessage {
  @Field(() => ID, { description: 'Id of the message; `npm run admin -- outbox` takes it.' })
  id: string;

  @Field({ description: 'Kind of message, such as `order.letter` or `order.sms`.' })
  topic: string;

  @Field(() => String, {
    nullable: true,
    description: 'Event of the order that the message is about, such as `PLACED`; null for other messages.',
  })
  news: string | null;

  @Field(() => ID, { nullable: true, description: '`uuid` of the order; null if the message is not about an order.' })
  orderUuid: string | null;

  @Field(() => Int, { nullable: true, description: 'Number of the order; null if the message is not about an order.' })
  orderNumber: number | null;

  @Field(() => LateMessageState, { description: 'Sending status of the message.' })
  state: LateMessageState;

  @Field(() => MessageBudgetName, { description: 'Sending limit (budget) that delayed the message last.' })
  budget: UsedUp['of'];

  @Field({ description: 'When the event happened that the message is about.' })
  createdAt: Date;

  @Field(() => Date, { nullable: true, description: 'When the message is tried again; null unless the message waits.' })
  waitsUntil: Date | null;

  @Field(() => Date, {
    nullable: true,
    description:
      'When the message was sent, or when the shop decided not to send it; null while the message waits or after it was given up.',
  })
  endedAt: Date | null;
}

@ObjectType({ description: 'A slice of `lateMessages`.' })
export class LateMessageConnection extends connectionOf(LateMessage, 'late messages') {}

@InputType({ description: 'Filters late messages; with no field set, returns all.' })
export class LateMessagesInput {
  @Field(() => [LateMessageState], {
    nullable: true,
    description: 'Returns only messages in one of these states.',
  })
  @IsOptional()
  @ArrayMaxSize(Object.keys(LateMessageState).length)
  @IsIn(Object.keys(LateMessageState), { each: true })
  states?: LateMessageState[] | null;
}
