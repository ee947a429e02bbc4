import { Field, ID, ObjectType, registerEnumType } from '@nestjs/graphql';
import { QuestionState } from '../generated/prisma/enums.js';
import { connectionOf } from '../platform/graphql/connection.model.js';

export { QuestionState };

registerEnumType(QuestionState, {
  name: 'QuestionState',
  description: 'Publication status of a question.',
  valuesMap: {
    PENDING: { description: 'Waits for the shop’s answer.' },
    ANSWERED: { description: 'Published with the answer: visible to everybody.' },
    REJECTED: { description: 'Visible only to the question’s author, with the reason.' },
  },
});

@ObjectType({ description: 'The shop’s answer to a question.' })
export class QuestionAnswer {
  @Field({ description: 'Text of the answer, plain text.' })
  text: string;

  @Field({
    description: 'When the question was published with an answer. Later changes of the answer do not change this time.',
  })
  createdAt: Date;
}

@ObjectType({ description: 'A shopper’s question about a product. The author is not shown.' })
export class ProductQuestion {
  @Field(() => ID, { description: 'Identifies the question in the operators’ calls.' })
  id: string;

  @Field(() => ID, { description: 'Id of the product (a colourway) that the question is about.' })
  productId: string;

  @Field({ description: 'Last segment of the product’s path /product/{slug}.' })
  productSlug: string;

  @Field({ description: 'Current name of the product.' })
  productName: string;

  @Field({ description: 'Text of the question, plain text.' })
  text: string;

  @Field(() => QuestionState, { description: 'Whether the question is published.' })
  state: QuestionState;

  @Field(() => String, {
    nullable: true,
    description: 'Why the question was rejected; visible to its author and operators.',
  })
  rejectionReason: string | null;

  @Field(() => QuestionAnswer, {
    nullable: true,
    description: 'The shop’s answer; null until the question is answered.',
  })
  answer: QuestionAnswer | null;

  @Field({ description: 'When the question was asked.' })
  createdAt: Date;
}

@ObjectType({ description: 'A slice of `productQuestions` or `userQuestions`.' })
export class ProductQuestionConnection extends connectionOf(ProductQuestion, 'questions') {}
