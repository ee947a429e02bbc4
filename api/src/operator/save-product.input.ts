import { Field, ID, InputType } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsBoolean,
  IsDate,
  IsIn,
  IsOptional,
  IsString,
  IsUUID,
  Matches,
  MaxLength,
  NotEquals,
  ValidateNested,
} from 'class-validator';
import { BonusCalcState, Material, Season, Sex } from '../catalog/index.js';
import { CustomFieldValues, type CustomFieldValueInput } from '../custom-fields/index.js';
import { OWN_SOURCE } from '../feeds/index.js';
import { says } from '../shared/messages/messages.js';
import { CATALOGUE_SLUG, Clearable, IfGiven, Slug, Text } from './inputs.js';
import { PROGRAM } from './operator-product.input.js';

@InputType({ description: 'A product by exactly one of its ids.' })
export class ProductKeyInput {
  @Field(() => ID, { nullable: true, description: '`id` of `products`.' })
  @IsOptional()
  @IsUUID('all')
  id?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Id of the product in the system that is named by `source`, 1 to 300 characters.',
  })
  @IsOptional()
  @Text(300)
  externalId?: string | null;

  @Field(() => String, {
    defaultValue: PROGRAM,
    description:
      'Whose ids `externalId` is one of: any name of 1 to 100 characters, for ever the same. A feed that is imported with this `--source` writes the same products.',
  })
  @Text(100)
  @NotEquals(OWN_SOURCE)
  source: string = PROGRAM;
}

@InputType({ description: 'A colour by its name.' })
export class ProductColourInput {
  @Field({ description: 'Such as «белый»; the shop’s palette knows many, also in English and as «красно-белый».' })
  @Text(300)
  name: string;

  @Field(() => String, { nullable: true, description: 'Swatch of a colour that the palette lacks, `#rrggbb`.' })
  @IsOptional()
  @Matches(/^#[0-9a-f]{6}$/, says('colour'))
  hex?: string | null;
}

const property = (description: string): PropertyDecorator => {
  return (target, key) => {
    Field(() => String, { nullable: true, description })(target, key);
    IsOptional()(target, key);
    IsString()(target, key);
    MaxLength(20_000)(target, key);
  };
};

@InputType({ description: 'Free-text properties. One that is left out stays, null empties it.' })
export class PropertiesInput {
  @property('When the model came out.')
  factoryDate?: string | null;

  @property('Model in the supplier’s words, often with its article number.')
  modelName?: string | null;

  @property('Materials of the upper or the cloth.')
  material?: string | null;

  @property('Lining and filling.')
  paddingMaterial?: string | null;

  @property('Sole: its stuff and kind.')
  sole?: string | null;

  @property('Anything else.')
  additionalInfo?: string | null;

  @property('Whom it is for, in words; filters use `sex` of the product.')
  sex?: string | null;

  @property('Seasons in words; filters use `seasons` of the product.')
  seasons?: string | null;

  @property('What comes in the box.')
  packaging?: string | null;

  @property('How it closes, such as «шнуровка».')
  fasteningType?: string | null;

  @property('What it is good for, such as «бег».')
  functionality?: string | null;

  @property('Shape of the toe.')
  toeStyle?: string | null;

  @property('Height of the shaft of boots.')
  shagHeight?: string | null;

  @property('Kind and height of the heel.')
  heelType?: string | null;
}

@InputType({ description: 'Texts for search engines. One that is left out stays, null empties it.' })
export class ProductSeoTagsInput {
  @Clearable(300, 'Title of the page; empty: the shop writes it.')
  title?: string | null;

  @Clearable(1000, 'Description of the page; empty: the shop writes it.')
  description?: string | null;

  @Clearable(1000, 'Keywords of the page.')
  keywords?: string | null;
}

const flag = (description: string) => Field(() => Boolean, { nullable: true, description });
const slugs = (description: string) => Field(() => [String], { nullable: true, description });

@InputType({
  description:
    'A product: `id` or `externalId` names it. An `externalId` that is not there, or neither, makes a new product. What is left out stays; null empties it.',
})
export class SaveProductInput extends ProductKeyInput {
  @Field(() => String, {
    nullable: true,
    description: 'As shoppers read it, 1 to 300 characters. A new product needs it.',
  })
  @IfGiven()
  @Text(300)
  name?: string;

