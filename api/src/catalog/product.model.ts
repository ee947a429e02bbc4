import { Field, Float, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import { IsOptional, IsString, IsUUID, Length } from 'class-validator';
import { KopecksScalar } from '../platform/graphql/kopecks.scalar.js';
import { Brand } from './brand.model.js';
import { CardBadge, Named, NamedColour, NamedSize, Picture } from './card.model.js';
import { BonusCalcState, DeliverySpeed, Material, Season, Sex, SupplierType } from './catalog.enums.js';

@ObjectType({ description: 'A node of the tree of categories, such as «Обувь › Кроссовки».' })
export class Category {
  @Field(() => ID, { description: 'Of the category; promo codes of operators take it, listings filter by `slug`.' })
  id: string;

  @Field({ description: 'Part of the address below /catalog; value of the filter `categories`.' })
  slug: string;

  @Field({ description: 'Name in Russian, as menus show it.' })
  name: string;

  @Field(() => Int, { description: '1 is productCategory, 2 productType, 3 productSubType.' })
  level: number;

  @Field(() => Int, { description: 'Place among its siblings; the lowest stands first.' })
  position: number;
}

@ObjectType({ description: 'Groups colourways.' })
export class Model extends Named {
  @Field(() => ID, { description: 'Of the model; it has no page of its own.' })
  id: string;
}

@ObjectType({ implements: () => [NamedColour], description: 'A colour of the palette that goods are filtered by.' })
export class ColorPallete extends NamedColour {
  @Field(() => ID, { description: 'Of the colour; listings filter by `slug`.' })
  id: string;
}

@ObjectType({ description: 'A mark that operators put on products.' })
export class Badge extends CardBadge {
  @Field(() => ID, { description: 'Of the badge; `editProduct` of operators takes it.' })
  id: string;

  @Field({ description: 'Short name of the badge; shown nowhere.' })
  slug: string;
}

@ObjectType({ implements: () => [NamedSize], description: 'A size of a product, in the words of its size table.' })
export class Size extends NamedSize {
  @Field(() => ID, { description: 'Of the size; `createStockNotice` takes it as `sizeId`.' })
  id: string;
}

@ObjectType({ description: 'Whom the shop buys an offer from.' })
export class Supplier {
  @Field(() => ID, { description: 'Of the supplier; no call takes it.' })
  id: string;

  @Field({ description: 'Name of the supplier; the storefront does not show it.' })
  name: string;

  @Field(() => SupplierType, { description: 'Kind of supplier, which says how sure an offer is.' })
  type: SupplierType;

  @Field({ description: 'ISO 3166-1 alpha-2 of its country.' })
  isoCode: string;
}

@ObjectType({ description: 'What a page says of itself to search engines.' })
export class SeoTags {
  @Field({ description: 'For the tag title.' })
  title: string;

  @Field({ description: 'For the meta tag description.' })
  description: string;

  @Field({ description: 'For the meta tag keywords, separated by commas.' })
  keywords: string;
}

@ObjectType({
  implements: () => [Picture],
  description: 'A picture of a product, with what shows before it is loaded.',
})
export class ProductImage extends Picture {
  @Field(() => ID, { description: 'Of the picture; stays while the product keeps it.' })
  id: string;

  @Field(() => String, {
    nullable: true,
    description: 'Dominant colour, `#rrggbb`, to show until it is loaded. Null of pictures with transparent parts.',
  })
  colour: string | null;

  @Field(() => String, { nullable: true, description: 'A `data:` address of 16 pixels, to show until it is loaded.' })
  preview: string | null;
}

@ObjectType({ description: 'An MP4, served whole or in parts.' })
export class ProductVideo {
  @Field({ description: 'A path below the image proxy, without modifiers: /_ipx/_/{url}' })
  url: string;

  @Field(() => Int, { description: 'Place among the videos, from 0.' })
  position: number;
}

const property = (description: string) => Field(() => String, { nullable: true, description });

@ObjectType({ description: 'Free-text properties in the supplier’s words.' })
export class Properties {
  @property('When the model came out, as the supplier writes it.')
  factoryDate: string | null;

  @property('Model in the supplier’s words, often with its article number.')
  modelName: string | null;

  @property('Materials of the upper or the cloth.')
  material: string | null;

  @property('Lining and filling.')
  paddingMaterial: string | null;

  @property('Sole: material and kind.')
  sole: string | null;

  @property('Anything else that the supplier says.')
  additionalInfo: string | null;

  @property('Whom it is for, in words; `Product.sex` is what filters use.')
  sex: string | null;

  @property('Seasons in words; `Product.seasons` is what filters use.')
  seasons: string | null;

  @property('What comes in the box.')
  packaging: string | null;

  @property('How it closes, such as «шнуровка».')
  fasteningType: string | null;

  @property('What it is good for, such as «бег».')
  functionality: string | null;

  @property('Shape of the toe.')
  toeStyle: string | null;

  @property('Height of the shaft of boots.')
  shagHeight: string | null;

  @property('Kind and height of the heel.')
  heelType: string | null;
}

@ObjectType({ description: 'Prices of one offer for whoever asks; money in kopecks.' })
export class PriceDetails {
  @Field(() => Supplier, { description: 'Who supplies the offer.' })
  supplier: Supplier;

  @Field(() => KopecksScalar, { description: 'What everybody pays, in kopecks.' })
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

  @Field(() => BonusCalcState, { description: 'Whether points are earned on it or may pay for it.' })
  bonusCalcState: BonusCalcState;
}

@ObjectType({ description: 'An offer: product × size × supplier.' })
export class ProductItem {
  @Field(() => ID, { description: 'Of the product item; cart, `quote` and orders take it.' })
  id: string;

  @Field(() => ID, { description: 'Product that it is a size of.' })
  productId: string;

  @Field(() => ID, { description: 'Of `size`; `createStockNotice` takes it.' })
  sizeId: string;

  @Field(() => Size, { description: 'Size of this offer.' })
  size: Size;

  @Field({ description: 'ISO 3166-1 alpha-2 of the country it ships from.' })
  deliveryIsoCode: string;

  @Field(() => DeliverySpeed, { description: 'FAST where `deliveryIsoCode` is RU.' })
  deliverySpeed: DeliverySpeed;

  @Field({ description: 'Whether the shop offers it; false ones are left out of `items`.' })
  active: boolean;

  @Field({ description: 'No stock.' })
  isSold: boolean;

  @Field({ description: 'There is stock, and all of it is reserved.' })
  isReserved: boolean;

  @Field(() => Int, { description: 'Units that can be bought now. More than ten may be some seconds old for guests.' })
  available: number;

  @Field(() => Int, {
    description:
      'Most of them that one order may have: 1 unless the shop allows more of this offer. 0 where none can be bought.',
  })
  quantityMax: number;

  @Field(() => PriceDetails, { description: 'Prices and points for whoever asks.' })
  priceDetails: PriceDetails;
}

@ObjectType({ description: 'One colourway.' })
export class Product {
  @Field(() => ID, { description: 'Of the product; `productList`, favourites, reviews and related goods take it.' })
  id: string;

  @Field({ description: 'Last part of the address /product/{slug}.' })
  slug: string;

  @Field({ description: 'Name as the page shows it, in Russian, with the colour where the model has several.' })
  name: string;

  @Field({ description: 'Sanitised HTML.' })
  description: string;

  @Field(() => String, {
    nullable: true,
    description: 'Name that a language model wrote for the feed; null where it wrote none.',
  })
  aiName: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Description that a language model wrote for the feed; null where it wrote none.',
  })
  aiDescription: string | null;

  @Field(() => [String], { description: 'All supplier skus.' })
  skus: string[];

  @Field({ description: 'Whether it is on sale; only products on sale are answered.' })
  active: boolean;

  @Field({ description: 'Whether it is for children; `sex` says for whom.' })
  children: boolean;

  @Field({ description: 'Sold at the shop’s own best price.' })
  meetPrice: boolean;

  @Field({ description: 'Published in the last 30 days, or marked as new.' })
  newArrival: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'Advice about the fit in the shop’s words, plain text; null without any. The table is `sizeGrid`.',
  })
  sizeGuide: string | null;

  @Field(() => BonusCalcState, { description: 'Whether its offers earn points or can be paid for with them.' })
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

  @Field(() => [Season], { description: 'Seasons that filters know.' })
  seasons: Season[];

  @Field(() => [Material], { description: 'Materials that filters know.' })
  material: Material[];

  @Field(() => Sex, { description: 'Whom it is for.' })
  sex: Sex;

  @Field(() => [Supplier], { description: 'Suppliers of its active offers.' })
  suppliers: Supplier[];

  @Field(() => Model, {
    nullable: true,
    description: 'What colourways have in common; null where the product has no siblings.',
  })
  model: Model | null;

  @Field(() => [Brand], { description: 'Its brands, the main one first.' })
  brands: Brand[];

  @Field(() => Category, { nullable: true, description: 'Category of the first level, such as «Обувь».' })
  productCategory: Category | null;

  @Field(() => Category, { nullable: true, description: 'Category of the second level, such as «Кроссовки».' })
  productType: Category | null;

  @Field(() => Category, { nullable: true, description: 'Category of the third level; most products have none.' })
  productSubType: Category | null;

  @Field(() => [ProductItem], { description: 'Active offers by size, then as a listing would choose: cheapest, fast.' })
  items: ProductItem[];

  @Field(() => [ProductImage], { description: 'All pictures, the cover first.' })
  images: ProductImage[];

  @Field(() => [ProductVideo], { description: 'By position.' })
  videos: ProductVideo[];

  @Field(() => Properties, {
    nullable: true,
    description: 'Properties in words for the page; null where the feed names none.',
  })
  properties: Properties | null;

  @Field(() => [ColorPallete], { description: 'Its colours, the main one first.' })
  colorPalletes: ColorPallete[];

  @Field(() => SeoTags, {
    nullable: true,
    description: 'Its own texts for search engines; null: `urlMetadata` makes them from a pattern.',
  })
  seoTags: SeoTags | null;

  @Field(() => [Badge], { description: 'Marks on it, in the order they are shown.' })
  badges: Badge[];

  @Field(() => [Size], { description: 'Sizes of the active offers, sold out ones included.' })
  sizes: Size[];

  @Field(() => Date, { description: 'When the product came into the catalogue.' })
  createdAt: Date;

  @Field(() => Date, { description: 'When the product was last changed.' })
  updatedAt: Date;

  @Field(() => Date, {
    nullable: true,
    description: 'When it was taken out of the catalogue; null of every product that is answered.',
  })
  deletedAt: Date | null;
}

@InputType({ description: 'Which product: by exactly one of the two.' })
export class ProductInput {
  @Field(() => String, { nullable: true, description: 'Last part of its address /product/{slug}.' })
  @IsOptional()
  @IsString()
  @Length(1, 200)
  slug?: string | null;

  @Field(() => ID, { nullable: true, description: '`id` of a product or a card; it stays when the slug changes.' })
  @IsOptional()
  @IsUUID('all')
  id?: string | null;
}
