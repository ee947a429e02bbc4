import { Field, ObjectType } from '@nestjs/graphql';

/** Fields of every event that a subscriber gets. */
@ObjectType({ isAbstract: true })
export abstract class ToldEvent {
  @Field({
    description:
      'Cursor of the event. Store the last one: passed as `after`, it returns the events that followed. The format is opaque.',
  })
  cursor: string;

  @Field({
    description:
      'When the change happened. Events are sent in the order in which the changes were saved, so a later change can arrive earlier.',
  })
  occurredAt: Date;
}
