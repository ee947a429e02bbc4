import { Field, Float, ID, InputType, ObjectType, registerEnumType } from '@nestjs/graphql';
import { IsNumber, IsOptional, IsString, IsUUID, Matches, MaxLength } from 'class-validator';
import { User } from './user.model.js';

export enum CodeStatus {
  SENT = 'SENT',
}
registerEnumType(CodeStatus, { name: 'CodeStatus' });

@ObjectType()
export class CodeSent {
  @Field(() => CodeStatus)
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

@InputType()
export class SendEmailCodeInput extends CodeRequestInput {
  @Field()
  @IsString()
  @MaxLength(254)
  email: string;
}

@InputType()
export class SendSmsCodeInput extends CodeRequestInput {
  @Field({ description: 'With its country code, or without for the shop’s first country.' })
  @IsString()
  @MaxLength(32)
  phone: string;
}

@InputType()
export class RefreshTokensInput {
  @Field()
  @IsString()
  @MaxLength(256)
  refreshToken: string;
}

@InputType()
export class SignInByLinkInput {
  @Field({ description: 'What stands behind the # of the link that `npm run admin -- sign-in` prints.' })
  @Matches(/^[\w-]{43}$/, { message: 'must be the token of a link' })
  token: string;
}

@ObjectType()
export class AuthData {
  @Field({ description: 'JWT for `Authorization: Bearer`.' })
  accessToken: string;

  @Field({ description: 'Opaque; good for one exchange.' })
  refreshToken: string;
}

@ObjectType()
export class AuthResult {
  @Field(() => User)
  user: User;

  @Field(() => AuthData)
  authData: AuthData;

  @Field(() => String, {
    nullable: true,
    description:
      'Of a sign-in: for the device to keep beyond the session and to send as the header `x-meet-device` with `sendSmsCode`, `sendEmailCode` and whatever takes a code. Its codes are then counted apart from those that strangers ask for. It signs nobody in, and each sign-in answers a new one.',
  })
  deviceToken?: string | null;
}

@ObjectType({ description: 'One device’s sign-in.' })
export class Session {
  @Field(() => ID)
  id: string;

  @Field(() => Date)
  createdAt: Date;

  @Field(() => Date)
  lastUsedAt: Date;

  @Field(() => String, { nullable: true })
  userAgent: string | null;

  @Field(() => String, { nullable: true, description: 'Network address it was last refreshed from.' })
  address: string | null;

  @Field({ description: 'The one that asks.' })
  current: boolean;
}

@InputType()
export class EndSessionInput {
  @Field(() => ID)
  @IsUUID()
  id: string;
}
