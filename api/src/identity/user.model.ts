import { Field, ID, InputType, ObjectType, registerEnumType } from '@nestjs/graphql';
import { IsBoolean, IsEnum, IsIn, IsOptional, IsString, IsUUID, Length, MaxLength } from 'class-validator';
import { Sex } from '../catalog/index.js';
import { AccessLevel, RegistrationSource } from '../generated/prisma/enums.js';
import { PersonName } from '../platform/graphql/person-name.js';

export { AccessLevel, RegistrationSource };

registerEnumType(AccessLevel, {
  name: 'AccessLevel',
  description: 'What an account may do.',
  valuesMap: {
    USER: { description: 'A shopper.' },
    MANAGER: { description: 'An operator: everything on `/admin/graphql` but what only administrators do.' },
    ADMIN: { description: 'An administrator of the shop, who also says who operators are.' },
  },
});
registerEnumType(RegistrationSource, {
  name: 'RegistrationSource',
  description: 'Where an account was made.',
  valuesMap: {
    WEB: { description: 'In a browser.' },
    MOBILE: { description: 'In an app for phones.' },
    OPERATOR: { description: 'By an operator; nobody can claim this when signing in.' },
  },
});

@ObjectType({ description: 'The shopper who asks; nobody reads another’s.' })
export class User {
  @Field(() => ID, { description: 'Of the account; it stays the same for ever.' })
  id: string;

  @Field(() => String, { nullable: true, description: 'Имя.' })
  name: string | null;

  @Field(() => String, { nullable: true, description: 'Фамилия.' })
  surname: string | null;

  @Field(() => String, { nullable: true, description: 'Отчество.' })
  lastname: string | null;

  @Field(() => String, { nullable: true, description: 'E.164, confirmed.' })
  phone: string | null;

  @Field(() => String, { nullable: true, description: 'Lower case, confirmed.' })
  email: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Picture of the shopper: a path below the image proxy; null without one.',
  })
  avatarUrl: string | null;

  @Field(() => Sex, { nullable: true, description: 'MALE or FEMALE.' })
  sex: Sex | null;

  @Field({ description: 'Whether news of orders come by letter.' })
  notifyByEmail: boolean;

  @Field({ description: 'Whether news of orders come by SMS.' })
  notifyBySms: boolean;

  @Field(() => AccessLevel, { description: 'What the account may do.' })
  accessLevel: AccessLevel;

  @Field(() => RegistrationSource, { description: 'Where the account was made.' })
  registrationSource: RegistrationSource;

  @Field(() => Date, { description: 'When the account was made.' })
  createdAt: Date;

  @Field(() => Date, { description: 'When the profile was last changed.' })
  updatedAt: Date;
}

@InputType({ description: 'What is left out stays; an empty text or null clears.' })
export class EditUserInput {
  @Field(() => String, { nullable: true, description: 'Имя: letters, spaces, hyphens and apostrophes, 60 at most.' })
  @IsOptional()
  @IsString()
  @PersonName()
  name?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Фамилия: letters, spaces, hyphens and apostrophes, 60 at most.',
  })
  @IsOptional()
  @IsString()
  @PersonName()
  surname?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Отчество: letters, spaces, hyphens and apostrophes, 60 at most.',
  })
  @IsOptional()
  @IsString()
  @PersonName()
  lastname?: string | null;

  @Field(() => Sex, { nullable: true, description: 'MALE or FEMALE.' })
  @IsOptional()
  @IsIn(['MALE', 'FEMALE'])
  sex?: Sex | null;

  @Field(() => ID, { nullable: true, description: 'Of an upload for AVATAR; null removes the picture.' })
  @IsOptional()
  @IsUUID('all')
  avatarUploadId?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether news of orders shall come by letter.' })
  @IsOptional()
  @IsBoolean()
  notifyByEmail?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether news of orders shall come by SMS.' })
  @IsOptional()
  @IsBoolean()
  notifyBySms?: boolean | null;
}

@InputType({ description: 'A mailbox and the code that went there.' })
export class AddEmailInput {
  @Field({ description: 'Mailbox that `sendEmailCode` was asked for.' })
  @IsString()
  @MaxLength(254)
  email: string;

  @Field({ description: 'Of `sendEmailCode`, asked for while signed in.' })
  @Length(4, 4)
  code: string;
}

@InputType({ description: 'A telephone and the code that went there.' })
export class AddPhoneInput {
  @Field({ description: 'Telephone that `sendSmsCode` was asked for.' })
  @IsString()
  @MaxLength(32)
  phone: string;

  @Field({ description: 'Of `sendSmsCode`, asked for while signed in.' })
  @Length(4, 4)
  code: string;
}

@InputType({ description: 'The code that proves whose account is erased.' })
export class DeleteAccountInput {
  @Field({ description: 'Sent while signed in to a telephone or mailbox of this account.' })
  @Length(4, 4)
  code: string;

  @Field({ description: 'Where the code was sent.' })
  @IsString()
  @MaxLength(254)
  emailOrPhone: string;
}

@InputType({ description: 'A code and where it went.' })
export class AuthenticateInput {
  @Field({ description: 'Telephone or mail address the code was sent to.' })
  @IsString()
  @MaxLength(254)
  emailOrPhone: string;

  @Field({ description: 'Four digits.' })
  @IsString()
  @MaxLength(16)
  code: string;

  @Field(() => RegistrationSource, { nullable: true, description: 'Kept of a first sign-in; WEB unless said.' })
  @IsOptional()
  @IsEnum(RegistrationSource)
  @IsIn(['WEB', 'MOBILE'])
  registrationSource?: RegistrationSource | null;
}
