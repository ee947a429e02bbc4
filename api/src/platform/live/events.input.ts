import { Field, InputType } from '@nestjs/graphql';
import { IsOptional, Matches } from 'class-validator';
import { says } from '../../shared/messages/messages.js';

@InputType({ description: 'From where events are told.' })
export class EventsInput {
  @Field(() => String, {
    nullable: true,
    description:
      'Cursor of the last event that was received, or of `connection_ack`: what happened since comes first. Left out, only what happens from now on.',
  })
  @IsOptional()
  @Matches(/^ev[0-9a-z]{1,12}$/, says('eventCursor'))
  after?: string | null;
}
