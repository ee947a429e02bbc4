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

@ObjectType({ description: 'A price that the shop has agreed with one shopper. Pages, cart and orders count with it.' })
export class AgreedPrice {
  @Field(() => ID, { description: 'Of the product item that it is for.' })
  itemId: string;

  @Field({ description: 'Name of the size it is for.' })
  sizeName: string;

  @Field(() => KopecksScalar, { description: 'What one unit costs this shopper, in kopecks.' })
  price: number;

  @Field(() => Int, { description: 'Units that can be ordered at it in all.' })
  units: number;

  @Field(() => Int, { description: 'Units that are in orders now.' })
  used: number;

  @Field(() => Date, { description: 'Until when it can be ordered at this price.' })
  expiresAt: Date;

  @Field({ description: 'Whether it counts now: not expired, not taken back, and a unit is left.' })
  active: boolean;
}

@ObjectType({ description: '«Нашли дешевле?»' })
export class MeetPriceRequest {
  @Field(() => ID, { description: 'Of the request; operators answer it by this.' })
  id: string;

  @Field({ description: 'E.164.' })
  phone: string;

  @Field(() => ID, { nullable: true, description: 'The account it was sent from; null for a guest’s.' })
  userId: string | null;

  @Field(() => ID, { description: 'Product that costs less elsewhere.' })
  productId: string;

  @Field({ description: 'Last part of its address /product/{slug}.' })
  productSlug: string;

  @Field({ description: 'Name of the product now.' })
  productName: string;

  @Field(() => ID, { nullable: true, description: 'The offer, if one was named.' })
  itemId: string | null;

  @Field(() => String, { nullable: true, description: 'Address of the lower price; null if only a picture shows it.' })
  link: string | null;

  @Field({ description: 'What the shopper wrote; may be empty.' })
  text: string;

  @Field(() => [String], { description: 'Paths below the image proxy: /_ipx/{modifiers}/{url}' })
  imageUrls: string[];

  @Field(() => RequestState, { description: 'Whether and how it is decided.' })
  state: RequestState;

  @Field(() => String, { nullable: true, description: 'What the shop wrote.' })
  answer: string | null;

  @Field(() => Date, { nullable: true, description: 'When it was decided; null while it is open.' })
  answeredAt: Date | null;

  @Field(() => AgreedPrice, { nullable: true, description: 'The price that was agreed; null where none was.' })
  personalPrice: AgreedPrice | null;

  @Field(() => Date, { description: 'When it was sent.' })
  createdAt: Date;
}

@ObjectType({ description: 'A page of requests for a lower price.' })
export class MeetPriceRequestPage {
  @Field(() => [MeetPriceRequest], { description: 'Those of this page, in the order of the call.' })
  items: MeetPriceRequest[];

  @Field(() => Pagination, { description: 'Which page it is, and how many requests there are.' })
  pagination: Pagination;
}

@InputType({ description: 'Where a product costs less, and who asks.' })
export class CreateMeetPriceRequestInput {
  @Field(() => ID, { description: '`id` of the product.' })
  @IsUUID('all')
  productId: string;

  @Field(() => ID, { nullable: true, description: 'Of a product item of the product: the size that is wanted.' })
  @IsOptional()
  @IsUUID('all')
  itemId?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Address of the lower price, http or https, 1000 characters at most. The shop does not open it. May be left out if a picture shows the price.',
  })
  @IsOptional()
  @IsString()
  @MaxLength(1000)
  @IsUrl({ protocols: ['http', 'https'], require_protocol: true }, says('addressOfPage'))
  @PlainText()
  link?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'A mobile number of a country the shop serves; left out, the account’s.',
  })
  @IsOptional()
  @IsString()
  @MaxLength(40)
  phone?: string | null;

  @Lines(2000)
  text = '';

  @Field(() => [ID], { defaultValue: [], description: 'Checked uploads for PRICE_MATCH_PHOTO; 8 at most.' })
  @IsArray()
  @ArrayMaxSize(MOST_PICTURES)
  @ArrayUnique()
  @IsUUID('all', { each: true })
  uploadIds: string[] = [];
}
