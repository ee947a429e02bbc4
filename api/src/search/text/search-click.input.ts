import { Field, ID, InputType, Int } from '@nestjs/graphql';
import { IsInt, IsString, IsUUID, Length, Max, Min } from 'class-validator';

@InputType({
  description: 'A product clicked in the results of a search without filters and in the default sort order.',
})
export class NoteSearchClickInput {
  @Field({ description: 'The query as typed; 1 to 100 characters.' })
  @IsString()
  @Length(1, 100)
  query: string;

  @Field(() => ID, { description: '`id` of the clicked product card.' })
  @IsUUID('all')
  productId: string;

  @Field(() => Int, { description: 'Position of the product in all results, from 1; at most 1,000.' })
  @IsInt()
  @Min(1)
  @Max(1000)
  place: number;
}
