import { Field, ObjectType } from '@nestjs/graphql';

/** What every event has that a subscriber is told. */
@ObjectType({ isAbstract: true })
export abstract class ToldEvent {
  @Field({
    description:
      'Cursor of the event. Store the last one: passed as `after`, it returns the events that followed. The format is opaque.',
  })
  cursor: string;

  @Field({
    description:
      'When the change happened. Events are sent in the order their changes were saved, so one that happened later can arrive earlier.',
  })
  occurredAt: Date;
}
