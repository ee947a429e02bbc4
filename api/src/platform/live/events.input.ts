import { Field, InputType } from '@nestjs/graphql';
import { IsOptional, Matches } from 'class-validator';
import { says } from '../../shared/messages/messages.js';

/** Refuses an input field that is not a cursor of the log of events. */
export const EventCursor = (): PropertyDecorator => Matches(/^ev[0-9a-z]{1,12}$/, says('eventCursor'));

@InputType({ description: 'Point from which events are sent.' })
export class EventsInput {
  @Field(() => String, {
    nullable: true,
    description:
      'Cursor of the last event received, or the cursor from `connection_ack`. Missed events are sent first, then new ones. Absent or null: only new events.',
  })
  @IsOptional()
  @EventCursor()
  after?: string | null;
}
