import { Field, Float, ID, InputType, ObjectType, registerEnumType } from '@nestjs/graphql';
import { IsNumber, IsOptional, IsString, IsUUID, Matches, MaxLength } from 'class-validator';
import { User } from './user.model.js';
import { says } from '../shared/messages/messages.js';

export enum CodeStatus {
  SENT = 'SENT',
}
registerEnumType(CodeStatus, {
  name: 'CodeStatus',
  description: 'Delivery status of a code.',
  valuesMap: { SENT: { description: 'The SMS or e-mail provider has accepted the message.' } },
});

@ObjectType({ description: 'The result of sending a code.' })
export class CodeSent {
  @Field(() => CodeStatus, { description: 'Always SENT. A code that cannot be sent is the error CODE_NOT_SENT.' })
  status: CodeStatus;

  @Field(() => Date, {
    description: 'Earliest time at which another code can be sent to this phone number or e-mail address.',
  })
  cooldownUntil: Date;
}

@InputType({ isAbstract: true })
abstract class CodeRequestInput {
  @Field(() => String, {
    nullable: true,
    description: 'A form field hidden from people. If it is filled in, no code is sent.',
  })
  @IsOptional()
  @IsString()
  @MaxLength(1000)
  honeypot?: string | null;

  @Field(() => Float, {
    nullable: true,
    description:
      'When the page was loaded, in milliseconds since the Unix epoch, by the API’s clock (header `date` of a response).',
  })
  @IsOptional()
  @IsNumber()
  pageLoadTime?: number | null;

  @Field(() => String, { nullable: true, description: 'SHA-256 hash of the browser’s characteristics, in hex.' })
  @IsOptional()
  @Matches(/^[0-9a-f]{64}$/)
  clientFp?: string | null;
}

@InputType({ description: 'E-mail address to send the code to, and a captcha token.' })
export class SendEmailCodeInput extends CodeRequestInput {
  @Field({ description: 'E-mail address, 254 characters at most; case-insensitive.' })
  @IsString()
  @MaxLength(254)
  email: string;
}

@InputType({ description: 'Phone number to send the code to, and a captcha token.' })
export class SendSmsCodeInput extends CodeRequestInput {
  @Field({ description: 'Phone number with country code; without one, of the shop’s first country.' })
  @IsString()
  @MaxLength(32)
  phone: string;
}

@InputType({ description: 'The refresh token to exchange.' })
export class RefreshTokensInput {
  @Field({ description: 'Latest `refreshToken` of the session; each token can be exchanged once.' })
  @IsString()
  @MaxLength(256)
  refreshToken: string;
}

@InputType({ description: 'A one-time sign-in link of an operator.' })
export class SignInByLinkInput {
  @Field({ description: 'Part after the # of the link that `npm run admin -- sign-in` prints.' })
  @Matches(/^[\w-]{43}$/, says('linkToken'))
  token: string;
}

@ObjectType({ description: 'Access and refresh tokens of one session.' })
export class AuthData {
  @Field({ description: 'JWT for the header `Authorization: Bearer`.' })
  accessToken: string;

  @Field({ description: 'Opaque token; it can be exchanged once.' })
  refreshToken: string;
}

@ObjectType({ description: 'The signed-in shopper and the tokens of the session.' })
export class AuthResult {
  @Field(() => User, { description: 'Profile of the account; the first sign-in creates the account.' })
  user: User;

  @Field(() => AuthData, { description: 'Tokens of the session; docs/security.md says where to store them.' })
  authData: AuthData;

  @Field(() => String, {
    nullable: true,
    description:
      'Token of the device, returned by a sign-in; every sign-in returns a new one. Store it beyond the session and send it as the header `x-meet-device` with `sendSmsCode`, `sendEmailCode` and all calls that take a code. Limits on codes for this device are then separate from those for other devices. The token does not sign anybody in.',
  })
  deviceToken?: string | null;

  @Field({
    description: 'Whether this sign-in created the account; always false for `refreshTokens` and `signInByLink`.',
  })
  registered: boolean;
}

@ObjectType({ description: 'A sign-in on one device.' })
export class Session {
  @Field(() => ID, { description: 'Id of the session; `endSession` takes it.' })
  id: string;

  @Field(() => Date, { description: 'When the shopper signed in.' })
  createdAt: Date;

  @Field(() => Date, { description: 'When the session’s tokens were last refreshed.' })
  lastUsedAt: Date;

  @Field(() => String, { nullable: true, description: '`User-Agent` header last sent by the device.' })
  userAgent: string | null;

  @Field(() => String, { nullable: true, description: 'IP address of the last token refresh.' })
  address: string | null;

  @Field({ description: 'Whether this is the caller’s session.' })
  current: boolean;
}

@InputType({ description: 'Identifies the session to end.' })
export class EndSessionInput {
  @Field(() => ID, { description: '`id` of a session from `sessionList`.' })
  @IsUUID()
  id: string;
}
