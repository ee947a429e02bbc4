import { Field, ID, ObjectType } from '@nestjs/graphql';
import { connectionOf } from '../../platform/graphql/connection.model.js';
import { PreviewedProduct } from './search-rule.model.js';

@ObjectType({
  description: 'A rule that sets which companions are shown with a category’s products or with one product.',
})
export class CompanionRule {
  @Field(() => ID, { description: 'Id of the rule; `removeCompanionRule` and `undoCompanionRule` take it.' })
  id: string;

  @Field(() => ID, {
    nullable: true,
    description: 'Id of the category whose products have the rule; null for a rule of a product.',
  })
  categoryId: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'Id of the product that has the rule; null for a rule of a category.',
  })
  productId: string | null;

  @Field(() => [ID], {
    description:
      'Ids of the companions, most important first: categories in a rule of a category, products in a rule of a product. Empty: no companions.',
  })
  companionIds: string[];

  @Field(() => Date, { description: 'Time of creation.' })
  createdAt: Date;
}

@ObjectType({ description: 'A slice of `companionRules`.' })
export class CompanionRuleConnection extends connectionOf(CompanionRule, 'rules') {}

@ObjectType({ description: 'Companions of a product, with the saved rules and with the tested rule.' })
export class CompanionRulePreview {
  @Field(() => [PreviewedProduct], { description: 'Up to 8 products that shoppers see now, with the saved rules.' })
  before: PreviewedProduct[];

  @Field(() => [PreviewedProduct], { description: 'Up to 8 products that shoppers would see with the tested rule.' })
  after: PreviewedProduct[];
}
