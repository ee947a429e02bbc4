import { Field, ID, InputType, ObjectType } from '@nestjs/graphql';
import { IsOptional, IsUUID } from 'class-validator';
import { LongText, Reason } from '../../operator/index.js';
import { ShopperInput } from './shopper.model.js';

@ObjectType({ description: 'A sign-in of a shopper on one device.' })
export class ShopperSession {
  @Field(() => ID, { description: 'Id of the session; `endShopperSession` takes it.' })
  id: string;

  @Field(() => Date, { description: 'When the shopper signed in.' })
  createdAt: Date;

  @Field(() => Date, { description: 'When the session’s tokens were last refreshed.' })
  lastUsedAt: Date;

  @Field(() => String, {
    nullable: true,
    description: '`User-Agent` header last sent by the device; null if none was.',
  })
  userAgent: string | null;

  @Field(() => String, { nullable: true, description: 'IP address of the last token refresh; null if unknown.' })
  address: string | null;
}

@ObjectType({ description: 'An internal note on a shopper, who cannot read it.' })
export class ShopperNote {
  @Field(() => ID, { description: 'Id of the note; equal to its idempotency key, if it had one.' })
  id: string;

  @Field({ description: 'Text of the note, in the author’s words.' })
  text: string;

  @Field(() => ID, {
    description: 'Id of the operator’s account, or of the API client (a program with its own token).',
  })
  authorId: string;

  @Field({
    description:
      'Current name, e-mail address or phone number of the operator, or current name of the API client (a program with its own token).',
  })
  author: string;

  @Field({ description: 'Whether an API client (a program with its own token) wrote the note.' })
  byProgram: boolean;

  @Field({ description: 'When the note was written.' })
  createdAt: Date;
}

@InputType({ description: 'Identifies one session of a shopper.' })
export class ShopperSessionInput extends ShopperInput {
  @Field(() => ID, { description: '`id` of a session from `shopperSessions`.' })
  @IsUUID('all')
  sessionId: string;
}

@InputType({ description: 'A note about a shopper, for operators and programs.' })
export class AddShopperNoteInput extends ShopperInput {
  @Field(() => String, { description: 'Text of the note, 1 to 2000 characters, line breaks allowed.' })
  @LongText(2000)
  text: string;

  @Field(() => ID, {
    nullable: true,
    description: 'Idempotency key: a random UUID chosen by the caller. Repeating a key adds nothing.',
  })
  @IsOptional()
  @IsUUID('all')
  idempotencyKey?: string | null;
}

@InputType({ description: 'A shopper to block or unblock, and the reason.' })
export class BlockShopperInput extends ShopperInput {
  @Field({ description: 'Reason, 3 to 500 characters; only operators see it.' })
  @Reason()
  reason: string;
}
