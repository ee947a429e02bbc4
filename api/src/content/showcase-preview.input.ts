import { Field, InputType } from '@nestjs/graphql';
import { IsString, MaxLength } from 'class-validator';

@InputType({ description: 'Selects the collection or banner of an operator’s preview link.' })
export class ShowcasePreviewInput {
  @Field({ description: 'Token of the preview link.' })
  @IsString()
  @MaxLength(200)
  token: string;
}
