import { ArgsType, Field } from '@nestjs/graphql';
import { ArrayMaxSize, IsOptional, IsString, MaxLength } from 'class-validator';

@ArgsType()
export class CodesArgs {
  @Field(() => [String], { nullable: true, description: 'Codes of the fields to return; by default all.' })
  @IsOptional()
  @ArrayMaxSize(50)
  @IsString({ each: true })
  @MaxLength(60, { each: true })
  codes?: string[] | null;
}
