import { Field, Float, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import { IsOptional, IsString, IsUUID, Length } from 'class-validator';
import { KopecksScalar } from '../platform/graphql/kopecks.scalar.js';
import { Brand } from './brand.model.js';
import { CardBadge, Named, NamedColour, NamedSize, Picture } from './card.model.js';
import { BonusCalcState, DeliverySpeed, Material, Season, Sex, SupplierType } from './catalog.enums.js';

@ObjectType({ description: 'A node of the category tree, such as «Обувь › Кроссовки».' })
export class Category {
  @Field(() => ID, {
    description: 'Id of the category. Operators’ promo codes take it; product lists filter by `slug` instead.',
  })
  id: string;

  @Field({ description: 'Segment of the path below /catalog; a value of the filter `categories`.' })
  slug: string;

  @Field({ description: 'Name in Russian, as shown in menus.' })
  name: string;

  @Field(() => Int, { description: 'Depth in the tree: 1 is productCategory, 2 productType, 3 productSubType.' })
  level: number;

  @Field(() => Int, { description: 'Position among the categories with the same parent, lowest first.' })
  position: number;
}

@ObjectType({ description: 'A model: groups the colourways of one product.' })
export class Model extends Named {
  @Field(() => ID, { description: 'Id of the model. A model has no page of its own.' })
  id: string;
}

@ObjectType({ implements: () => [NamedColour], description: 'A colour of the palette used to filter products.' })
export class ColorPallete extends NamedColour {
  @Field(() => ID, { description: 'Id of the colour; product lists filter by `slug` instead.' })
  id: string;
}

@ObjectType({ description: 'A badge that operators attach to products.' })
export class Badge extends CardBadge {
  @Field(() => ID, { description: 'Id of the badge; the operators’ `editProduct` takes it.' })
  id: string;

  @Field({ description: 'Slug of the badge; not shown to shoppers.' })
  slug: string;
}

@ObjectType({ implements: () => [NamedSize], description: 'A size of a product, named as in its size table.' })
export class Size extends NamedSize {
  @Field(() => ID, { description: 'Id of the size; `createStockNotice` takes it as `sizeId`.' })
  id: string;
}

@ObjectType({ description: 'A supplier of product items.' })
export class Supplier {
  @Field(() => ID, { description: 'Id of the supplier, which only calls of operators take.' })
  id: string;

  @Field({ description: 'Name of the supplier; the storefront does not show it.' })
  name: string;

  @Field(() => SupplierType, { description: 'Type of supplier; it indicates how reliable the stock is.' })
  type: SupplierType;

  @Field({ description: 'ISO 3166-1 alpha-2 code of the country.' })
  isoCode: string;
}

@ObjectType({ description: 'Title, description and keywords of a page for search engines.' })
export class SeoTags {
  @Field({ description: 'Content of the HTML element title.' })
  title: string;

  @Field({ description: 'Content of the meta tag description.' })
  description: string;

  @Field({ description: 'Content of the meta tag keywords, comma-separated.' })
  keywords: string;
}

@ObjectType({
  implements: () => [Picture],
  description: 'A picture of a product, with placeholders to show while it loads.',
})
export class ProductImage extends Picture {
  @Field(() => ID, { description: 'Id of the picture; stable while the product has it.' })
  id: string;

  @Field(() => String, {
    nullable: true,
    description: 'Dominant colour, `#rrggbb`, as a placeholder while loading. Null for pictures with transparency.',
  })
  colour: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'A `data:` URL of a 16-pixel picture, as a placeholder while loading.',
  })
  preview: string | null;
}

@ObjectType({ description: 'An MP4 video; its URL supports range requests.' })
export class ProductVideo {
  @Field({ description: 'Path on the image proxy, without modifiers: /_ipx/_/{url}' })
  url: string;

  @Field(() => Int, { description: 'Position among the product’s videos, from 0.' })
  position: number;
}

const property = (description: string) => Field(() => String, { nullable: true, description });

@ObjectType({ description: 'Free-text properties as the supplier describes them.' })
export class Properties {
  @property('Release date of the model, as the supplier writes it.')
  factoryDate: string | null;

  @property('The supplier’s name of the model, often with its article number.')
  modelName: string | null;

  @property('Materials of the upper or the fabric.')
  material: string | null;

