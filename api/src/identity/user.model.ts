import { Field, ID, InputType, ObjectType, registerEnumType } from '@nestjs/graphql';
import { IsBoolean, IsEnum, IsIn, IsOptional, IsString, IsUUID, Length, MaxLength } from 'class-validator';
import { Sex } from '../catalog/index.js';
import { AccessLevel, RegistrationSource } from '../generated/prisma/enums.js';
import { IfGiven } from '../platform/graphql/if-given.js';
import { OptionalLine } from '../platform/graphql/optional-line.js';
import { PersonName } from '../platform/graphql/person-name.js';

export { AccessLevel, RegistrationSource };

registerEnumType(AccessLevel, {
  name: 'AccessLevel',
  description: 'What an account may do.',
  valuesMap: {
    USER: { description: 'A shopper.' },
    MANAGER: {
      description: 'An operator: may do everything on `/admin/graphql` except what is reserved for administrators.',
    },
    ADMIN: { description: 'An administrator of the shop: an operator who also appoints operators.' },
  },
});
registerEnumType(RegistrationSource, {
  name: 'RegistrationSource',
  description: 'Where an account was created.',
  valuesMap: {
    WEB: { description: 'In a web browser.' },
    MOBILE: { description: 'In a mobile app.' },
    OPERATOR: { description: 'Created by an operator; not accepted from clients at sign-in.' },
  },
});

@ObjectType({ description: 'A shopper’s account; only the shopper can read it.' })
export class User {
  @Field(() => ID, { description: 'Id of the account; it never changes.' })
  id: string;

  @Field(() => String, { nullable: true, description: 'First name (имя).' })
  name: string | null;

  @Field(() => String, { nullable: true, description: 'Family name (фамилия).' })
  surname: string | null;

  @Field(() => String, { nullable: true, description: 'Patronymic (отчество).' })
  lastname: string | null;

  @Field(() => String, { nullable: true, description: 'Confirmed phone number in E.164 format.' })
  phone: string | null;

  @Field(() => String, { nullable: true, description: 'Confirmed e-mail address in lower case.' })
  email: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Profile picture: a path for the image proxy; null if there is none.',
  })
  avatarUrl: string | null;

  @Field(() => Sex, { nullable: true, description: 'Sex: MALE or FEMALE.' })
  sex: Sex | null;

  @Field({ description: 'Whether order notifications are sent by e-mail.' })
  notifyByEmail: boolean;

  @Field({ description: 'Whether order notifications are sent by SMS.' })
  notifyBySms: boolean;

  @Field(() => AccessLevel, { description: 'Permissions of the account.' })
  accessLevel: AccessLevel;

  @Field(() => RegistrationSource, { description: 'How the account was created.' })
  registrationSource: RegistrationSource;

  @Field(() => Date, { description: 'When the account was created.' })
  createdAt: Date;

  @Field(() => Date, { description: 'When the profile was last changed.' })
  updatedAt: Date;
}

@InputType({ description: 'Changes to the profile. Absent fields stay unchanged; an empty string or null clears.' })
export class EditUserInput {
  @OptionalLine(60, 'First name: letters, spaces, hyphens and apostrophes, 60 at most.')
  @PersonName()
  name?: string | null;

  @OptionalLine(60, 'Family name: letters, spaces, hyphens and apostrophes, 60 at most.')
  @PersonName()
  surname?: string | null;

  @OptionalLine(60, 'Patronymic: letters, spaces, hyphens and apostrophes, 60 at most.')
  @PersonName()
  lastname?: string | null;

  @Field(() => Sex, { nullable: true, description: 'Sex: MALE or FEMALE.' })
  @IsOptional()
  @IsIn(['MALE', 'FEMALE'])
  sex?: Sex | null;

  @Field(() => ID, { nullable: true, description: 'Id of an upload for AVATAR; null removes the picture.' })
  @IsOptional()
  @IsUUID('all')
  avatarUploadId?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether to send order notifications by e-mail.' })
  @IfGiven()
  @IsBoolean()
  notifyByEmail?: boolean;

  @Field(() => Boolean, { nullable: true, description: 'Whether to send order notifications by SMS.' })
  @IfGiven()
  @IsBoolean()
  notifyBySms?: boolean;
}

@InputType({ description: 'An e-mail address and the code sent to it.' })
export class AddEmailInput {
  @Field({ description: 'E-mail address to which `sendEmailCode` sent the code.' })
  @IsString()
  @MaxLength(254)
  email: string;

  @Field({ description: 'Code from `sendEmailCode`, requested while signed in.' })
  @Length(4, 4)
  code: string;
}

@InputType({ description: 'A phone number and the code sent to it.' })
export class AddPhoneInput {
  @Field({ description: 'Phone number to which `sendSmsCode` sent the code.' })
  @IsString()
  @MaxLength(32)
  phone: string;

  @Field({ description: 'Code from `sendSmsCode`, requested while signed in.' })
  @Length(4, 4)
  code: string;
}

@InputType({ description: 'Code that confirms the deletion of the caller’s account.' })
export class DeleteAccountInput {
  @Field({ description: 'Code sent, while signed in, to a phone number or e-mail address of this account.' })
  @Length(4, 4)
  code: string;

  @Field({ description: 'Phone number or e-mail address the code was sent to.' })
  @IsString()
  @MaxLength(254)
  emailOrPhone: string;
}

@InputType({ description: 'A one-time code and the phone number or e-mail address it was sent to.' })
export class AuthenticateInput {
  @Field({ description: 'Phone number or e-mail address to which the code was sent.' })
  @IsString()
  @MaxLength(254)
  emailOrPhone: string;

  @Field({ description: 'One-time code of four digits.' })
  @IsString()
  @MaxLength(16)
  code: string;

  @Field(() => RegistrationSource, {
    nullable: true,
    description: 'Kind of client in which the account is created; used by the first sign-in only. Default: WEB.',
  })
  @IsOptional()
  @IsEnum(RegistrationSource)
  @IsIn(['WEB', 'MOBILE'])
  registrationSource?: RegistrationSource | null;
}
