import { Field, ID, InputType, Int } from '@nestjs/graphql';
import { IsInt, IsString, IsUUID, Length, Max, Min } from 'class-validator';

@InputType({
  description: 'A product that was chosen in the results of a search, in their own order and without filters.',
})
export class NoteSearchClickInput {
  @Field({ description: 'The query as typed; 1 to 100 characters.' })
  @IsString()
  @Length(1, 100)
  query: string;

  @Field(() => ID, { description: '`id` of the card that was chosen.' })
  @IsUUID('all')
  productId: string;

  @Field(() => Int, { description: 'Its place in all results, counted from 1; at most 1,000.' })
  @IsInt()
  @Min(1)
  @Max(1000)
  place: number;
}
