import { Field, InputType } from '@nestjs/graphql';
import { IsOptional, Matches } from 'class-validator';
import { says } from '../../shared/messages/messages.js';

/** Refuses an input field that is not a cursor of the log of events. */
export const EventCursor = (): PropertyDecorator => Matches(/^ev[0-9a-z]{1,12}$/, says('eventCursor'));

@InputType({ description: 'From where events are told.' })
export class EventsInput {
  @Field(() => String, {
    nullable: true,
    description:
      'Cursor of the last event that was received, or of `connection_ack`: what happened since comes first. Left out, only what happens from now on.',
  })
  @IsOptional()
  @EventCursor()
  after?: string | null;
}
