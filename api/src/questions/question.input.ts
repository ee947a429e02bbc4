import { Field, ID, InputType } from '@nestjs/graphql';
import { IsOptional, IsUUID, MinLength } from 'class-validator';
import { Lines } from '../platform/graphql/lines.js';

const LEAST_TEXT = 10;
const MOST_TEXT = 500;

@InputType({ description: 'Selects the product whose questions are listed.' })
export class ProductQuestionsInput {
  @Field(() => ID, { description: 'Id of a product; any colourway of the model.' })
  @IsUUID('all')
  productId: string;
}

@InputType({ description: 'Filters the caller’s own questions; with no field set, returns all.' })
export class UserQuestionsInput {
  @Field(() => ID, {
    nullable: true,
    description: 'Returns only questions about the model of this product; any colourway.',
  })
  @IsOptional()
  @IsUUID('all')
  productId?: string | null;
}

@InputType({ description: 'A question about a product.' })
export class AskQuestionInput {
  @Field(() => ID, { description: 'Id of the product (a colourway).' })
  @IsUUID('all')
  productId: string;

  @Lines(`The question in plain text, at least ${LEAST_TEXT} characters`, MOST_TEXT, 'REFUSED')
  @MinLength(LEAST_TEXT)
  text: string;
}
