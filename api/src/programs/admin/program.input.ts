import { Field, ID, InputType, Int } from '@nestjs/graphql';
import { ArrayMinSize, ArrayUnique, IsEnum, IsInt, IsOptional, IsUUID, Max, Min, MinDate } from 'class-validator';
import { DateOrTime } from '../../platform/graphql/date-time.scalar.js';
import { Permission } from '../../platform/auth/permission.model.js';
import { IfGiven, Text, SeenVersion } from '../../operator/index.js';
import { says } from '../../shared/messages/messages.js';

@InputType({ description: 'A program. Absent fields stay unchanged.' })
export class SaveProgramInput {
  @SeenVersion()
  version?: string | null;

  @Field(() => ID, { nullable: true, description: 'Id of the client to change; absent for a new one.' })
  @IfGiven()
  @IsUUID('all')
  id?: string;

  @Field({ description: 'Name in the audit trail; 1 to 60 characters, unique.' })
  @Text(60)
  name: string;

  @Field(() => [Permission], {
    description: 'Scopes: the permissions of the program from now on; at least one, and none that the caller lacks.',
  })
  @ArrayMinSize(1)
  @ArrayUnique()
  @IsEnum(Permission, { each: true })
  scopes: Permission[];

  @DateOrTime('LAST', { nullable: true, description: 'When the program’s tokens expire, in the future; null: never.' })
  @IsOptional()
  @MinDate(() => new Date(), says('future'))
  expiresAt?: Date | null;
}

@InputType({ description: 'Identifies a program.' })
export class ProgramInput {
  @Field(() => ID, { description: '`id` of a program from `programs`.' })
  @IsUUID('all')
  id: string;
}

@InputType({ description: 'A program and the grace period of its current token.' })
export class RotateProgramTokenInput {
  @Field(() => ID, { description: '`id` of a program from `programs`.' })
  @IsUUID('all')
  id: string;

  @Field(() => Int, {
    nullable: true,
    description:
      'Grace period in hours during which the current token stays valid, 0 to 168; 0 revokes it immediately. Default: 24.',
  })
  @IfGiven()
  @IsInt()
  @Min(0)
  @Max(168)
  graceHours?: number;
}
