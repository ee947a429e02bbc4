import { Field, ID, ObjectType } from '@nestjs/graphql';
import { connectionOf } from '../../platform/graphql/connection.model.js';
import { PreviewedProduct } from './search-rule.model.js';

@ObjectType({ description: 'A rule by which the shop says what goes with a category’s products, or with one product.' })
export class CompanionRule {
  @Field(() => ID, { description: 'Id of the rule; `removeCompanionRule` and `undoCompanionRule` take it.' })
  id: string;

  @Field(() => ID, { nullable: true, description: 'Category whose products it is of; null for a rule of a product.' })
  categoryId: string | null;

  @Field(() => ID, { nullable: true, description: 'Product that it is of; null for a rule of a category.' })
  productId: string | null;

  @Field(() => [ID], {
    description:
      'What goes with it, what matters most first: categories in a rule of a category, products in one of a product. Empty: nothing.',
  })
  companionIds: string[];

  @Field(() => Date, { description: 'When it was made.' })
  createdAt: Date;
}

@ObjectType({ description: 'A slice of `companionRules`.' })
export class CompanionRuleConnection extends connectionOf(CompanionRule, 'rules') {}

@ObjectType({ description: 'What goes with a product with the saved rules, and with a rule that is tried.' })
export class CompanionRulePreview {
  @Field(() => [PreviewedProduct], { description: 'Up to 8 products that shoppers see now.' })
  before: PreviewedProduct[];

  @Field(() => [PreviewedProduct], { description: 'Up to 8 products that they would see.' })
  after: PreviewedProduct[];
}