  @property('Lining and padding.')
  paddingMaterial: string | null;

  @property('Material and type of the sole.')
  sole: string | null;

  @property('Other information from the supplier.')
  additionalInfo: string | null;

  @property('Sex as text; filters use `Product.sex`.')
  sex: string | null;

  @property('Seasons as text; filters use `Product.seasons`.')
  seasons: string | null;

  @property('Contents of the box.')
  packaging: string | null;

  @property('Type of fastening, such as «шнуровка».')
  fasteningType: string | null;

  @property('Intended use, such as «бег».')
  functionality: string | null;

  @property('Shape of the toe.')
  toeStyle: string | null;

  @property('Height of the shaft of boots.')
  shagHeight: string | null;

  @property('Type and height of the heel.')
  heelType: string | null;
}

@ObjectType({ description: 'Prices of one product item for the caller, in kopecks.' })
export class PriceDetails {
  @Field(() => Supplier, { description: 'Supplier of this product item.' })
  supplier: Supplier;

  @Field(() => KopecksScalar, { description: 'Price for everybody, in kopecks.' })
  price: number;

  @Field(() => KopecksScalar, {
    nullable: true,
    description: 'Price before the sale in kopecks, above `price`; null without a sale.',
  })
  oldPrice: number | null;

  @Field(() => KopecksScalar, {
    nullable: true,
    description: 'Price for signed-in shoppers in kopecks; null if there is none.',
  })
  loyaltyPrice: number | null;

  @Field(() => KopecksScalar, {
    nullable: true,
    description: 'Price in kopecks agreed with this shopper, if it is the lowest; otherwise null.',
  })
  personalPrice: number | null;

  @Field(() => Date, { nullable: true, description: 'Until when the item can be ordered at `personalPrice`.' })
  personalPriceUntil: Date | null;

  @Field(() => Int, { description: 'Points the shopper earns; for a guest, as on the first loyalty level.' })
  cashback: number;

  @Field(() => Int, { description: 'Discount from `oldPrice` as a whole percentage; 0 without a sale.' })
  sale: number;

  @Field(() => BonusCalcState, { description: 'Whether the item earns points or can be paid for with them.' })
  bonusCalcState: BonusCalcState;
}

@ObjectType({ description: 'A product item (offer): one product in one size from one supplier.' })
export class ProductItem {
  @Field(() => ID, { description: 'Id of the product item; cart, `quote` and orders take it.' })
  id: string;

  @Field(() => ID, { description: 'Id of the product that the item belongs to.' })
  productId: string;

  @Field(() => ID, { description: 'Id of `size`; `createStockNotice` takes it.' })
  sizeId: string;

  @Field(() => Size, { description: 'Size, such as «42» or «M».' })
  size: Size;

  @Field({ description: 'ISO 3166-1 alpha-2 code of the country the item ships from.' })
  deliveryIsoCode: string;

  @Field(() => DeliverySpeed, { description: 'FAST if `deliveryIsoCode` is RU, otherwise SLOW.' })
  deliverySpeed: DeliverySpeed;

  @Field({ description: 'Whether the shop offers the item; inactive ones are omitted from `items`.' })
  active: boolean;

  @Field({ description: 'True if the item is out of stock.' })
  isSold: boolean;

  @Field({ description: 'True if the item is in stock, but all units are reserved.' })
  isReserved: boolean;

  @Field(() => Int, {
    description: 'Number of units available now. For guests, a value above ten may be some seconds old.',
  })
  available: number;

  @Field(() => Int, {
    description: 'Greatest quantity in one order: 1 unless the shop allows more of this item; 0 if none can be bought.',
  })
  quantityMax: number;

  @Field(() => PriceDetails, { description: 'Prices and points for the caller.' })
  priceDetails: PriceDetails;
}

@ObjectType({ description: 'A product in one colourway.' })
export class Product {
  @Field(() => ID, {
    description: 'Id of the product; `productList`, favourites, reviews and related products take it.',
  })
  id: string;

  @Field({ description: 'Last segment of the path /product/{slug}.' })
  slug: string;

  @Field({ description: 'Name in Russian as shown on the page, including the colour if the model has several.' })
  name: string;

  @Field({ description: 'Description as sanitised HTML.' })
  description: string;

