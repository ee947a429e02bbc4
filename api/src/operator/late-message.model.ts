import { Field, ID, InputType, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { ArrayMaxSize, IsIn, IsOptional } from 'class-validator';
import type { UsedUp } from '../messaging/index.js';
import { connectionOf } from '../platform/graphql/connection.model.js';
import { LateMessageState } from './late-message-states.js';

registerEnumType(LateMessageState, {
  name: 'LateMessageState',
  description: 'What became of a message that a budget held back.',
  valuesMap: {
    WAITING: { description: 'Waits until the budget allows it; the oldest is sent first.' },
    SENT: { description: 'Reached its recipient’s provider when the budget allowed it.' },
    EXPIRED: { description: 'Not sent: it had waited for 24 hours.' },
    REPLACED: { description: 'Not sent: a newer message about the order took its place.' },
    UNWANTED: { description: 'Not sent: by then nobody was to get it, such as after news were switched off.' },
    GIVEN_UP: { description: 'Not sent: no provider accepted it in ten attempts.' },
    DROPPED: { description: 'Not sent: an operator dropped it.' },
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
  description: 'Whose limit of letters and SMS held one back.',
  valuesMap: {
    ASKER: { description: 'That of the address or network that placed the order.' },
    RECIPIENT: { description: 'That of the telephone or mailbox, for a day.' },
    NEIGHBOURS: { description: 'That of ten thousand neighbouring telephone numbers, for an hour.' },
    HOUR: { description: 'That of the whole shop, for an hour: `SMS_PER_HOUR` or `EMAILS_PER_HOUR`.' },
  },
});

@ObjectType({ description: 'A message that a budget held back.' })
export class LateMessage {
  @Field(() => ID, { description: 'Id of the message; `npm run admin -- outbox` takes it.' })
  id: string;

  @Field({ description: 'Kind of message, such as `order.letter` or `order.sms`.' })
  topic: string;

  @Field(() => String, { nullable: true, description: 'What news of an order tell, such as `PLACED`.' })
  news: string | null;

  @Field(() => ID, { nullable: true, description: '`uuid` of the order; null if the message is not about one.' })
  orderUuid: string | null;

  @Field(() => Int, { nullable: true, description: 'Number of the order; null if the message is not about one.' })
  orderNumber: number | null;

  @Field(() => LateMessageState, { description: 'What became of the message.' })
  state: LateMessageState;

  @Field(() => MessageBudgetName, { description: 'Budget that held the message last.' })
  budget: UsedUp['of'];

  @Field({ description: 'When it happened what the message tells.' })
  createdAt: Date;

  @Field(() => Date, { nullable: true, description: 'When the message is tried again; null unless it waits.' })
  waitsUntil: Date | null;

  @Field(() => Date, {
    nullable: true,
    description: 'When the message was sent, or it was decided that it is not; null while it waits or is given up.',
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
