import { Field, ID, InputType, ObjectType, registerEnumType } from '@nestjs/graphql';
import { IsBoolean, IsEnum, IsIn, IsOptional, IsString, IsUUID, Length, MaxLength } from 'class-validator';
import { Sex } from '../catalog/index.js';
import { AccessLevel, RegistrationSource } from '../generated/prisma/enums.js';
import { PersonName } from '../platform/graphql/person-name.js';

export { AccessLevel, RegistrationSource };

registerEnumType(AccessLevel, { name: 'AccessLevel' });
registerEnumType(RegistrationSource, { name: 'RegistrationSource' });

@ObjectType({ description: 'The shopper who asks; nobody reads another’s.' })
export class User {
  @Field(() => ID)
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

  @Field(() => String, { nullable: true })
  avatarUrl: string | null;

  @Field(() => Sex, { nullable: true, description: 'MALE or FEMALE.' })
  sex: Sex | null;

  @Field({ description: 'Whether news of orders come by letter.' })
  notifyByEmail: boolean;

  @Field({ description: 'Whether news of orders come by SMS.' })
  notifyBySms: boolean;

  @Field(() => AccessLevel)
  accessLevel: AccessLevel;

  @Field(() => RegistrationSource)
  registrationSource: RegistrationSource;

  @Field(() => Date)
  createdAt: Date;

  @Field(() => Date)
  updatedAt: Date;
}

@InputType({ description: 'What is left out stays; an empty text or null clears.' })
export class EditUserInput {
  @Field(() => String, { nullable: true })
  @IsOptional()
  @IsString()
  @PersonName()
  name?: string | null;

  @Field(() => String, { nullable: true })
  @IsOptional()
  @IsString()
  @PersonName()
  surname?: string | null;

  @Field(() => String, { nullable: true })
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

  @Field(() => Boolean, { nullable: true })
  @IsOptional()
  @IsBoolean()
  notifyByEmail?: boolean | null;

  @Field(() => Boolean, { nullable: true })
  @IsOptional()
  @IsBoolean()
  notifyBySms?: boolean | null;
}

@InputType()
export class AddEmailInput {
  @Field()
  @IsString()
  @MaxLength(254)
  email: string;

  @Field({ description: 'Of `sendEmailCode`, asked for while signed in.' })
  @Length(4, 4)
  code: string;
}

@InputType()
export class AddPhoneInput {
  @Field()
  @IsString()
  @MaxLength(32)
  phone: string;

  @Field({ description: 'Of `sendSmsCode`, asked for while signed in.' })
  @Length(4, 4)
  code: string;
}

@InputType()
export class DeleteAccountInput {
  @Field({ description: 'Sent while signed in to a telephone or mailbox of this account.' })
  @Length(4, 4)
  code: string;

  @Field({ description: 'Where the code was sent.' })
  @IsString()
  @MaxLength(254)
  emailOrPhone: string;
}

@InputType()
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
