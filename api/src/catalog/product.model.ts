import { Field, Float, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import { IsString, Length } from 'class-validator';
import { KopecksScalar } from '../platform/graphql/kopecks.scalar.js';
import { Brand } from './brand.model.js';
import { CardBadge, CardImage, Named } from './card.model.js';
import { BonusCalcState, DeliverySpeed, Material, Season, Sex, SupplierType } from './catalog.enums.js';

@ObjectType()
export class Category {
  @Field(() => ID)
  id: string;

  @Field()
  slug: string;

  @Field()
  name: string;

  @Field(() => Int, { description: '1 is productCategory, 2 productType, 3 productSubType.' })
  level: number;

  @Field(() => Int)
  position: number;
}

@ObjectType({ description: 'Groups colourways.' })
export class Model extends Named {
  @Field(() => ID)
  id: string;
}

@ObjectType()
export class ColorPallete extends Named {
  @Field(() => ID)
  id: string;

  @Field({ description: '`#rrggbb`' })
  hex: string;
}

@ObjectType()
export class Badge extends CardBadge {
  @Field(() => ID)
  id: string;

  @Field()
  slug: string;
}

@ObjectType()
export class Size extends Named {
  @Field(() => ID)
  id: string;
}

@ObjectType()
export class Supplier {
  @Field(() => ID)
  id: string;

  @Field()
  name: string;

  @Field(() => SupplierType)
  type: SupplierType;

  @Field()
  isoCode: string;
}

@ObjectType()
export class SeoTags {
  @Field()
  title: string;

  @Field()
  description: string;

  @Field()
  keywords: string;
}

@ObjectType()
export class ProductImage extends CardImage {
  @Field(() => ID)
  id: string;

  @Field(() => String, { nullable: true, description: 'Dominant colour, `#rrggbb`.' })
  colour: string | null;

  @Field(() => String, { nullable: true, description: 'A `data:` address of 16 pixels, to show until it is loaded.' })
  preview: string | null;
}

@ObjectType({ description: 'An MP4, served whole or in parts.' })
export class ProductVideo {
  @Field({ description: 'A path below the image proxy, without modifiers: /_ipx/_/{url}' })
  url: string;

  @Field(() => Int)
  position: number;
}

const property = () => Field(() => String, { nullable: true });

@ObjectType({ description: 'Free-text properties in the supplier’s words.' })
export class Properties {
  @property()
  factoryDate: string | null;

  @property()
  modelName: string | null;

  @property()
  material: string | null;

  @property()
  paddingMaterial: string | null;

  @property()
  sole: string | null;

  @property()
  additionalInfo: string | null;

  @property()
  sex: string | null;

  @property()
  seasons: string | null;

  @property()
  packaging: string | null;

  @property()
  fasteningType: string | null;

  @property()
  functionality: string | null;

  @property()
  toeStyle: string | null;

  @property()
  shagHeight: string | null;

  @property()
  heelType: string | null;
}

@ObjectType()
export class PriceDetails {
  @Field(() => Supplier)
  supplier: Supplier;

  @Field(() => KopecksScalar)
  price: number;

  @Field(() => KopecksScalar, { nullable: true, description: 'Above `price`, or null.' })
  oldPrice: number | null;

  @Field(() => KopecksScalar, { nullable: true, description: 'The price for any signed-in shopper, or null.' })
  loyaltyPrice: number | null;

  @Field(() => KopecksScalar, {
    nullable: true,
    description: 'The price that the shop has agreed with this shopper alone, if it is the lowest; null for guests.',
  })
  personalPrice: number | null;

  @Field(() => Date, { nullable: true, description: 'Until when it can be ordered at `personalPrice`.' })
  personalPriceUntil: Date | null;

  @Field(() => Int, { description: 'Points the shopper earns; a guest sees the first level’s.' })
  cashback: number;

  @Field(() => Int, { description: 'Whole percent off `oldPrice`, 0 without one.' })
  sale: number;

  @Field(() => BonusCalcState)
  bonusCalcState: BonusCalcState;
}

@ObjectType({ description: 'An offer: product × size × supplier.' })
export class ProductItem {
  @Field(() => ID)
  id: string;

  @Field(() => ID)
  productId: string;

  @Field(() => ID)
  sizeId: string;

  @Field(() => Size)
  size: Size;

  @Field({ description: 'ISO 3166-1 alpha-2 of the country it ships from.' })
  deliveryIsoCode: string;

  @Field(() => DeliverySpeed)
  deliverySpeed: DeliverySpeed;

  @Field()
  active: boolean;

  @Field({ description: 'No stock.' })
  isSold: boolean;

  @Field({ description: 'There is stock, and all of it is reserved.' })
  isReserved: boolean;

  @Field(() => Int, { description: 'Units that can be bought now.' })
  available: number;

  @Field(() => PriceDetails)
  priceDetails: PriceDetails;
}

@ObjectType({ description: 'One colourway.' })
export class Product {
  @Field(() => ID)
  id: string;

  @Field()
  slug: string;

  @Field()
  name: string;

  @Field({ description: 'Sanitised HTML.' })
  description: string;

  @Field(() => String, { nullable: true })
  aiName: string | null;

  @Field(() => String, { nullable: true })
  aiDescription: string | null;

  @Field(() => [String], { description: 'All supplier skus.' })
  skus: string[];

  @Field()
  active: boolean;

  @Field()
  children: boolean;

  @Field({ description: 'Sold at the shop’s own best price.' })
  meetPrice: boolean;

  @Field({ description: 'Published in the last 30 days, or marked as new.' })
  newArrival: boolean;

  @Field(() => String, { nullable: true })
  sizeGuide: string | null;

  @Field(() => BonusCalcState)
  bonusCalcState: BonusCalcState;

  @Field(() => Int, { description: 'Units in paid orders.' })
  unitSold: number;

  @Field(() => Float, {
    nullable: true,
    description: 'Average of the reviews of the model, with two digits; null without any.',
  })
  rating: number | null;

  @Field(() => Int, { description: 'Approved reviews of the model; `reviewList` has them.' })
  reviewCount: number;

  @Field(() => [Season])
  seasons: Season[];

  @Field(() => [Material])
  material: Material[];

  @Field(() => Sex)
  sex: Sex;

  @Field(() => [Supplier])
  suppliers: Supplier[];

  @Field(() => Model, { nullable: true })
  model: Model | null;

  @Field(() => [Brand])
  brands: Brand[];

  @Field(() => Category, { nullable: true })
  productCategory: Category | null;

  @Field(() => Category, { nullable: true })
  productType: Category | null;

  @Field(() => Category, { nullable: true })
  productSubType: Category | null;

  @Field(() => [ProductItem], { description: 'Active offers by size, then as a listing would choose: cheapest, fast.' })
  items: ProductItem[];

  @Field(() => [ProductImage])
  images: ProductImage[];

  @Field(() => [ProductVideo], { description: 'By position.' })
  videos: ProductVideo[];

  @Field(() => Properties, { nullable: true })
  properties: Properties | null;

  @Field(() => [ColorPallete])
  colorPalletes: ColorPallete[];

  @Field(() => SeoTags, { nullable: true })
  seoTags: SeoTags | null;

  @Field(() => [Badge])
  badges: Badge[];

  @Field(() => [Size], { description: 'Sizes of the active offers, sold out ones included.' })
  sizes: Size[];

  @Field(() => Date)
  createdAt: Date;

  @Field(() => Date)
  updatedAt: Date;

  @Field(() => Date, { nullable: true })
  deletedAt: Date | null;
}

@InputType()
export class ProductInput {
  @Field()
  @IsString()
  @Length(1, 200)
  slug: string;
}
