import { Field, ID, ObjectType } from '@nestjs/graphql';

@ObjectType({
  description:
    'A query for which the merchant has chosen the best products. `previewSearchRule` counts the judged queries whose results a rule improves or worsens.',
})
export class JudgedQuery {
  @Field(() => ID, { description: 'Id of the judged query; `removeJudgedQuery` takes it.' })
  id: string;

  @Field({ description: 'Text that shoppers may type; each query has one judgement.' })
  query: string;

  @Field(() => [ID], {
    description: 'Ids of products that should be among the first 8 results. Products that no longer exist are ignored.',
  })
  productIds: string[];
}