  @Field(() => String, {
    nullable: true,
    description:
      'Last part of its address: lower-case Latin letters and digits, joined by hyphens; 200 at most. A new product gets one from its name; it changes only by this field.',
  })
  @IfGiven()
  @Slug(CATALOGUE_SLUG)
  slug?: string;

  @Field(() => String, {
    nullable: true,
    description: 'HTML; what is not text, structure or links is taken out. Null: none.',
  })
  @IsOptional()
  @IsString()
  @MaxLength(50_000)
  description?: string | null;

  @Clearable(300, 'Name of the model that it shares with its other colours, made where it is new; null: none.')
  model?: string | null;

  @slugs('Slugs of all its brands, the main one first; 5 at most. Null: none.')
  @IsOptional()
  @ArrayMaxSize(5)
  @ArrayUnique()
  @IsString({ each: true })
  @MaxLength(CATALOGUE_SLUG, { each: true })
  brands?: string[] | null;

  @Clearable(CATALOGUE_SLUG, 'Slug of its category, the innermost; those above follow. Null: none.')
  category?: string | null;

  @Field(() => [ProductColourInput], {
    nullable: true,
    description: 'All its colours, the main one first; 3 at most. Null: none.',
  })
  @IsOptional()
  @ArrayMaxSize(3)
  @ValidateNested({ each: true })
  @Type(() => ProductColourInput)
  colours?: ProductColourInput[] | null;

  @Field(() => Sex, { nullable: true, description: 'Whom it is for; a new product is UNISEX.' })
  @IfGiven()
  @IsIn(Object.values(Sex))
  sex?: Sex;

  @flag('Whether it is for children; a new product is not.')
  @IfGiven()
  @IsBoolean()
  children?: boolean;

  @Field(() => [Season], { nullable: true, description: 'All its seasons. Null: none.' })
  @IsOptional()
  @IsIn(Object.values(Season), { each: true })
  seasons?: Season[] | null;

  @Field(() => [Material], { nullable: true, description: 'All its materials. Null: none.' })
  @IsOptional()
  @IsIn(Object.values(Material), { each: true })
  material?: Material[] | null;

  @flag('False takes it off sale; a new product is on sale as soon as it has an offer with a price.')
  @IfGiven()
  @IsBoolean()
  active?: boolean;

  @flag('Marks it as sold at the shop’s own best price.')
  @IfGiven()
  @IsBoolean()
  meetPrice?: boolean;

  @flag('Marks it as new; what was published in the last 30 days is new without it.')
  @IfGiven()
  @IsBoolean()
  newArrival?: boolean;

  @Field(() => BonusCalcState, {
    nullable: true,
    description: 'Whether it earns points, can be paid for with them, both or neither; a new product: both.',
  })
  @IfGiven()
  @IsIn(Object.values(BonusCalcState))
  bonusCalcState?: BonusCalcState;

  @slugs('Slugs of all its badges, the first one first; 10 at most. Null: none.')
  @IsOptional()
  @ArrayMaxSize(10)
  @ArrayUnique()
  @IsString({ each: true })
  @MaxLength(CATALOGUE_SLUG, { each: true })
  badges?: string[] | null;

  @Field(() => Date, { nullable: true, description: 'Since when it counts as published; a new product: now.' })
  @IfGiven()
  @IsDate()
  publishedAt?: Date;

  @Field(() => String, { nullable: true, description: 'Advice on choosing a size. Null: none.' })
  @IsOptional()
  @IsString()
  @MaxLength(20_000)
  sizeGuide?: string | null;

  @Field(() => PropertiesInput, { nullable: true, description: 'Those that change. Null: none at all.' })
  @IsOptional()
  @ValidateNested()
  @Type(() => PropertiesInput)
  properties?: PropertiesInput | null;

  @Field(() => ProductSeoTagsInput, { nullable: true, description: 'Those that change. Null: none at all.' })
  @IsOptional()
  @ValidateNested()
  @Type(() => ProductSeoTagsInput)
  seoTags?: ProductSeoTagsInput | null;

  @CustomFieldValues()
  customFields?: CustomFieldValueInput[];
}
