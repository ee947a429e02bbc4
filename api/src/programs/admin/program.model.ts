import { Field, ID, ObjectType } from '@nestjs/graphql';
import { Permission } from '../../platform/auth/permission.model.js';

@ObjectType({ description: 'A program that uses this API with an access token, such as an ERP or warehouse system.' })
export class OperatorProgram {
  @Field(() => ID, {
    description: 'Id of the program, for saveProgram and related calls; `actorId` in the audit trail.',
  })
  id: string;

  @Field({ description: 'Name in the audit trail; 1 to 60 characters, unique.' })
  name: string;

  @Field(() => [Permission], { description: 'Scopes: the permissions of the program.' })
  scopes: Permission[];

  @Field(() => Date, { nullable: true, description: 'When the program’s tokens expire; null: never.' })
  expiresAt: Date | null;

  @Field(() => Date, {
    nullable: true,
    description: 'Time of the program’s last call, accurate to a minute; null if there was none.',
  })
  lastUsedAt: Date | null;

  @Field(() => Date, {
    nullable: true,
    description:
      'Until when the token before the last rotation is valid; if null or in the past, that token is not valid.',
  })
  previousTokenUntil: Date | null;

  @Field(() => Date, {
    nullable: true,
    description: 'When the program was revoked permanently; null if it may make calls.',
  })
  revokedAt: Date | null;

  @Field({ description: 'When the program was created.' })
  createdAt: Date;
}

@ObjectType({ description: 'A saved program, with its token if a new one was created.' })
export class SavedProgram {
  @Field(() => OperatorProgram, { description: 'The program after the change.' })
  program: OperatorProgram;

  @Field(() => String, {
    nullable: true,
    description: 'New access token, `meet_at_…`. It is shown only once and not stored; null if no token was created.',
  })
  token: string | null;
}
