import { Field, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import { ArrayMaxSize, ArrayUnique, IsArray, IsOptional, IsString, IsUrl, IsUUID, MaxLength } from 'class-validator';
import { KopecksScalar } from '../platform/graphql/kopecks.scalar.js';
import { Lines } from '../platform/graphql/lines.js';
import { Pagination } from '../platform/graphql/pagination.model.js';
import { PlainText } from '../platform/graphql/plain-text.js';
import { RequestState } from './cooperative-request.model.js';
import { says } from '../shared/messages/messages.js';

/** Maximum number of pictures of a request. */
const MOST_PICTURES = 8;

@ObjectType({
  description:
    'A special price that the shop has agreed with one shopper. It applies on pages, in the cart and in orders.',
})
export class AgreedPrice {
  @Field(() => ID, { description: 'Id of the product item that has this price.' })
  itemId: string;

  @Field({ description: 'Name of the product item’s size.' })
  sizeName: string;

  @Field(() => KopecksScalar, { description: 'Price of one unit for this shopper, in kopecks.' })
  price: number;

  @Field(() => Int, { description: 'Total number of units that can be ordered at this price.' })
  units: number;

  @Field(() => Int, { description: 'Number of units already ordered at this price.' })
  used: number;

  @Field(() => Date, { description: 'Until when units can be ordered at this price.' })
  expiresAt: Date;

  @Field({
    description:
      'Whether the price applies now: it has not expired, has not been withdrawn, and at least one unit is left.',
  })
  active: boolean;
}

@ObjectType({ description: 'A shopper’s request to match a lower price («Нашли дешевле?»).' })
export class MeetPriceRequest {
  @Field(() => ID, { description: 'Id of the request, unique and stable.' })
  id: string;

  @Field({ description: 'Phone number in E.164 format.' })
  phone: string;

  @Field(() => ID, { nullable: true, description: 'Id of the account that sent the request; null for a guest.' })
  userId: string | null;

  @Field(() => ID, { description: 'Id of the product that costs less elsewhere.' })
  productId: string;

  @Field({ description: 'Last segment of the product’s path /product/{slug}.' })
  productSlug: string;

  @Field({ description: 'Current name of the product.' })
  productName: string;

  @Field(() => ID, {
    nullable: true,
    description: 'Id of the product item; null if the shopper did not choose a size.',
  })
  itemId: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'URL of the lower price; null if the shopper sent only a picture.',
  })
  link: string | null;

  @Field({ description: 'The shopper’s comment; may be empty.' })
  text: string;

  @Field(() => [String], { description: 'Images: paths for the image proxy, /_ipx/{modifiers}/{url}.' })
  imageUrls: string[];

  @Field(() => RequestState, { description: 'Status of the request.' })
  state: RequestState;

  @Field(() => String, { nullable: true, description: 'The shop’s answer to the shopper; null if there is none.' })
  answer: string | null;

  @Field(() => Date, { nullable: true, description: 'When the shop decided; null while the request is open.' })
  answeredAt: Date | null;

  @Field(() => AgreedPrice, { nullable: true, description: 'The agreed price; null if there is none.' })
  personalPrice: AgreedPrice | null;

  @Field(() => Date, { description: 'When the request was sent.' })
  createdAt: Date;
}

@ObjectType({ description: 'A page of price-match requests.' })
export class MeetPriceRequestPage {
  @Field(() => [MeetPriceRequest], { description: 'Requests of this page, in the order of the list.' })
  items: MeetPriceRequest[];

  @Field(() => Pagination, { description: 'Position of this page and total number of requests.' })
  pagination: Pagination;
}

@InputType({ description: 'A product that costs less elsewhere, and contact details.' })
export class CreateMeetPriceRequestInput {
  @Field(() => ID, { description: '`id` of the product.' })
  @IsUUID('all')
  productId: string;

  @Field(() => ID, { nullable: true, description: 'Id of the product item in the size the shopper wants.' })
  @IsOptional()
  @IsUUID('all')
  itemId?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'URL of the lower price, http or https, 1000 characters at most. The shop does not open it. Optional if an uploaded picture shows the price.',
  })
  @IsOptional()
  @IsString()
  @MaxLength(1000)
  @IsUrl({ protocols: ['http', 'https'], require_protocol: true }, says('addressOfPage'))
  @PlainText()
  link?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Mobile number of a country that the shop serves; by default the account’s number.',
  })
  @IsOptional()
  @IsString()
  @MaxLength(40)
  phone?: string | null;

  @Lines('Comment of the shopper', 2000)
  text = '';

  @Field(() => [ID], { defaultValue: [], description: 'Ids of completed uploads for PRICE_MATCH_PHOTO, 8 at most.' })
  @IsArray()
  @ArrayMaxSize(MOST_PICTURES)
  @ArrayUnique()
  @IsUUID('all', { each: true })
  uploadIds: string[] = [];
}
