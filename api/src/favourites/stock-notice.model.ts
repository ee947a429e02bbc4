import { Field, ID, InputType, ObjectType, registerEnumType } from '@nestjs/graphql';
import { IsEnum, IsOptional, IsString, IsUUID, MaxLength } from 'class-validator';
import { CardSize } from '../catalog/index.js';
import { StockNoticeKind } from '../generated/prisma/enums.js';
import { KopecksScalar } from '../platform/graphql/kopecks.scalar.js';

export { StockNoticeKind };

registerEnumType(StockNoticeKind, {
  name: 'StockNoticeKind',
  description: 'Events that a stock notice can announce.',
  valuesMap: {
    BACK_IN_STOCK: { description: 'The size is available again.' },
    PRICE_DROP: { description: 'The size costs less than when the notice was requested.' },
  },
});

export const NoticeChannel = { EMAIL: 'EMAIL', SMS: 'SMS' } as const;
export type NoticeChannel = keyof typeof NoticeChannel;
registerEnumType(NoticeChannel, {
  name: 'NoticeChannel',
  description: 'Ways to send a stock notice.',
  valuesMap: {
    EMAIL: { description: 'An e-mail.' },
    SMS: { description: 'An SMS to the account’s phone number.' },
  },
});

@ObjectType({ description: 'A subscription to one message about a size.' })
export class StockNotice {
  @Field(() => ID, { description: 'Id of the notice; `removeStockNotice` takes it.' })
  id: string;

  @Field(() => StockNoticeKind, { description: 'Event that the message announces.' })
  kind: StockNoticeKind;

  @Field(() => NoticeChannel, { description: 'How the message is sent.' })
  channel: NoticeChannel;

  @Field(() => ID, { description: 'Id of the product to be notified about.' })
  productId: string;

  @Field({ description: 'Last segment of the product’s path /product/{slug}.' })
  productSlug: string;

  @Field({ description: 'Current name of the product.' })
  productName: string;

  @Field(() => ID, { description: 'Id of the requested `size`.' })
  sizeId: string;

  @Field(() => CardSize, { description: 'Size that the notice is about.' })
  size: CardSize;

  @Field(() => KopecksScalar, {
    nullable: true,
    description: 'Lowest price of the size when the notice was requested, in kopecks.',
  })
  price: number | null;

  @Field({ description: 'When the notice was requested.' })
  createdAt: Date;

  @Field({ description: 'When the notice expires: nothing is sent afterwards.' })
  expiresAt: Date;
}

@InputType({ description: 'The size to be notified about and who to notify.' })
export class CreateStockNoticeInput {
  @Field(() => ID, { description: '`id` of the product.' })
  @IsUUID('all')
  productId: string;

  @Field(() => ID, { description: '`sizeId` of an item of the product.' })
  @IsUUID('all')
  sizeId: string;

  @Field(() => StockNoticeKind, {
    defaultValue: StockNoticeKind.BACK_IN_STOCK,
    description: 'Event to be notified about.',
  })
  @IsEnum(StockNoticeKind)
  kind: StockNoticeKind = StockNoticeKind.BACK_IN_STOCK;

  @Field(() => NoticeChannel, {
    nullable: true,
    description:
      'How to notify a signed-in shopper. Default: by e-mail, or by SMS if the account has no e-mail address. Guests get an e-mail.',
  })
  @IsOptional()
  @IsEnum(NoticeChannel)
  channel?: NoticeChannel | null;

  @Field(() => String, {
    nullable: true,
    description: 'For guests: the e-mail address. A signed-in shopper’s own contact is used instead.',
  })
  @IsOptional()
  @IsString()
  @MaxLength(254)
  email?: string | null;

  @Field(() => String, { nullable: true, description: 'For guests: the code that `sendEmailCode` sent to `email`.' })
  @IsOptional()
  @IsString()
  @MaxLength(10)
  code?: string | null;
}

@InputType({ description: 'Identifies the notice to delete.' })
export class RemoveStockNoticeInput {
  @Field(() => ID, { description: '`id` of a notice from `stockNoticeList`.' })
  @IsUUID('all')
  id: string;
}
