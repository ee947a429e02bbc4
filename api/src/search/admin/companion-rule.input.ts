import { Field, ID, InputType } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayUnique, IsArray, IsOptional, IsUUID, ValidateNested } from 'class-validator';
import { SeenVersion } from '../../operator/index.js';

@InputType({
  description: 'What goes with a category’s products, or with one product: exactly one of the two is named.',
})
export class SaveCompanionRuleInput {
  @SeenVersion()
  version?: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'Category that the rule is of. Its subcategories follow it unless they have rules of their own.',
  })
  @IsOptional()
  @IsUUID('all')
  categoryId?: string | null;

  @Field(() => ID, { nullable: true, description: 'Product that the rule is of.' })
  @IsOptional()
  @IsUUID('all')
  productId?: string | null;

  @Field(() => [ID], {
    description:
      'What goes with it, at most 20, what matters most first. For a category: categories; none: nothing goes with it. For a product: products, which stand before all others; at least one.',
  })
  @IsArray()
  @ArrayMaxSize(20)
  @ArrayUnique()
  @IsUUID('all', { each: true })
  companionIds: string[];
}

@InputType({ description: 'Which rules are listed. Absent or null: all.' })
export class CompanionRulesInput {
  @Field(() => [ID], { nullable: true, description: 'Only rules of these categories and products, 100 at most.' })
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(100)
  @IsUUID('all', { each: true })
  ofIds?: string[] | null;
}

@InputType({ description: 'Identifies a rule of what goes together.' })
export class CompanionRuleIdInput {
  @Field(() => ID, { description: '`id` from the list `companionRules`, also of a rule that was removed.' })
  @IsUUID('all')
  id: string;
}

@InputType({ description: 'A rule to try, and a product that it is tried with. Nothing is written.' })
export class PreviewCompanionRuleInput {
  @Field(() => SaveCompanionRuleInput, { description: 'The rule as it is to be.' })
  @ValidateNested()
  @Type(() => SaveCompanionRuleInput)
  rule: SaveCompanionRuleInput;

  @Field(() => ID, {
    description: 'Product whose page is previewed, of the rule’s category; its own for a product’s rule.',
  })
  @IsUUID('all')
  productId: string;
}
