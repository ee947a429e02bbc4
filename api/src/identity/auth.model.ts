import { Field, Float, ID, InputType, ObjectType, registerEnumType } from '@nestjs/graphql';
import { IsNumber, IsOptional, IsString, IsUUID, Matches, MaxLength } from 'class-validator';
import { User } from './user.model.js';
import { says } from '../shared/messages/messages.js';

export enum CodeStatus {
  SENT = 'SENT',
}
registerEnumType(CodeStatus, {
  name: 'CodeStatus',
  description: 'What has become of a code.',
  valuesMap: { SENT: { description: 'A provider has taken it over.' } },
});

@ObjectType({ description: 'A code is on its way.' })
export class CodeSent {
  @Field(() => CodeStatus, { description: 'Always SENT; a code that cannot be sent is the error CODE_NOT_SENT.' })
  status: CodeStatus;

  @Field(() => Date, { description: 'No further code goes to this address before.' })
  cooldownUntil: Date;
}

@InputType({ isAbstract: true })
abstract class CodeRequestInput {
  @Field(() => String, { nullable: true, description: 'A field people do not see; whoever fills it in gets no code.' })
  @IsOptional()
  @IsString()
  @MaxLength(1000)
  honeypot?: string | null;

  @Field(() => Float, { nullable: true, description: 'When the page was loaded, epoch milliseconds.' })
  @IsOptional()
  @IsNumber()
  pageLoadTime?: number | null;

  @Field(() => String, { nullable: true, description: 'SHA-256 of what the browser tells of itself, in hex.' })
  @IsOptional()
  @Matches(/^[0-9a-f]{64}$/)
  clientFp?: string | null;
}

@InputType({ description: 'Where a code goes by letter, and what tells people from machines.' })
export class SendEmailCodeInput extends CodeRequestInput {
  @Field({ description: 'Mailbox, 254 characters at most; case does not matter.' })
  @IsString()
  @MaxLength(254)
  email: string;
}

@InputType({ description: 'Where a code goes by SMS, and what tells people from machines.' })
export class SendSmsCodeInput extends CodeRequestInput {
  @Field({ description: 'With its country code, or without for the shop’s first country.' })
  @IsString()
  @MaxLength(32)
  phone: string;
}

@InputType({ description: 'The token to exchange.' })
export class RefreshTokensInput {
  @Field({ description: 'Last `refreshToken` of the session; each is good for one exchange.' })
  @IsString()
  @MaxLength(256)
  refreshToken: string;
}

@InputType({ description: 'A link that signs an operator in once.' })
export class SignInByLinkInput {
  @Field({ description: 'What stands behind the # of the link that `npm run admin -- sign-in` prints.' })
  @Matches(/^[\w-]{43}$/, says('linkToken'))
  token: string;
}

@ObjectType({ description: 'Tokens of one session.' })
export class AuthData {
  @Field({ description: 'JWT for `Authorization: Bearer`.' })
  accessToken: string;

  @Field({ description: 'Opaque; good for one exchange.' })
  refreshToken: string;
}

@ObjectType({ description: 'The shopper who is signed in now, and the session’s tokens.' })
export class AuthResult {
  @Field(() => User, { description: 'Profile of the account, which a first sign-in has made.' })
  user: User;

  @Field(() => AuthData, { description: 'Tokens to keep; docs/security.md says where.' })
  authData: AuthData;

  @Field(() => String, {
    nullable: true,
    description:
      'Of a sign-in: for the device to keep beyond the session and to send as the header `x-meet-device` with `sendSmsCode`, `sendEmailCode` and whatever takes a code. Its codes are then counted apart from those that strangers ask for. It signs nobody in, and each sign-in answers a new one.',
  })
  deviceToken?: string | null;

  @Field({ description: 'Whether this sign-in made the account; never of `refreshTokens` and `signInByLink`.' })
  registered: boolean;
}

@ObjectType({ description: 'One device’s sign-in.' })
export class Session {
  @Field(() => ID, { description: 'Of the session; `endSession` takes it.' })
  id: string;

  @Field(() => Date, { description: 'When the shopper signed in.' })
  createdAt: Date;

  @Field(() => Date, { description: 'When its tokens were last refreshed.' })
  lastUsedAt: Date;

  @Field(() => String, { nullable: true, description: '`User-Agent` of the device, as it was last sent.' })
  userAgent: string | null;

  @Field(() => String, { nullable: true, description: 'Network address it was last refreshed from.' })
  address: string | null;

  @Field({ description: 'The one that asks.' })
  current: boolean;
}

@InputType({ description: 'Which session to end.' })
export class EndSessionInput {
  @Field(() => ID, { description: '`id` of `sessionList`.' })
  @IsUUID()
  id: string;
}
