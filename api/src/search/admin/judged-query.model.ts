import { Field, ID, ObjectType } from '@nestjs/graphql';

@ObjectType({
  description:
    'A query that the merchant has judged. `previewSearchRule` says how many of them a rule helps and hurts.',
})
export class JudgedQuery {
  @Field(() => ID, { description: 'Id of the judged query; `removeJudgedQuery` takes it.' })
  id: string;

  @Field({ description: 'What shoppers may type; one judgement each.' })
  query: string;

  @Field(() => [ID], { description: 'Products that should be among the first 8. One that is gone is passed over.' })
  productIds: string[];
}
