import { Field, ID, InputType, ObjectType } from '@nestjs/graphql';
import { ArrayMaxSize, ArrayMinSize, ArrayUnique, Matches } from 'class-validator';
import { IfGiven } from './inputs.js';
import { connectionOf } from '../platform/graphql/connection.model.js';

@ObjectType({
  description: 'A message that no provider accepted in ten attempts; the recipient did not receive the message.',
})
export class DeadMessage {
  @Field(() => ID, { description: 'Id of the message; `replayMessages` and `dropMessages` take it.' })
  id: string;

  @Field({ description: 'Kind of message, such as `order.letter` or `order.sms`.' })
  topic: string;

  @Field(() => String, {
    nullable: true,
    description:
      'Key of a group of messages sent in sequence, such as those of one order; null if the message is sent independently.',
  })
  lane: string | null;

  @Field({ description: 'Time of the event that the message is about.' })
  createdAt: Date;

  @Field(() => String, { nullable: true, description: 'Error of the last attempt; null if no error is known.' })
  failure: string | null;
}

@ObjectType({ description: 'A slice of `deadMessages`.' })
export class DeadMessageConnection extends connectionOf(DeadMessage, 'dead messages') {}

/** Declares an input field of message ids: whole numbers. */
const Ids = (): PropertyDecorator => (target, key) => {
  ArrayMinSize(1)(target, key);
  ArrayMaxSize(100)(target, key);
  ArrayUnique()(target, key);
  Matches(/^\d{1,18}$/, { each: true })(target, key);
};

@InputType({ description: 'Messages to send again.' })
export class ReplayMessagesInput {
  @Field(() => [ID], {
    nullable: true,
    description: 'Ids from `deadMessages`, 100 at most; absent: all dead messages.',
  })
  @IfGiven()
  @Ids()
  ids?: string[];
}

@InputType({ description: 'Messages to give up permanently.' })
export class DropMessagesInput {
  @Field(() => [ID], { description: 'Ids from `deadMessages`, 100 at most.' })
  @Ids()
  ids: string[];
}
