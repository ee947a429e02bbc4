import { Field, ID, InputType } from '@nestjs/graphql';
import { IsEnum, IsOptional, IsString, IsUUID, MaxLength } from 'class-validator';
import { MergedKind } from '../../../generated/prisma/enums.js';
import { Reason, SeenVersion } from '../../../operator/index.js';

@InputType({ description: 'The two objects to merge.' })
export class MergeInput {
  @SeenVersion()
  version?: string | null;

  @Field(() => ID, { description: 'Id of the object that is deleted by the merge.' })
  @IsUUID('all')
  source: string;

  @Field(() => ID, { description: 'Id of the object that remains after the merge; `version` refers to this object.' })
  @IsUUID('all')
  target: string;

  @Field(() => String, { nullable: true, description: 'Reason, stored in the audit trail, 3 to 500 characters.' })
  @IsOptional()
  @Reason()
  reason?: string | null;
}

@InputType({ description: 'The two objects of a merge to preview.' })
export class MergePreviewInput {
  @Field(() => MergedKind, { description: 'Kind of the merged objects.' })
  @IsEnum(MergedKind)
  kind: MergedKind;

  @Field(() => ID, { description: 'Id of the object that the merge would delete.' })
  @IsUUID('all')
  source: string;

  @Field(() => ID, { description: 'Id of the object that would remain after the merge.' })
  @IsUUID('all')
  target: string;
}

@InputType({ description: 'Filters former names; with no field set, returns all.' })
export class FormerNamesInput {
  @Field(() => MergedKind, { nullable: true, description: 'Kind of the object that had the name.' })
  @IsOptional()
  @IsEnum(MergedKind)
  kind?: MergedKind | null;

  @Field(() => String, { nullable: true, description: 'Part of the name or slug.' })
  @IsOptional()
  @IsString()
  @MaxLength(200)
  search?: string | null;
}
