import { Field, ID, InputType } from '@nestjs/graphql';
import { IsEnum, IsOptional, IsString, IsUUID, MaxLength } from 'class-validator';
import { MergedKind } from '../../../generated/prisma/enums.js';
import { Reason, SeenVersion } from '../../../operator/index.js';

@InputType({ description: 'What is to become what.' })
export class MergeInput {
  @SeenVersion()
  version?: string | null;

  @Field(() => ID, { description: 'Id of what goes.' })
  @IsUUID('all')
  source: string;

  @Field(() => ID, { description: 'Id of what stays: `version` is its version.' })
  @IsUUID('all')
  target: string;

  @Field(() => String, { nullable: true, description: 'Reason for the trail, 3 to 500 characters.' })
  @IsOptional()
  @Reason()
  reason?: string | null;
}

@InputType({ description: 'A merge that is to be looked at first.' })
export class MergePreviewInput {
  @Field(() => MergedKind, { description: 'What is merged.' })
  @IsEnum(MergedKind)
  kind: MergedKind;

  @Field(() => ID, { description: 'Id of what would go.' })
  @IsUUID('all')
  source: string;

  @Field(() => ID, { description: 'Id of what would stay.' })
  @IsUUID('all')
  target: string;
}

@InputType({ description: 'Filters former names; with no field set, returns all.' })
export class FormerNamesInput {
  @Field(() => MergedKind, { nullable: true, description: 'What had the name.' })
  @IsOptional()
  @IsEnum(MergedKind)
  kind?: MergedKind | null;

  @Field(() => String, { nullable: true, description: 'Part of the name or slug.' })
  @IsOptional()
  @IsString()
  @MaxLength(200)
  search?: string | null;
}
