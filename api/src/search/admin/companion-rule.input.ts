import { Field, ID, InputType } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayUnique, IsArray, IsOptional, IsUUID, ValidateNested } from 'class-validator';
import { SeenVersion } from '../../operator/index.js';

@InputType({
  description: 'Companions of a category’s products, or of one product. Set exactly one of the two.',
})
export class SaveCompanionRuleInput {
  @SeenVersion()
  version?: string | null;

  @Field(() => ID, {
    nullable: true,
    description:
      'Id of the category whose products get the rule. The rule also applies to subcategories without rules of their own.',
  })
  @IsOptional()
  @IsUUID('all')
  categoryId?: string | null;

  @Field(() => ID, { nullable: true, description: 'Id of the product that gets the rule.' })
  @IsOptional()
  @IsUUID('all')
  productId?: string | null;

  @Field(() => [ID], {
    description:
      'Ids of the companions, 20 at most, most important first. For a category: ids of categories; an empty list means no companions. For a product: ids of products, at least one; these products are shown before all others.',
  })
  @IsArray()
  @ArrayMaxSize(20)
  @ArrayUnique()
  @IsUUID('all', { each: true })
  companionIds: string[];
}

@InputType({ description: 'Filters the rules. Absent or null: all.' })
export class CompanionRulesInput {
  @Field(() => [ID], {
    nullable: true,
    description: 'Returns only rules of these categories and products, by id; 100 at most.',
  })
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(100)
  @IsUUID('all', { each: true })
  ofIds?: string[] | null;
}

@InputType({ description: 'Identifies a companion rule.' })
export class CompanionRuleIdInput {
  @Field(() => ID, { description: '`id` from the list `companionRules`, also of a rule that was removed.' })
  @IsUUID('all')
  id: string;
}

@InputType({ description: 'A rule to test, and a product to test the rule with. Nothing is saved.' })
export class PreviewCompanionRuleInput {
  @Field(() => SaveCompanionRuleInput, { description: 'The rule to test.' })
  @ValidateNested()
  @Type(() => SaveCompanionRuleInput)
  rule: SaveCompanionRuleInput;

  @Field(() => ID, {
    description:
      'Id of the product whose page is previewed: a product of the rule’s category, or the product of the rule.',
  })
  @IsUUID('all')
  productId: string;
}