  @Field(() => String, {
    nullable: true,
    description: 'Name generated by a language model for the feed; null if there is none.',
  })
  aiName: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Description generated by a language model for the feed; null if there is none.',
  })
  aiDescription: string | null;

  @Field(() => [String], { description: 'All SKUs of the suppliers.' })
  skus: string[];

  @Field({ description: 'Whether the product is on sale. Always true: other products are not returned.' })
  active: boolean;

  @Field({ description: 'Whether the product is for children; `sex` says for whom.' })
  children: boolean;

  @Field({ description: 'Whether the product is sold at the shop’s own best price.' })
  meetPrice: boolean;

  @Field({ description: 'Whether the product was published in the last 30 days or is marked as new.' })
  newArrival: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'The shop’s advice on fit, as plain text; null if there is none. `sizeGrid` returns the size table.',
  })
  sizeGuide: string | null;

  @Field(() => BonusCalcState, {
    description: 'Whether the product’s items earn points or can be paid for with points.',
  })
  bonusCalcState: BonusCalcState;

  @Field(() => Int, { description: 'Number of units in paid orders.' })
  unitSold: number;

  @Field(() => Float, {
    nullable: true,
    description: 'Average rating of the model with two decimals; null without reviews.',
  })
  rating: number | null;

  @Field(() => Int, { description: 'Number of approved reviews of the model; `reviewList` returns them.' })
  reviewCount: number;

  @Field(() => [Season], { description: 'Seasons used by filters.' })
  seasons: Season[];

  @Field(() => [Material], { description: 'Materials used by filters.' })
  material: Material[];

  @Field(() => Sex, { description: 'Sex of the people the product is for.' })
  sex: Sex;

  @Field(() => [Supplier], { description: 'Suppliers of the product’s active product items.' })
  suppliers: Supplier[];

  @Field(() => Model, {
    nullable: true,
    description: 'Model that groups the product’s colourways; null if there is only one.',
  })
  model: Model | null;

  @Field(() => [Brand], { description: 'Brands of the product, main brand first.' })
  brands: Brand[];

  @Field(() => Category, { nullable: true, description: 'First-level category, such as «Обувь».' })
  productCategory: Category | null;

  @Field(() => Category, { nullable: true, description: 'Second-level category, such as «Кроссовки».' })
  productType: Category | null;

  @Field(() => Category, { nullable: true, description: 'Third-level category; null for most products.' })
  productSubType: Category | null;

  @Field(() => [ProductItem], {
    description: 'Active product items by size; within a size, cheapest first, then fastest delivery.',
  })
  items: ProductItem[];

  @Field(() => [ProductImage], { description: 'All pictures, cover first.' })
  images: ProductImage[];

  @Field(() => [ProductVideo], { description: 'Videos of the product, sorted by position.' })
  videos: ProductVideo[];

  @Field(() => Properties, {
    nullable: true,
    description: 'Free-text properties for the page; null if there are none.',
  })
  properties: Properties | null;

  @Field(() => [ColorPallete], { description: 'Colours of the product, main colour first.' })
  colorPalletes: ColorPallete[];

  @Field(() => SeoTags, {
    nullable: true,
    description:
      'The product’s own texts for search engines; null: use `urlMetadata`, which builds them from a template.',
  })
  seoTags: SeoTags | null;

  @Field(() => [Badge], { description: 'Badges of the product, in display order.' })
  badges: Badge[];

  @Field(() => [Size], { description: 'Sizes of the active product items, including sold-out ones.' })
  sizes: Size[];

  @Field(() => Date, { description: 'When the product was added to the catalogue.' })
  createdAt: Date;

  @Field(() => Date, { description: 'When the product was last changed.' })
  updatedAt: Date;

  @Field(() => Date, {
    nullable: true,
    description: 'When the product was removed from the catalogue. Always null: removed products are not returned.',
  })
  deletedAt: Date | null;
}

@InputType({ description: 'Identifies a product. Set exactly one field.' })
export class ProductInput {
  @Field(() => String, { nullable: true, description: 'Last segment of the product’s path /product/{slug}.' })
  @IsOptional()
  @IsString()
  @Length(1, 200)
  slug?: string | null;

  @Field(() => ID, { nullable: true, description: '`id` of a product or card; unlike the slug, it never changes.' })
  @IsOptional()
  @IsUUID('all')
  id?: string | null;
}
