import { Field, ID, InputType, Int } from '@nestjs/graphql';
import {
  ArrayMinSize,
  ArrayUnique,
  IsDate,
  IsEnum,
  IsInt,
  IsOptional,
  IsUUID,
  Max,
  Min,
  MinDate,
} from 'class-validator';
import { ProgramScope } from '../generated/prisma/enums.js';
import { IfGiven, Text } from './inputs.js';
import { says } from '../shared/messages/messages.js';

@InputType({ description: 'A program. What is left out stays.' })
export class SaveProgramInput {
  @Field(() => ID, { nullable: true, description: 'The one to change; left out for a new one.' })
  @IfGiven()
  @IsUUID('all')
  id?: string;

  @Field({ description: 'What the trail calls it; 1 to 60 characters, unique.' })
  @Text(60)
  name: string;

  @Field(() => [ProgramScope], { description: 'What it may do from now on; at least one.' })
  @ArrayMinSize(1)
  @ArrayUnique()
  @IsEnum(ProgramScope, { each: true })
  scopes: ProgramScope[];

  @Field(() => Date, { nullable: true, description: 'In the future: when its tokens end; null for never.' })
  @IsOptional()
  @IsDate()
  @MinDate(() => new Date(), says('future'))
  expiresAt?: Date | null;
}

@InputType({ description: 'A program by its id.' })
export class ProgramInput {
  @Field(() => ID, { description: 'Of `programs`.' })
  @IsUUID('all')
  id: string;
}

@InputType({ description: 'Which program gets a new token, and how long it may still use the former one.' })
export class RotateProgramTokenInput {
  @Field(() => ID, { description: 'Of `programs`.' })
  @IsUUID('all')
  id: string;

  @Field(() => Int, {
    nullable: true,
    description: 'Hours for which the former token stays valid, 0 to 168; 0 ends it at once. Default: 24.',
  })
  @IfGiven()
  @IsInt()
  @Min(0)
  @Max(168)
  graceHours?: number;
}
