import { Field, ID, InputType } from '@nestjs/graphql';
import { ArrayMaxSize, ArrayMinSize, IsNotEmpty, IsString, IsUUID, MaxLength } from 'class-validator';

@InputType({ description: 'A query and the products that the merchant has chosen as the best results.' })
export class JudgedQueryInput {
  @Field({ description: 'The query; 1 to 100 characters.' })
  @IsString()
  @IsNotEmpty()
  @MaxLength(100)
  query: string;

  @Field(() => [ID], { description: 'Ids of products that should be among the first 8; 1 to 100.' })
  @ArrayMinSize(1)
  @ArrayMaxSize(100)
  @IsUUID('all', { each: true })
  productIds: string[];
}
