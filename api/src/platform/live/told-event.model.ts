import { Field, ObjectType } from '@nestjs/graphql';

/** What every event has that a subscriber is told. */
@ObjectType({ isAbstract: true })
export abstract class ToldEvent {
  @Field({ description: 'Keep that of the last event: `after` brings what followed it. It says nothing else.' })
  cursor: string;

  @Field({ description: 'When it happened. Later events may be told before it, if their changes were saved first.' })
  occurredAt: Date;
}
